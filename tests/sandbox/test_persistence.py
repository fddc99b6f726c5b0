"""Keeping the world: stopping and starting goes on with the game."""

from pathlib import Path

from sandbox.person import text_of
from sandbox.stand_in import Sandbox
from tests.sandbox.fixtures import add_commands
from tests.sandbox.throwaway import Bot, running


async def test_world_messages_pictures_and_commands_are_kept(tmp_path: Path) -> None:
    state = tmp_path / "world.db"
    async with Sandbox(state=state) as first:
        ann, channel = first.person("ann"), first.channels[0]
        bot = Bot()
        add_commands(bot)
        async with running(first, bot):
            await ann.slash(channel, "game board")
            await ann.slash(channel, "game new", game="halali")
            await ann.slash(channel, "hand")
        await ann.say(channel, f"hello {first.person('ben').mention}")
        await ann.nick("Anna")
        thread = await ann.thread(channel, "Table")

    async with Sandbox(state=state) as second:
        ann, ben = second.person("ann"), second.person("ben")
        assert ann.user["global_name"] == "Anna"
        board, game, said = await ben.messages(channel)
        assert text_of(said).startswith("hello")
        assert said["author"]["global_name"] == "Anna"
        assert second.pings(ben, channel) == 1
        assert thread["id"] in second.world.channels
        address = board["attachments"][0]["url"]
        assert address.startswith(second.cdn_base)
        assert second.platform.files.stored[address.removeprefix(second.cdn_base + "/")].startswith(b"\x89PNG")
        assert len(await ann.messages(channel)) == 3  # the private answer is gone, as on a reload of Discord
        again = Bot()
        add_commands(again)
        async with running(second, again, sync=False):
            assert (await ann.click(game, "Again")).text == "count 1"
        newer = await ann.say(channel, "on")
        assert int(newer["id"]) > int(said["id"])
        await ann.nick("Ann")
        assert (await ben.messages(channel))[-1]["author"]["global_name"] == "Ann"


async def test_changes_are_saved_soon_without_a_stop(tmp_path: Path) -> None:
    state = tmp_path / "world.db"
    async with Sandbox(state=state) as sandbox:
        sandbox.save_delay = 0.01
        await sandbox.person("ann").say(sandbox.channels[0], "hello")
        await sandbox.wait_for(lambda: sandbox.saves > 0)
        copy = tmp_path / "copy.db"
        copy.write_bytes(state.read_bytes())
        channel = sandbox.channels[0]
    async with Sandbox(state=copy) as other:
        assert [message["content"] for message in await other.person("ann").messages(channel)] == ["hello"]


async def test_dropped_files_leave_the_disk(tmp_path: Path) -> None:
    state = tmp_path / "world.db"
    async with Sandbox(state=state) as sandbox:
        bot = Bot()
        add_commands(bot)
        async with running(sandbox, bot):
            outcome = await sandbox.person("ann").slash(sandbox.channels[0], "game board")
        sandbox.save()
        assert outcome.message is not None
        sandbox.deeds.control({"control": "delete_message", "message": outcome.message["id"]})
    async with Sandbox(state=state) as again:
        assert again.platform.files.stored == {}
