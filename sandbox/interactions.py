"""Interactions: what a person starts and the bot must answer (docs, interactions/receiving-and-responding)."""

import asyncio
import secrets

import msgspec

from sandbox import errors
from sandbox.objects import DM_CHANNEL
from sandbox.permissions import of
from sandbox.platform import Platform
from sandbox.posts import Origin
from sandbox.rules.commands import GROUP, SUBCOMMAND
from sandbox.values import Json
from sandbox.world import Post

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
KEEP_SECONDS = 3_600


class Interaction(msgspec.Struct):
    """One interaction and how far its answer has come."""

    id: str
    token: str
    kind: int
    user: str
    channel: str
    born: float
    payload: Json
    settled: asyncio.Event
    message: Post | None = None
    """The message whose component was used."""
    opened_by: "Interaction | None" = None
    """For the submit of a form: the interaction that opened it."""
    answer: int | None = None
    """The callback's type, once there is one."""
    original: Post | None = None
    messages: list[str] = []
    """Ids of all messages made or changed with its token."""
    modal: Json | None = None
    choices: list[Json] = []
    failed: bool = False

    @property
    def state(self) -> str:
        """`pending`, `answered`, `modal`, or `failed` ("This interaction failed")."""
        if self.failed:
            return "failed"
        if self.answer is None:
            return "pending"
        return "modal" if self.modal else "answered"


class Interactions:
    """All interactions of the last hour, by id and by token."""

    def __init__(self, platform: Platform) -> None:
        self._platform = platform
        self._by_id: dict[str, Interaction] = {}

    def get(self, identity: str) -> Interaction | None:
        return self._by_id.get(identity)

    def by_token(self, token: str) -> Interaction:
        """The interaction behind a webhook token; raises what Discord answers for a dead one."""
        found = next((interaction for interaction in self._by_id.values() if interaction.token == token), None)
        limits, now = self._platform.limits, self._platform.clock.now()
        if found is None or now - found.born > limits.token_seconds:
            raise errors.invalid_webhook_token()
        if found.answer is None:
            raise errors.unknown_webhook()
        return found

    def awaiting(self, identity: str, token: str) -> Interaction:
        """An interaction that may still be answered for the first time."""
        found = self._by_id.get(identity)
        if found is None or found.token != token:
            raise errors.unknown_interaction()
        if found.answer is not None:
            raise errors.already_acknowledged()
        late = self._platform.clock.now() - found.born > self._platform.limits.answer_seconds
        if found.failed or late:
            raise errors.unknown_interaction()
        return found

    def start(
        self,
        kind: int,
        user: str,
        channel: Json,
        data: Json,
        message: Post | None = None,
        opened_by: Interaction | None = None,
    ) -> Interaction:
        """Tell the bot what the person did, and start the 3 seconds."""
        platform = self._platform
        now = platform.clock.now()
        self._by_id = {key: old for key, old in self._by_id.items() if now - old.born < KEEP_SECONDS}
        identity, token = platform.new_id(), secrets.token_urlsafe(48)
        interaction = Interaction(
            identity, token, kind, user, channel["id"], now, {}, asyncio.Event(), message, opened_by
        )
        interaction.payload = self._payload(interaction, channel, data)
        self._by_id[identity] = interaction
        if platform.bot_sessions == 0:
            self._fail(interaction)
            return interaction
        platform.clock.call_later(platform.limits.answer_seconds, lambda: self._expire(interaction))
        for _ in range(2 if platform.duplicate_next_interaction else 1):
            platform.bus.tell("INTERACTION_CREATE", interaction.payload)
        platform.duplicate_next_interaction = False
        return interaction

    def touch(self, interaction: Interaction, post: Post | None) -> None:
        """Note that a message was made, changed or deleted with the token: the person has something to look at."""
        if post is not None and post.id not in interaction.messages:
            interaction.messages.append(post.id)
        interaction.settled.set()
        self._platform.bus.stir()

    def answered(self, interaction: Interaction, kind: int) -> None:
        """Note the first answer and tell the page."""
        interaction.answer = kind
        self._tell(interaction)

    def _expire(self, interaction: Interaction) -> None:
        if interaction.answer is None:
            self._fail(interaction)

    def _fail(self, interaction: Interaction) -> None:
        interaction.failed = True
        interaction.settled.set()
        self._tell(interaction)

    def _tell(self, interaction: Interaction) -> None:
        told: Json = {"user": interaction.user, "id": interaction.id, "state": interaction.state}
        if interaction.modal:
            told["modal"] = interaction.modal
        self._platform.bus.tell("interaction", told)

    def _payload(self, interaction: Interaction, channel: Json, data: Json) -> Json:
        """docs, interactions/receiving-and-responding: Interaction object."""
        world = self._platform.world
        who = world.user(interaction.user)
        payload: Json = {
            "id": interaction.id,
            "application_id": world.bot["id"],
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel_id": channel["id"],
            "channel": {**channel, "permissions": str(of(world, interaction.user, channel))},
            "locale": world.people[interaction.user].locale,
            "entitlements": [],
            "attachment_size_limit": self._platform.limits.attachment_bytes,
            "app_permissions": str(of(world, world.bot["id"], channel)),
        }
        if channel["type"] == DM_CHANNEL:
            payload.update(user=who, context=1, authorizing_integration_owners={"0": "0"})
        else:
            guild = world.guilds[channel["guild_id"]]
            payload.update(
                guild_id=guild["id"],
                guild={"id": guild["id"], "locale": guild["preferred_locale"], "features": guild["features"]},
                guild_locale=guild["preferred_locale"],
                member={
                    **world.members[guild["id"]][interaction.user],
                    "permissions": str(of(world, interaction.user, channel)),
                },
                context=0,
                authorizing_integration_owners={"0": guild["id"]},
            )
        if interaction.message is not None:
            payload["message"] = interaction.message.data
        return payload


def origin(platform: Platform, interaction: Interaction, *, ephemeral: bool) -> Origin:
    """What a message takes over from the interaction that it answers."""
    fields: Json = {
        "application_id": platform.world.bot["id"],
        "webhook_id": platform.world.bot["id"],
        "interaction_metadata": _metadata(platform, interaction),
    }
    if interaction.kind == COMMAND:
        fields["interaction"] = {
            "id": interaction.id,
            "type": interaction.kind,
            "name": command_name(interaction.payload["data"]),
            "user": platform.world.user(interaction.user),
        }
    return Origin(interaction.id, fields, interaction.user if ephemeral else None)


def command_name(data: Json) -> str:
    """The command as typed, with its subcommands: `game new`."""
    words, options = [str(data["name"])], data.get("options") or []
    while options and options[0]["type"] in (SUBCOMMAND, GROUP):
        words.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(words)


def _metadata(platform: Platform, interaction: Interaction) -> Json:
    """docs, resources/message: Message Interaction Metadata object."""
    metadata: Json = {
        "id": interaction.id,
        "type": interaction.kind,
        "user": platform.world.user(interaction.user),
        "authorizing_integration_owners": interaction.payload["authorizing_integration_owners"],
    }
    if interaction.kind == COMPONENT and interaction.message is not None:
        metadata["interacted_message_id"] = interaction.message.id
    if interaction.kind == SUBMIT and interaction.opened_by is not None:
        metadata["triggering_interaction_metadata"] = _metadata(platform, interaction.opened_by)
    return metadata
