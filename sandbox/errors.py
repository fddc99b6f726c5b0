"""Discord's refusals by name (docs, topics/opcodes-and-status-codes: JSON error codes)."""

from sandbox.values import Json


class ApiError(Exception):
    """An answer of the REST API that is no success."""

    def __init__(self, status: int, code: int, message: str, **more: object) -> None:
        super().__init__(f"{status}/{code}: {message}")
        self.status = status
        self.code = code
        self.body: Json = {"message": message, "code": code, **more}
        self.headers: dict[str, str] = {}


class Breach(ApiError):
    """A request that a correct bot never sends; it counts as a violation."""


def unauthorized() -> ApiError:
    return ApiError(401, 0, "401: Unauthorized")


def not_found() -> ApiError:
    return ApiError(404, 0, "404: Not Found")


def unknown_channel() -> ApiError:
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    return ApiError(404, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    return ApiError(404, 10013, "Unknown User")


def unknown_webhook() -> ApiError:
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    return ApiError(404, 10062, "Unknown interaction")


def unknown_command() -> ApiError:
    return ApiError(404, 10063, "Unknown application command")


def too_large() -> Breach:
    return Breach(413, 40005, "Request entity too large")


def invalid_json() -> Breach:
    return Breach(400, 50109, "The request body contains invalid JSON.")


def already_acknowledged() -> ApiError:
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def invalid_webhook_token() -> ApiError:
    return ApiError(401, 50027, "Invalid Webhook Token")


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def not_the_author() -> ApiError:
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> Breach:
    return Breach(400, 50006, "Cannot send an empty message")


def cannot_message_user() -> ApiError:
    return ApiError(403, 50007, "Cannot send messages to this user")


def no_mutual_guilds() -> ApiError:
    return ApiError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")


def wrong_channel_type() -> ApiError:
    return ApiError(400, 50024, "Cannot execute action on this channel type")


def archived_thread() -> ApiError:
    return ApiError(400, 50083, "Thread is archived")


def locked_thread() -> ApiError:
    return ApiError(403, 160005, "Thread is locked")


def thread_exists() -> ApiError:
    return ApiError(400, 160004, "A thread has already been created for this message")


def too_many_old_edits(retry_after: float) -> ApiError:
    """Edits of messages over an hour old are throttled; the figure is Discord's secret."""
    message = "Maximum number of edits to messages older than 1 hour reached. Try again later"
    error = ApiError(429, 30046, message, retry_after=retry_after, **{"global": False})
    error.headers = {"Via": "1.1 sandbox", "Retry-After": str(retry_after)}
    return error


def invalid_form(problems: list[tuple[str, str]]) -> Breach:
    """400/50035 with the nested `errors` object; each problem is a path such as `embeds/0/title` and a text."""
    errors: Json = {}
    for where, text in problems:
        node = errors
        for part in filter(None, where.split("/")):
            node = node.setdefault(part, {})
        node.setdefault("_errors", []).append({"code": "BASE_TYPE_INVALID", "message": text})
    return Breach(400, 50035, "Invalid Form Body", errors=errors)
