"""What is agreed when a table is opened."""

from tests.end_to_end.house import House


async def test_options_are_offered_and_taken_with_the_command(house: House) -> None:
    typed = {"game": "halali", "options": "match"}
    offered = await house.ann.complete(house.room.id, "game new", "options", **typed)
    assert [choice["value"] for choice in offered] == ["match=on", "match=off"]
    outcome = await house.ann.slash(house.room.id, "game new", game="halali", options="match=off, stall_limit=20")
    assert "stands below" in outcome.text
    table = await house.table()
    assert (table.options["match"], table.options["stall_limit"], table.options["no_return"]) == (False, 20, True)


async def test_what_is_no_option_opens_nothing(house: House) -> None:
    refusals = {
        "match=perhaps": "“perhaps” is no choice for Length.",
        "stall_limit=-1": "“\\-1” is no choice for Stall rule.",
        "nonsense": "“nonsense” is no option of this game.",
        "@everyone=1": "“＠everyone=1” is no option of this game.",
    }
    for wrong, why in refusals.items():
        outcome = await house.ann.slash(house.room.id, "game new", game="halali", options=wrong)
        assert outcome.text.startswith(why)
        assert await house.tables.in_channel(int(house.room.id)) is None
