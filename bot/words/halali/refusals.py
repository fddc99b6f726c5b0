"""Why a move is refused, in three parts: what was understood, why not, what can be done now."""

from bot.words.contract import Say
from bot.words.halali.vocabulary import HUNTER, described, direction, kind_id, noun
from bot.words.halali.ways_out import way_out
from bot.words.names import escaped, listed
from engine.contract import Ambiguous, Data, Refusal
from engine.halali.facts import BY_LETTER
from engine.halali.geometry import DIRECTION, DIRECTIONS, NUMBER
from engine.halali.state import Position, State
from engine.halali.tiles import UNKNOWN

_LEAVING = frozenset(("not-end-phase", "bird-stays", "no-exit", "exit-blocked"))
_TURNING_UP = frozenset(("already-up", "unknown-tile"))

_DESCRIBED = frozenset(("already-up", "wrong-tile"))
"""Here the tile stands by itself, so its gun can be told as well."""


def refusal(say: Say, state: State, seat: int, text: str, refused: Refusal) -> str:
    """Words for one refusal of what a person typed or chose."""
    move = _understood(text, refused)
    if isinstance(refused, Ambiguous):
        why = say("halali-refusal-ambiguous", move=move, moves=listed(say, refused.data["moves"]))
        return say("halali-refusal", why=why, now=say("halali-now-in-full"))
    why = say(f"halali-refusal-{_reason(refused)}", move=move, **_facts(say, state.position, refused))
    return say("halali-refusal", why=why, now=way_out(say, state, seat, refused.code, _square(refused)))


def _understood(text: str, refused: Refusal) -> str:
    data = refused.data
    if "from" in data:
        sign = data.get("sign") or ("x" if "prey" in data else "-")
        return f"{data['from']}{sign}{data['to']}"
    if refused.code in _LEAVING:
        return f"{data['at']}-off"
    if refused.code in _TURNING_UP:
        return f"flip {data['at']}"
    return escaped(text)


def _square(refused: Refusal) -> str:
    return str(refused.data.get("from", refused.data.get("at", "")))


def _reason(refused: Refusal) -> str:
    # Some codes have several sentences: what lies in the way decides between them.
    code, data = refused.code, refused.data
    if code == "game-over" and data["between"]:
        return "between-games"
    if code == "blocked" and data["blocking"] == UNKNOWN:
        return "blocked-target" if data["blocker"] == data["to"] else "blocked-face-down"
    if code == "wrong-sign":
        return "wrong-sign-take" if data["right"] == "x" else "wrong-sign-move"
    if code == "no-exit" and data["exit"]:
        return "no-exit-there"
    if code == "no-exit" and BY_LETTER[data["tile"][0]].reach == "step":
        return "no-exit-step"
    return code


def _facts(say: Say, position: Position, refused: Refusal) -> dict[str, str | int]:
    data = refused.data
    facts: dict[str, str | int] = {"square": _square(refused)}
    if "tile" in data:
        name = described if refused.code in _DESCRIBED else noun
        facts["tile"] = name(say, data["tile"])
    if "to" in data:
        facts |= _target(say, position, data)
    if "limit" in data:
        facts["turns"] = data["limit"]
    if "hidden" in data:
        facts["count"] = data["hidden"]
    if data.get("exit"):
        facts["direction"] = direction(say, data["exit"])
    if "blockers" in data:
        facts["blockers"] = listed(say, data["blockers"])
    return facts


def _target(say: Say, position: Position, data: Data) -> dict[str, str | int]:
    start, end, tile = data["from"], data["to"], data["tile"]
    facts: dict[str, str | int] = {"to": end}
    if "blocker" in data:
        facts["at"] = data["blocker"]
        if data["blocking"] != UNKNOWN:
            facts["blocker"] = noun(say, data["blocking"])
    prey = position.board[NUMBER[end]] if data.get("right") == "x" else data.get("prey")
    if prey:
        facts |= {"prey": noun(say, prey), "diet": say(f"halali-diet-{kind_id(tile)}")}
    way = DIRECTION[NUMBER[start]][NUMBER[end]]
    if tile[0] == HUNTER and way is not None:
        facts |= {"gun": direction(say, tile[1]), "direction": direction(say, DIRECTIONS[way])}
    return facts
