"""The lines of a turn in a story, what changes most first."""

from collections import Counter
from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.names import listed, strung, together
from bot.words.risk_mgs import vocabulary
from bot.words.risk_mgs.events import sentences
from bot.words.risk_mgs.events_battle import rolled
from bot.words.risk_mgs.story_parts import Part
from engine.risk_mgs.state import NEUTRAL

MOST_PLACES = 4
"""Territories told one by one; of more, how many there are."""
_BOSSES = ("hired", "boss-left", "boss-escaped", "airfield-built", "airfield-destroyed")
_MOVES = ("moved", "sailed")


def lines(say: Say, part: Part, names: Sequence[str]) -> list[str]:
    """What waits for somebody; then the turn, as far as it is known whose it is."""
    told = [_unsettled(say, part, names), *([] if part.seat is None else _turn(say, part, names, names[part.seat]))]
    return [strung(say, "risk_mgs-then", sentences) for sentences in told if sentences]


def _turn(say: Say, part: Part, names: Sequence[str], player: str) -> list[list[str]]:
    return [
        [*_conquests(say, part, names, player), *_held(say, part), *_told(say, part, names, ("time-over",))],
        [*_deployed(say, part, player), *_stars(say, part)],
        [*_cards(say, part, names), *_told(say, part, names, ("card-cancelled", "points-stolen"))],
        _told(say, part, names, _BOSSES),
        [*_told(say, part, names, _MOVES), *_drawn(say, part, player)],
    ]


def beginning(say: Say, part: Part, names: Sequence[str]) -> list[str]:
    """Of a turn in which nothing has been done yet."""
    recruits = [
        say("risk_mgs-story-recruits", player=names[data["seat"]], armies=data["armies"])
        for data in part.of("recruits")
    ]
    told = [*recruits, *_told(say, part, names, ("round",))]
    return [strung(say, "risk_mgs-then", told)] if told else []


def some(say: Say, territories: Sequence[str]) -> str:
    """ "Egypt, Congo, Brazil, Peru and 3 more"."""
    told = [vocabulary.territory(say, name) for name in territories[:MOST_PLACES]]
    more = len(territories) - len(told)
    return together(say, [*told, say("risk_mgs-story-more", count=more)] if more else told)


def placed(say: Say, armies: Sequence[tuple[str, int]]) -> str:
    """ "Egypt 7, Congo 3, elsewhere 2": most armies first."""
    told = [
        say("risk_mgs-armies-in", territory=vocabulary.territory(say, name), armies=number)
        for name, number in armies[:MOST_PLACES]
    ]
    more = sum(number for _, number in armies[MOST_PLACES:])
    return listed(say, [*told, say("risk_mgs-story-elsewhere", armies=more)] if more else told)


def _unsettled(say: Say, part: Part, names: Sequence[str]) -> list[str]:
    return [
        text
        for event in part.unsettled
        for text in ([rolled(say, event.data)] if event.code == "rolled" else sentences(say, [event], names))
    ]


def _conquests(say: Say, part: Part, names: Sequence[str], player: str) -> list[str]:
    conquered = part.of("conquered")
    lost, destroyed = part.losses
    losses = say("risk_mgs-story-losses", lost=lost, destroyed=destroyed)
    objectives = [vocabulary.objective(say, data["objective"]) for data in part.of("took-objective")]
    told = {"player": player, "losses": losses, "objective": together(say, objectives)}
    rewards = [
        say("risk_mgs-story-reward", reward=vocabulary.reward(say, data["reward"]))
        for data in part.of("took-objective")
        if data["reward"]
    ]
    if conquered:
        losers = together(
            say, [_loser(say, names, seat) for seat in dict.fromkeys(data["loser"] for data in conquered)]
        )
        taken = some(say, list(dict.fromkeys(data["territory"] for data in conquered)))
        key = "risk_mgs-story-took-collected" if objectives else "risk_mgs-story-took"
        return [say(key, territories=taken, losers=losers, **told), *rewards]
    if part.held:
        key = "risk_mgs-story-fought-collected" if objectives else "risk_mgs-story-fought"
        return [say(key, territories=some(say, list(part.held)), **told), *rewards]
    if objectives:
        return [say("risk_mgs-story-collected", **told), *rewards]
    # Points are collected before the first attack.
    quiet = part.over and part.of("collected") and not part.of("attacked")
    return [say("risk_mgs-story-quiet", player=player)] if quiet else []


def _loser(say: Say, names: Sequence[str], seat: int) -> str:
    return names[seat] if seat >= 0 else say(f"risk_mgs-story-{'neutrals' if seat == NEUTRAL else 'troopers'}")


def _held(say: Say, part: Part) -> list[str]:
    held = [
        say("risk_mgs-armies-in", territory=vocabulary.territory(say, name), armies=armies)
        for name, armies in list(part.held.items())[:MOST_PLACES]
    ]
    return [say("risk_mgs-story-held", territories=listed(say, held))] if held else []


def _deployed(say: Say, part: Part, player: str) -> list[str]:
    deployed: Counter[str] = Counter()
    for data in part.of("deployed"):
        deployed[data["territory"]] += data["armies"]
    if not deployed:
        return []
    places = placed(say, deployed.most_common())
    return [say("risk_mgs-story-deployed", player=player, armies=deployed.total(), places=places)]


def _stars(say: Say, part: Part) -> list[str]:
    return [say("risk_mgs-story-stars", stars=data["stars"], armies=data["armies"]) for data in part.of("turned-in")]


def _cards(say: Say, part: Part, names: Sequence[str]) -> list[str]:
    played: dict[int, Counter[str]] = {}
    for data in part.of("played-card"):
        played.setdefault(data["seat"], Counter())[data["card"]] += 1
    return [
        say("risk_mgs-story-played", player=names[seat], cards=together(say, _several(say, cards)))
        for seat, cards in played.items()
    ]


def _several(say: Say, cards: Counter[str]) -> list[str]:
    return [say("risk_mgs-story-times", card=vocabulary.card(say, card), count=count) for card, count in cards.items()]


def _drawn(say: Say, part: Part, player: str) -> list[str]:
    decks = [data["deck"] for data in part.of("drew")]
    things = [
        say(f"risk_mgs-taken-{deck}-cards", count=decks.count(deck)) for deck in ("territory", "shop") if deck in decks
    ]
    return [say("risk_mgs-story-drew", player=player, things=together(say, things))] if things else []


def _told(say: Say, part: Part, names: Sequence[str], codes: Sequence[str]) -> list[str]:
    return sentences(say, [event for event in part.events if event.code in codes], names)
