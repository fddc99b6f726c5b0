"""Sentences for what happened: public, the same for every reader."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.halali.vocabulary import described, noun, scores
from bot.words.names import either
from engine.contract import Event
from engine.halali.geometry import EXITS, SQUARES


def event(say: Say, happened: Event, names: Sequence[str]) -> str:
    """One event of the engine."""
    data = happened.data
    player = names[data["seat"]] if "seat" in data else ""
    match happened.code:
        case "turned-up":
            return say("halali-event-turned-up", player=player, square=data["at"], tile=described(say, data["tile"]))
        case "moved":
            move = f"{data['from']}-{data['to']}"
            return say("halali-event-moved", player=player, tile=noun(say, data["tile"]), move=move)
        case "took":
            move = f"{data['from']}x{data['to']}"
            tile, prey = noun(say, data["tile"]), noun(say, data["prey"])
            what = {"tile": tile, "prey": prey, "to": data["to"], "points": data["points"]}
            return say("halali-event-took", player=player, move=move, **what)
        case "left":
            exits = either(say, [SQUARES[EXITS[letter]] for letter in data["exits"]])
            what = {"tile": noun(say, data["tile"]), "exits": exits, "points": data["points"]}
            return say("halali-event-left", player=player, move=f"{data['from']}-off", **what)
        case "end-phase":
            return say("halali-event-end-phase", player=names[data["first"]])
        case "match-over":
            # The result says it, and more.
            return ""
        case "game-over" if data["last"]:
            return ""
        case "game-over":
            key = "halali-event-game-over-early" if data["reason"] == "early" else "halali-event-game-over"
            return say(key, game=data["game"], scores=scores(say, names, data["points"]))
        case "next-game":
            return say("halali-event-next-game", game=data["game"], player=names[data["blue"]])
        case code:
            return say(f"halali-event-{code}", player=player)
