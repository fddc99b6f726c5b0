"""Section 8: bosses."""

from engine.risk_mgs.board import boss_at
from engine.risk_mgs.facts import BOSS_IDS
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.state import State
from engine.risk_mgs.world import NUMBERS
from tests.engine.risk_mgs.table import after, armies, at, data, lost, phase, played, refused, texts

LAND = {"alaska": "0.5@vamp", "alberta": "0.3", "iceland": "1.5"}
COURSE = {"armies": 3, "paid_armies": 3}
TWO = [["second_boss"]]


def boss_in(state: State, name: str) -> str | None:
    boss = boss_at(state, NUMBERS[name])
    return BOSS_IDS[boss] if boss >= 0 else None


def step_4(points: int, territories: dict[str, str] = LAND, rewards: list[list[str]] | None = None) -> State:
    course = {"armies": 1, "paid_armies": 0}
    return at(territories, step="recruit", course=course, points=[points], rewards=rewards or [])


def test_h1_one_boss_each_two_with_the_reward() -> None:
    kept = after(step_4(4000), "deploy 1 alaska", "done", "pay vamp")
    assert phase(kept) == "attack"
    two = after(step_4(4000, rewards=TWO), "deploy 1 alaska", "done", "pay vamp")
    assert "hire eva alberta" in texts(two)
    assert not any("vamp" in text for text in texts(two))
    hired = after(two, "hire eva alberta")
    assert (boss_in(hired, "alberta"), hired.seats[0].points) == ("eva", 0)


def test_h2_pay_or_dismiss_then_hire() -> None:
    state = after(step_4(4000), "deploy 1 alaska", "done")
    assert texts(state) == ["pay vamp", "dismiss vamp"]
    dismissed = after(state, "dismiss vamp")
    assert boss_in(dismissed, "alaska") is None
    assert not any("vamp" in text for text in texts(dismissed))
    hired = after(dismissed, "hire raiden alaska")
    assert hired.seats[0].points == 1000, "no salary in the turn of hiring"
    assert phase(hired) == "attack"


def test_h2_whom_nobody_can_pay_goes_to_the_pool() -> None:
    state, events = played(step_4(999), "deploy 1 alaska")

    assert data(events, "boss-left") == {"boss": "vamp", "territory": "alaska", "reason": "unpaid"}
    assert boss_in(state, "alaska") is None
    two = {"alaska": "0.5@vamp", "alberta": "0.3@eva", "iceland": "1.5"}
    state = after(step_4(1000, two, TWO), "deploy 1 alaska", "pay eva")
    assert (boss_in(state, "alaska"), boss_in(state, "alberta")) == (None, "eva")


def test_h3_a_boss_moves_only_with_armies_and_need_not() -> None:
    state = at(LAND, step="maneuver", course={"maneuvers": 1})
    assert "maneuver alaska alberta 4 vamp" in texts(state)
    stays = after(state, "maneuver alaska alberta 4 alone")
    assert (boss_in(stays, "alaska"), armies(stays, "alaska")) == ("vamp", [1])
    assert boss_in(after(state, "maneuver alaska alberta 1 vamp"), "alberta") == "vamp"


def test_h3_a_boss_goes_along_with_a_conquest_if_wished() -> None:
    state = after(at(LAND | {"kamchatka": "1.1"}), "attack alaska kamchatka 3", dice=(6, 6, 6, 1))

    assert texts(state) == ["move 3 alone", "move 3 vamp", "move 4 alone", "move 4 vamp"]
    assert boss_in(after(state, "move 3 vamp"), "kamchatka") == "vamp"


def test_h4_a_boss_without_armies_goes_to_the_pool() -> None:
    state = at({"alaska": "0.5", "kamchatka": "1.1@raiden", "iceland": "1.5"})
    state, events = played(state, "attack alaska kamchatka 3", dice=(6, 6, 6, 1))

    assert data(events, "boss-left")["reason"] == "fallen"
    assert "raiden" in GAME.show(state)["boss_pool"]


