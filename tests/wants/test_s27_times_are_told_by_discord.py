"""Each reader sees times in the zone of their own device, since Discord writes them."""

from tests.wants.sources import BOT, attributes, strings, trees


def test_s27_no_text_writes_a_time_of_its_own() -> None:
    writing = {"strftime", "ctime", "asctime"}
    assert [path for path, tree in trees() if attributes(tree) & writing] == []
    for path in (BOT / "locales").rglob("*.ftl"):
        assert "DATETIME(" not in path.read_text(encoding="utf-8"), path.name


def test_s27_timestamps_are_written_in_one_place() -> None:
    assert [path for path, tree in trees() if any("<t:" in text for text in strings(tree))] == ["words/moments.py"]
