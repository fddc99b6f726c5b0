"""Rules for a whole message (docs, resources/message; docs, components/reference)."""

from collections.abc import Mapping

from sandbox import components, errors
from sandbox.rules import lengths
from sandbox.rules.components import Problem, classic, unique_ids, version_two
from sandbox.values import Json, Upload

COMPONENTS_V2 = 1 << 15
CONTENT_CHARACTERS = 2_000
EMBED_CHARACTERS = 6_000
ATTACHMENTS = 10
ALT_TEXT_CHARACTERS = 1_024
MENTIONED_IDS = 100


def check(body: Json, uploads: Mapping[str, Upload], before: Json | None) -> None:
    """Raise Breach for the message that would stand after this request; `before` is None for a new one."""
    problems: list[Problem] = []
    after: Json = {
        key: (body[key] if key in body else (before or {}).get(key)) or []
        for key in ("content", "embeds", "components", "poll", "sticker_ids")
    }
    names = _file_names(body, uploads, before)
    flags = (body.get("flags") or 0) | (before or {"flags": 0})["flags"] & COMPONENTS_V2
    problems += _flags(body, before)
    if len(after["content"] or "") > CONTENT_CHARACTERS and "content" in body:
        problems.append(("content", "Must be 2000 or fewer in length."))
    problems += lengths.of_embeds(after["embeds"]) + lengths.of_components(after["components"])
    problems += _embeds(after["embeds"])
    problems += _mentions(body.get("allowed_mentions"))
    problems += _attachments(body, uploads)
    problems += _names_exist(after, names)
    if flags & COMPONENTS_V2:
        for key in ("content", "embeds", "poll", "sticker_ids"):
            if after[key]:
                problems.append((key, "This field cannot be used with the flag IS_COMPONENTS_V2"))
        problems += version_two(after["components"])
    else:
        problems += classic(after["components"])
    problems += unique_ids(after["components"])
    if problems:
        raise errors.invalid_form(problems)
    if not any(after.values()) and not names:
        raise errors.empty_message()


def _flags(body: Json, before: Json | None) -> list[Problem]:
    if before is None or "flags" not in body:
        return []
    was, now = before["flags"] & COMPONENTS_V2, (body["flags"] or 0) & COMPONENTS_V2
    return [("flags", "IS_COMPONENTS_V2 cannot be removed")] if was and not now else []


def _embeds(embeds: list[Json]) -> list[Problem]:
    if sum(map(_embed_length, embeds)) > EMBED_CHARACTERS:
        return [("embeds", "Embed size exceeds maximum size of 6000")]
    return []


def _embed_length(embed: Json) -> int:
    parts = [embed.get("title"), embed.get("description")]
    parts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or []:
        parts += [field.get("name"), field.get("value")]
    return sum(len(part) for part in parts if part)


def _mentions(allowed: Json | None) -> list[Problem]:
    problems: list[Problem] = []
    for kind in ("users", "roles"):
        listed = (allowed or {}).get(kind) or []
        if listed and kind in ((allowed or {}).get("parse") or []):
            problems.append(("allowed_mentions", f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'))
        if len(listed) > MENTIONED_IDS:
            problems.append((f"allowed_mentions/{kind}", "Must be 100 or fewer in length."))
    return problems


def _attachments(body: Json, uploads: Mapping[str, Upload]) -> list[Problem]:
    listed = body.get("attachments") or []
    problems: list[Problem] = []
    if len(listed) > ATTACHMENTS or len(uploads) > ATTACHMENTS:
        problems.append(("attachments", "Must be 10 or fewer in length."))
    for index, entry in enumerate(listed):
        if len(entry.get("description") or "") > ALT_TEXT_CHARACTERS:
            problems.append((f"attachments/{index}/description", "Must be 1024 or fewer in length."))
    if "attachments" in body:
        unlisted = set(uploads) - {str(entry["id"]) for entry in listed}
        problems += [("attachments", f"files[{number}] is not in the list") for number in sorted(unlisted)]
    return problems


def _file_names(body: Json, uploads: Mapping[str, Upload], before: Json | None) -> set[str]:
    """The names of the files that the message will carry."""
    old = {entry["id"]: entry["filename"] for entry in (before or {}).get("attachments", [])}
    if body.get("attachments") is None:
        kept = {} if "attachments" in body else old
        return {*kept.values(), *(upload.name for upload in uploads.values())}
    names = set()
    for entry in body["attachments"]:
        identity = str(entry["id"])
        if identity in uploads:
            names.add(entry.get("filename") or uploads[identity].name)
        elif identity in old:
            names.add(old[identity])
    return names


def _names_exist(after: Json, names: set[str]) -> list[Problem]:
    addresses: list[Problem] = []
    for index, embed in enumerate(after["embeds"]):
        for part in ("image", "thumbnail"):
            addresses.append((f"embeds/{index}/{part}/url", (embed.get(part) or {}).get("url") or ""))
    for path, component in components.walk(after["components"]):
        addresses += [(path, media["url"]) for media in components.media_of(component)]
    return [
        (where, f"The referenced attachment '{address}' was not found")
        for where, address in addresses
        if address.startswith("attachment://") and address.removeprefix("attachment://") not in names
    ]