def _eva(orders: list[list[str]], home: str = "japan", **more: str) -> str:
    land = {"alaska": "0.5", "kamchatka": "1.1@eva", "iceland": "1.5", "japan": "1.1", "china": "1.7"} | more
    state = at(land, hq=("alaska", home, "peru"), orders=orders)
    _, events = played(state, "attack alaska kamchatka 3", dice=(6, 6, 6, 1))
    return str(data(events, "boss-escaped")["to"])


def test_h4_eva_escapes_as_ordered_or_to_the_hq_or_to_most_armies() -> None:
    assert _eva([[], ["escape peru,china"]]) == "china"
    assert _eva([]) == "japan"
    assert _eva([], home="peru") == "china"
    assert _eva([], home="peru", iceland="1.7") == "china", "the alphabet decides"


def test_h4_jammed_eva_does_not_escape() -> None:
    land = {"alaska": "0.5", "kamchatka": "1.1@eva", "iceland": "1.5"}
    state = at(land, lasting=[{"design": "nanomachine_jammer", "seat": 0, "boss": "eva"}])

    _, events = played(state, "attack alaska kamchatka 3", dice=(6, 6, 6, 1))
    assert data(events, "boss-left")["boss"] == "eva"


def test_h5_one_d6_of_his_side_becomes_a_d8() -> None:
    state = at({"alaska": "0.5@solid_snake", "kamchatka": "1.3@eva", "iceland": "1.5"})
    _, events = played(state, "attack alaska kamchatka 3", dice=(8, 6, 6, 8, 6))

    assert data(events, "fought")["bosses"] == ["solid_snake", "eva"]
    assert lost(events) == [2, 0]


def test_h6_two_bosses_never_stand_together() -> None:
    two = {"alaska": "0.5@vamp", "alberta": "0.3@eva", "iceland": "1.5"}
    state = at(two, step="maneuver", course={"maneuvers": 1}, rewards=TWO)
    assert "maneuver alaska alberta 2" in texts(state)
    assert refused(state, "maneuver alaska alberta 2 vamp") == "too-few-armies"

    single = {"alaska": "0.5@vamp", "iceland": "1.5"}
    state = after(step_4(9000, single, TWO), "deploy 1 alaska", "done", "pay vamp")
    assert phase(state) == "attack", "no place for a second one"


def _added(attacker: str, defender: str) -> dict[str, list[list[str | int]]]:
    state = at({"alaska": f"0.9{attacker}", "kamchatka": f"1.5{defender}", "iceland": "1.5"})
    keep = ["keep"] if attacker == "@raiden" else []
    fought = data(played(state, "attack alaska kamchatka 3", *keep, dice=(5, 3, 1, 4, 2))[1], "fought")
    return {side: fought[side]["added"] for side in ("attack", "defence")}


def test_h7_what_all_eight_add_to_dice() -> None:
    attacking = {"bb_unit": ["all", 1], "liquid_ocelot": ["highest", 1], "eva": ["boss_die", 1]}
    defending = {
        "bb_unit": ["all", -1],
        "rat_patrol": ["highest", 1],
        "solid_snake": ["boss_die", 1],
        "roy_campbell": ["second", 1],
    }
    for boss in BOSS_IDS:
        told = [[boss, *attacking[boss]]] if boss in attacking else []
        assert _added(f"@{boss}", "") == {"attack": told, "defence": []}
        told = [[boss, *defending[boss]]] if boss in defending else []
        assert _added("", f"@{boss}") == {"attack": [], "defence": told}


def test_h7_roy_campbell_gives_a_maneuver_and_eva_a_discount() -> None:
    state = after(at({"alaska": "0.5@roy_campbell", "alberta": "0.3", "iceland": "1.5"}), "done")
    assert (phase(state), state.course.maneuvers) == ("maneuver", 2)

    shop = at({"alaska": "0.5@eva", "iceland": "1.5"}, step="shop", points=[2000])
    assert after(shop, "buy").seats[0].points == 0
