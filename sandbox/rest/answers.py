"""Answers to interactions: the callback and the webhook behind the token (docs, receiving-and-responding)."""

from sandbox import errors, posts
from sandbox.interactions import AUTOCOMPLETE, COMPONENT, SUBMIT, Interaction, origin
from sandbox.posts import EPHEMERAL
from sandbox.rest.router import Routes, Service
from sandbox.rules import modals
from sandbox.rules.lengths import of_choices
from sandbox.values import Call, Json, Reply
from sandbox.world import Post

routes = Routes()
MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
ORIGINAL = "@original"


@routes.on("POST", "/interactions/{interaction}/{token}/callback")
def callback(service: Service, call: Call) -> Reply:
    interaction = service.interactions.awaiting(call.path["interaction"], call.path["token"])
    kind, data = call.body["type"], call.body.get("data") or {}
    _fits(interaction, kind, data)
    platform = service.platform
    channel = service.world.channel(interaction.channel)
    made: Post | None = None
    comes_from = origin(platform, interaction, ephemeral=bool((data.get("flags") or 0) & EPHEMERAL))
    if kind == MESSAGE:
        made = posts.create(platform, channel, service.world.bot["id"], data, call.files, comes_from)
    elif kind == DEFERRED_MESSAGE:
        made = posts.create_loading(platform, channel, comes_from)
    elif kind == UPDATE and interaction.message is not None:
        standing = service.world.post(interaction.channel, interaction.message.id)
        made = posts.edit(platform, standing, data, call.files, interaction=True)
    elif kind == CHOICES:
        interaction.choices = data.get("choices") or []
        if problems := of_choices(interaction.choices, "data/choices"):
            raise errors.invalid_form(problems)
    elif kind == MODAL:
        modals.check(data)
        interaction.modal = data
    interaction.original = made or (interaction.message if kind == DEFERRED_UPDATE else None)
    service.interactions.answered(interaction, kind)
    if kind not in (DEFERRED_MESSAGE, DEFERRED_UPDATE):
        service.interactions.touch(interaction, made)
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return Reply(204)
    return Reply(body=_response(interaction, kind, made))


@routes.on("POST", "/webhooks/{application}/{token}")
def follow_up(service: Service, call: Call) -> Reply:
    interaction = _interaction(service, call)
    body = call.body or {}
    if interaction.original is not None and interaction.original.loading:
        # The first follow-up after a deferral fills the deferred message.
        return Reply(body=_edit(service, interaction, interaction.original, call))
    ephemeral = bool((body.get("flags") or 0) & EPHEMERAL)
    post = posts.create(
        service.platform,
        service.world.channel(interaction.channel),
        service.world.bot["id"],
        body,
        call.files,
        origin(service.platform, interaction, ephemeral=ephemeral),
    )
    service.interactions.touch(interaction, post)
    return Reply(body=post.data)


@routes.on("GET", "/webhooks/{application}/{token}/messages/{message}")
def read(service: Service, call: Call) -> Reply:
    return Reply(body=_post(service, call, _interaction(service, call)).data)


@routes.on("PATCH", "/webhooks/{application}/{token}/messages/{message}")
def edit(service: Service, call: Call) -> Reply:
    interaction = _interaction(service, call)
    return Reply(body=_edit(service, interaction, _post(service, call, interaction), call))


@routes.on("DELETE", "/webhooks/{application}/{token}/messages/{message}")
def delete(service: Service, call: Call) -> Reply:
    interaction = _interaction(service, call)
    posts.delete(service.platform, _post(service, call, interaction))
    service.interactions.touch(interaction, None)
    return Reply(204)


def _fits(interaction: Interaction, kind: int, data: Json) -> None:
    """Raise Breach for a kind of answer that this kind of interaction does not take."""
    completes = interaction.kind == AUTOCOMPLETE
    if completes != (kind == CHOICES):
        raise errors.invalid_form([("type", "This answer does not fit the interaction.")])
    has_message = interaction.kind in (COMPONENT, SUBMIT) and interaction.message is not None
    if kind in (DEFERRED_UPDATE, UPDATE) and not has_message:
        raise errors.invalid_form([("type", "There is no message to update.")])
    if kind == MODAL and interaction.kind == SUBMIT:
        raise errors.invalid_form([("type", "A form cannot answer a form.")])
    if kind == DEFERRED_MESSAGE and (set(data) - {"flags"} or (data.get("flags") or 0) & ~EPHEMERAL):
        raise errors.invalid_form([("data", "A deferred answer takes only the flag EPHEMERAL.")])


def _interaction(service: Service, call: Call) -> Interaction:
    if call.path["application"] != service.world.bot["id"]:
        raise errors.unknown_webhook()
    return service.interactions.by_token(call.path["token"])


def _post(service: Service, call: Call, interaction: Interaction) -> Post:
    """The original answer, or any message made with this token, if it still stands."""
    wanted = call.path["message"]
    if wanted == ORIGINAL:
        wanted = interaction.original.id if interaction.original else ""
    elif wanted not in interaction.messages and (interaction.original is None or wanted != interaction.original.id):
        raise errors.unknown_message()
    return service.world.post(interaction.channel, wanted)


def _edit(service: Service, interaction: Interaction, post: Post, call: Call) -> Json:
    posts.edit(service.platform, post, call.body or {}, call.files, interaction=True)
    service.interactions.touch(interaction, post)
    return post.data


def _response(interaction: Interaction, kind: int, made: Post | None) -> Json:
    """docs, receiving-and-responding: Interaction Callback Response object."""
    told: Json = {"id": interaction.id, "type": interaction.kind, "channel_id": interaction.channel}
    if made is None:
        return {"interaction": told}
    told["response_message_id"] = made.id
    told["response_message_loading"] = made.loading
    told["response_message_ephemeral"] = made.owner is not None
    if made.loading:  # a deferral has no resource yet
        return {"interaction": told}
    return {"interaction": told, "resource": {"type": kind, "message": made.data}}
