"""The table of which there is most to say: five players all over the map, everything on it, long names."""

from bot.words.names import escaped
from engine.risk_mgs.facts import BOSS_IDS
from engine.risk_mgs.state import State
from engine.risk_mgs.world import NAMES as TERRITORIES
from tests.engine.risk_mgs.table import at

LONG_NAMES = ("W" * 32, "M" * 32, "Q" * 32, "G" * 32, "O" * 32)
WORST_NAMES = tuple(escaped(character * 32) for character in "*_~`|")
"""Each character is escaped."""
_CITIES = (
    "northwest_territory",
    "western_united_states",
    "eastern_united_states",
    "central_america",
    "great_britain",
    "northern_europe",
    "western_europe",
    "southern_europe",
    "scandinavia",
    "north_africa",
    "south_africa",
    "southeast_asia",
    "afghanistan",
    "western_australia",
    "eastern_australia",
)
_BOSS_PLACES = ("alberta", "brazil", "russia", "egypt", "congo", "china", "india", "new_guinea")
_OBJECTIVES = (
    ("take_4_cities_1_turn", "take_outer_haven_1_turn"),
    ("control_outer_haven_2_rounds", "control_2_enemy_hq"),
    ("control_north_america",),
    ("control_18_territories",),
)


def full_table(active: int = 0) -> State:
    """Every territory meets enemies."""
    land = {name: f"{place % 5}.{100 + place}" for place, name in enumerate(TERRITORIES)}
    for boss, name in zip(BOSS_IDS, _BOSS_PLACES, strict=True):
        land[name] += f"@{boss}"
    return at(
        land,
        seats=5,
        active=active,
        mode="command_room",
        dock=1,
        hq=("argentina", "mongolia", "kamchatka", "madagascar", "middle_east"),
        cities=_CITIES,
        points=[123_000] * 5,
        shop=[["rail_gun"], ["javelin"], ["rpg7"], ["claymore"], ["rations"]],
        stars=[[1, 1], [1, 1], [1, 1], [1, 1], [2, 2]],
        objectives=_OBJECTIVES,
        open_objectives=("control_asia", "control_8_cities", "control_11_cities", "take_10_territories_1_turn"),
        airfields={"peru": TERRITORIES.index("peru") % 5, "japan": TERRITORIES.index("japan") % 5},
        lasting=[
            {"design": "stun_grenade", "seat": 0, "territory": "quebec"},
            {"design": "octocamo", "seat": 1, "territory": "iceland"},
            {"design": "bulletproof_vest", "seat": 1, "territory": "ural"},
            {"design": "nanomachine_jammer", "seat": 0, "boss": "liquid_ocelot"},
            {"design": "nanomachine_jammer", "seat": 1, "boss": "roy_campbell"},
        ],
    )
