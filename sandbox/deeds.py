"""The bodies of POST /page/actions and /page/control, turned into calls."""

from typing import Any

import msgspec

from sandbox import places, posts, views
from sandbox.actions import Actions
from sandbox.faults import Fault
from sandbox.gateway import Gateway
from sandbox.interactions import Interaction
from sandbox.permissions import named
from sandbox.platform import Limits, Platform
from sandbox.refusal import Refused
from sandbox.values import Json


class Deeds:
    """Does what a body asks for; the answer is JSON. Raises Refused with a text for the person."""

    def __init__(self, platform: Platform, actions: Actions, gateway: Gateway) -> None:
        self._platform = platform
        self._actions = actions
        self._gateway = gateway

    async def act(self, body: Json) -> Json:
        """One action of a person."""
        started = self._start(body)
        if not isinstance(started, Interaction):
            return started
        if body.get("wait") or body["action"] == "complete":
            await self._actions.settle(started)
            return self._actions.outcome(started)
        return {"ok": True, "interaction": started.id}

    def _start(self, body: Json) -> Interaction | Json:
        user, channel = str(body["user"]), str(body.get("channel", ""))
        actions = self._actions
        match body["action"]:
            case "slash":
                return actions.slash(user, channel, body["command"], body.get("options") or {})
            case "complete":
                options = body.get("options") or {}
                return actions.complete(user, channel, body["command"], options, body["focused"])
            case "click":
                return actions.click(user, channel, body["message"], self._custom_id(body), body.get("shown"))
            case "select":
                custom_id, shown = self._custom_id(body), body.get("shown")
                return actions.select(user, channel, body["message"], custom_id, body["values"], shown)
            case "submit":
                return actions.submit(user, body["interaction"], body.get("values") or {}, body.get("custom_id"))
            case "dismiss":
                actions.dismiss(user, channel, body["message"])
            case "read":
                actions.read(user, channel)
            case "thread":
                return {"ok": True, "channel": actions.thread(user, channel, body["name"])}
            case "say":
                return {"ok": True, "message": posts.shown(actions.say(user, channel, body["text"]))}
            case "dm":
                return {"ok": True, "channel": actions.open_dm(user)}
            case "clock":
                self._platform.put_clock_forward(float(body["seconds"]))
            case "locale":
                actions.speak(user, body["locale"])
            case "guild_locale":
                actions.speak_in_guild(user, body["channel"], body["locale"])
            case "nick":
                actions.nick(user, body["name"])
            case "look":
                views.channel_for(self._platform.world, user, channel)
                seen = views.messages(self._platform.world, user, channel)
                return {"ok": True, "messages": seen, "pings": views.pings(self._platform.world, user)}
            case other:
                raise Refused(f"Nobody can {other}.")
        return {"ok": True}

    def control(self, body: Json) -> Json:
        """One turn of a knob, by a test or a curious host."""
        platform, world = self._platform, self._platform.world
        told = {key: value for key, value in body.items() if key != "control"}
        match body["control"]:
            case "fault":
                platform.faults.add(msgspec.convert(told, Fault))
            case "refuse_connect":
                platform.faults.refused_connects = body.get("times", 1)
            case "drop":
                self._gateway.drop(body.get("code", 4000))
            case "reconnect":
                self._gateway.reconnect()
            case "silence":
                self._gateway.silence()
            case "invalid_session":
                self._gateway.invalidate(resumable=body.get("resumable", False))
            case "heartbeats":
                self._gateway.acknowledges = body["acknowledge"]
            case "permissions":
                deny = named(body.get("deny") or [])
                channel = world.channel(body["channel"])
                places.overwrite(platform, channel, world.bot["id"], 1, allow=0, deny=deny)
            case "delete_channel":
                places.delete_channel(platform, world.channel(body["channel"]))
            case "delete_guild":
                places.leave_guild(platform, body["guild"], unavailable=body.get("unavailable", False))
            case "restore_guild":
                self._gateway.announce(body["guild"])
            case "duplicate_next_interaction":
                platform.duplicate_next_interaction = True
            case "leave":
                places.leave_member(platform, body["guild"], body["user"])
            case "archive":
                thread = world.channel(body["channel"])
                places.archive(platform, thread, archived=body.get("archived", True), locked=body.get("locked", False))
            case "delete_message":
                post = world.find_post(body["message"])
                if post is None:
                    raise Refused("There is no such message.")
                posts.delete(platform, post)
            case "dms":
                world.people[body["user"]].dms_open = body["open"]
            case "locale":
                world.people[body["user"]].locale = body["locale"]
            case "edit_age_limit":
                self._set_limits({"old_message_seconds": body.get("seconds"), "old_edits": body.get("edits")})
            case "limits":
                self._set_limits(told)
            case other:
                raise Refused(f"There is no control {other}.")
        return {"ok": True}

    def _set_limits(self, told: dict[str, Any]) -> None:
        for key, value in told.items():
            if key not in Limits.__struct_fields__:
                raise Refused(f"There is no limit {key}.")
            if value is not None:
                setattr(self._platform.limits, key, value)

    def _custom_id(self, body: Json) -> str:
        message, wanted, shown = body["message"], body["custom_id"], body.get("shown")
        return self._actions.custom_id(str(body["user"]), body["channel"], message, wanted, shown)
