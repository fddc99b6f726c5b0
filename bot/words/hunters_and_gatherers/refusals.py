"""Why a move is refused, in three parts: what was understood, why not, what can be done now."""

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.vocabulary import called, people
from bot.words.hunters_and_gatherers.ways_out import way_out, with_piece
from bot.words.names import escaped, listed, together
from engine.contract import Ambiguous, Refusal
from engine.hunters_and_gatherers.state import State

_BY_PIECE = frozenset(("wrong-kind", "area-occupied", "no-piece-left"))
"""Each its own sentence for members and for huts."""


def refusal(say: Say, state: State, seat: int, text: str, refused: Refusal) -> str:
    """Words for one refusal of what a person typed or chose."""
    facts = _facts(say, state, seat, refused)
    code = f"{refused.code}-{refused.data['piece']}" if refused.code in _BY_PIECE else refused.code
    why = say(f"hunters_and_gatherers-refusal-{code}", move=_understood(text, refused), **facts)
    if isinstance(refused, Ambiguous):
        return say("hunters_and_gatherers-refusal", why=why, now=say("hunters_and_gatherers-now-in-full"))
    return say("hunters_and_gatherers-refusal", why=why, now=way_out(say, state, seat, text, refused.code))


def _understood(text: str, refused: Refusal) -> str:
    data = refused.data
    if "x" not in data:
        return escaped(text)
    cell = f"{data['x']},{data['y']}"
    return f"{cell} {data['rotation']}" if "rotation" in data else cell


def _facts(say: Say, state: State, seat: int, refused: Refusal) -> dict[str, str | int]:
    data = refused.data
    facts: dict[str, str | int] = {}
    if "awaited" in data:
        facts["player"] = people(say, called(say, state, seat), data["awaited"])
    if "x" in data:
        facts["cell"] = f"{data['x']},{data['y']}"
    if "rotation" in data:
        facts["rotation"] = data["rotation"]
    if "clashes" in data:
        facts["clashes"] = together(say, [_clash(say, clash) for clash in data["clashes"]])
    if "segment" in data:
        facts["segment"] = data["segment"]
    if "segments" in data:
        facts["segments"] = listed(say, data["segments"])
    if "ground" in data or "area" in data:
        facts["ground"] = say(f"hunters_and_gatherers-ground-{data.get('ground', data.get('area'))}")
    if refused.code == "area-occupied":
        facts["players"] = people(say, called(say, state, seat), data["seats"])
    if "moves" in data:
        tile = state.drawn or ""
        facts["moves"] = listed(say, [with_piece(say, tile, tuple(move.split(" "))) for move in data["moves"]])
    return facts


def _clash(say: Say, clash: dict[str, str]) -> str:
    return say(
        "hunters_and_gatherers-clash",
        side=say(f"hunters_and_gatherers-way-{clash['side'][0]}"),
        tile=say(f"hunters_and_gatherers-ground-{clash['tile']}"),
        field=say(f"hunters_and_gatherers-ground-{clash['field']}"),
    )
