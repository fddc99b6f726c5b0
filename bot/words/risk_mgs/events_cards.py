"""Cards, what they do to the board, and who takes over whose: events that hold lists of things."""

from collections.abc import Iterable, Sequence

from bot.words.contract import Say
from bot.words.names import listed, together
from bot.words.risk_mgs import vocabulary
from bot.words.risk_mgs.events_facts import facts
from engine.contract import Data
from engine.risk_mgs.facts import BOSSES, DESIGN_OF, FACTIONS, STARS, TERRITORY_OF
from engine.risk_mgs.world import NUMBERS


def laid_out(say: Say, data: Data, names: Sequence[str]) -> str:
    return say("risk_mgs-event-laid-out", players=listed(say, [names[seat] for seat in data["order"]]))


def drew_card(say: Say, data: Data, names: Sequence[str]) -> str:
    """For the one who drew it."""
    return say("risk_mgs-event-drew-card", player=names[data["seat"]], card=_card(say, data["card"]))


def played_card(say: Say, data: Data, names: Sequence[str]) -> str:
    """With the territory, boss or faction that it is aimed at: some cards have no other event that tells it."""
    told = facts(say, data, names)
    aim = _aim(say, data["choices"])
    return say("risk_mgs-event-played-card-at", aim=aim, **told) if aim else say("risk_mgs-event-played-card", **told)


def armies_removed(say: Say, data: Data, names: Sequence[str]) -> str:
    spared = data["armies"] < data["most"]
    key = "risk_mgs-event-armies-removed-spared" if spared else "risk_mgs-event-armies-removed"
    return say(key, **facts(say, data, names))


def armies_added(say: Say, data: Data, names: Sequence[str]) -> str:
    return say(
        "risk_mgs-event-armies-added", places=_places(say, data["territories"].items()), **facts(say, data, names)
    )


def eliminated(say: Say, data: Data, names: Sequence[str]) -> str:
    """E1: and what the conqueror takes over."""
    told = facts(say, data, names)
    things = [
        say(f"risk_mgs-taken-{kind}", count=number)
        for kind, number in (("territory-cards", data["territory_cards"]), ("shop-cards", data["shop_cards"]))
        if number
    ]
    things += [vocabulary.objective(say, objective) for objective in data["objectives"]]
    if not things:
        return say("risk_mgs-event-eliminated", **told)
    return say("risk_mgs-event-eliminated-heir", things=together(say, things), **told)


def cards_taken(say: Say, data: Data, names: Sequence[str]) -> str:
    """For the two whom it concerns; nothing, where there were no cards."""
    cards = [_card(say, card) for card in (*data["territory_cards"], *data["shop_cards"])]
    return say("risk_mgs-event-cards-taken", cards=together(say, cards)) if cards else ""


def _places(say: Say, armies: Iterable[tuple[str, int]]) -> str:
    """ "Egypt 3, Congo 1"."""
    return listed(
        say,
        [
            say("risk_mgs-armies-in", territory=vocabulary.territory(say, name), armies=number)
            for name, number in armies
        ],
    )


def _card(say: Say, card: str) -> str:
    if card in TERRITORY_OF:
        territory = vocabulary.territory(say, TERRITORY_OF[card])
        return say("risk_mgs-territory-card", territory=territory, stars=STARS[card])
    return vocabulary.card(say, DESIGN_OF[card])


def _aim(say: Say, choices: Sequence[str]) -> str:
    first = choices[0] if choices else ""
    if first in NUMBERS:
        return vocabulary.territory(say, first)
    if first in BOSSES:
        return vocabulary.boss(say, first)
    return vocabulary.faction(say, first) if first in FACTIONS else ""
