"""Parameters are numbered, each once."""

from bot.store.postgres.placeholders import numbered


def test_by_position() -> None:
    assert numbered("a = ? AND b = ?") == ("a = $1 AND b = $2", (0, 1))


def test_by_name_and_the_same_name_again() -> None:
    assert numbered("a = :one AND b >= :two AND c = :one") == ("a = $1 AND b >= $2 AND c = $1", ("one", "two"))


def test_without_any() -> None:
    assert numbered("SELECT 1") == ("SELECT 1", ())
