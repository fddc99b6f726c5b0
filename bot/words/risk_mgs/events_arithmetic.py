"""Recruits, stars and points, with how they come about (C1 to C3, D1)."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.names import listed, strung
from bot.words.risk_mgs import vocabulary
from bot.words.risk_mgs.events_facts import facts
from engine.contract import Data
from engine.risk_mgs.facts import BOSSES, POINTS_PER_ARMY, STARS, TERRITORY_OF
from engine.risk_mgs.recruiting import DIVISOR, LEAST


def recruits(say: Say, data: Data, names: Sequence[str]) -> str:
    """ "9 armies: 13 territories and cities / 3 = 4, Africa 3 + Outer Haven 1, headquarters 1"."""
    held = data["territories"] + data["cities"]
    enough = held // DIVISOR >= LEAST
    key = "risk_mgs-recruits-ground" if enough else "risk_mgs-recruits-least"
    terms = [say(key, held=held, divisor=DIVISOR, armies=data["ground"])]
    zones = [
        say("risk_mgs-recruits-term", source=vocabulary.zone(say, zone), armies=bonus)
        for zone, bonus in data["zones"].items()
    ]
    if zones:
        terms.append(strung(say, "risk_mgs-plus", zones))
    if data["headquarters"]:
        terms.append(say("risk_mgs-recruits-headquarters", armies=len(data["headquarters"])))
    terms += [
        say("risk_mgs-recruits-term", source=_source(say, source), armies=armies)
        for source, armies in data["extra"].items()
    ]
    told = facts(say, data, names)
    placed = [
        say("risk_mgs-recruits-placed", territory=vocabulary.territory(say, name), armies=armies)
        for name, armies in data["placed"].items()
    ]
    line = say("risk_mgs-event-recruits", sum=listed(say, terms), **told)
    return strung(say, "risk_mgs-then", [line, *placed])


def turned_in(say: Say, data: Data, names: Sequence[str]) -> str:
    cards = [
        say("risk_mgs-stars-of", territory=vocabulary.territory(say, TERRITORY_OF[card]), stars=STARS[card])
        for card in data["cards"]
    ]
    return say("risk_mgs-event-turned-in", cards=listed(say, cards), **facts(say, data, names))


def collected(say: Say, data: Data, names: Sequence[str]) -> str:
    """ "9 armies x 1,000 + Liquid Ocelot 1,000"."""
    terms = [say("risk_mgs-collected-armies", count=data["armies"], each=POINTS_PER_ARMY)]
    terms += [
        say("risk_mgs-collected-term", source=_source(say, source), points=points)
        for source, points in data["extra"].items()
    ]
    return say("risk_mgs-event-collected", sum=strung(say, "risk_mgs-plus", terms), **facts(say, data, names))


def _source(say: Say, source: str) -> str:
    return vocabulary.boss(say, source) if source in BOSSES else say("risk_mgs-source-reward")
