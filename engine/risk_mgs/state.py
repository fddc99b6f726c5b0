"""What a game of Risk: Metal Gear Solid consists of.

Territories and bosses are numbers: places in `world.NAMES` and `facts.BOSS_IDS`. Owners are seats or, below 0, one of
the words here.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from engine.risk_mgs.facts import Mode

NEUTRAL = -1
"""E5: armies of a player who has left."""
TROOPERS = -2
"""O6."""
NOBODY = -3
"""A territory not yet claimed (S11)."""
POOL = -1
"""Where a boss is that nobody employs."""
UNKNOWN = "?"
"""A card, reward or order as those see it who may not know it."""
Step = Literal[
    "factions",
    "headquarters",
    "claim",
    "place",
    "first-boss",
    "recruit",
    "shop",
    "bosses",
    "opening",
    "attack",
    "objective",
    "airfield",
    "maneuver",
    "closing",
    "ship",
    "over",
]
SETUP = ("factions", "headquarters", "claim", "place", "first-boss")
Policy = Literal["never", "auto", "ask"]
Stage = Literal["declared", "answered", "rolled", "reroll", "cards", "played", "losses", "conquest"]
Trigger = Literal["attack_declared", "after_roll", "card_activated"]
Defence: TypeAlias = int
"""F3 as ordered: -1, as few dice as possible; otherwise as many as allowed from so many armies on, else few."""


class Agreed(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table."""

    mode: Mode = "basic_training"


class Reaction(Struct, frozen=True, forbid_unknown_fields=True):
    """Section 21: when a card answers by itself. ``where`` and ``least`` are read by `reactions.CONDITIONS`."""

    policy: Policy
    where: tuple[str, ...]
    least: int


class Orders(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Section 21: standing orders of a seat. What is not ordered goes by its default."""

    defence: Defence = 0
    defence_at: dict[int, Defence] = {}
    """By territory."""
    reactions: dict[str, Reaction] = {}
    """By design of card."""
    escape: tuple[int, ...] = ()
    """EVA: territories, best first."""
    wishes: dict[str, tuple[str, ...]] = {}
    """By step of the set-up, best first."""


class Seat(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A player. ``shop_cards`` are hidden from the others, and so are ``territory_cards`` and ``orders``."""

    faction: str = ""
    alive: bool = True
    points: int = 0
    territory_cards: tuple[str, ...] = ()
    shop_cards: tuple[str, ...] = ()
    objectives: tuple[str, ...] = ()
    rewards: tuple[str, ...] = ()
    headquarters: int | None = None
    haven_turns: int = 0
    """V3."""
    orders: Orders = Orders()
    missed: int = 0
    """Section 21 (e): turns in a row that a time limit ended."""
    out: int = 0
    """As the how-manieth he left the game; 0 while he is in it."""
    resigned: bool = False
    """E5: he left of himself, or was dropped; else he was eliminated, or is in the game."""


class Lasting(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An effect of a played card that lasts. What it does is read from the data of its design."""

    design: str
    seat: int
    """Who played it."""
    territory: int | None = None
    boss: int | None = None


class Course(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the turn under way has brought so far."""

    start: tuple[int, ...] = ()
    """V2: territories controlled when it began."""
    armies: int = 0
    """Still to be deployed."""
    paid_armies: int = 0
    """D1: armies that bring points."""
    traded: bool = False
    """C2: the one set is turned in, or an army is deployed."""
    bought: int = 0
    kept: tuple[int, ...] = ()
    """H2: bosses paid or hired in this turn."""
    dismissed: tuple[int, ...] = ()
    hires: int = 0
    """H2: so many bosses have been hired."""
    maneuvers: int = 0
    """Still allowed in this step."""
    conquered: bool = False
    took_objective: bool = False
    spared: tuple[int, ...] = ()
    """F9: bosses that have prevented their loss."""


class Battle(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A declared attack, from its declaration to the entry of the conqueror."""

    source: int
    target: int
    dice: int
    stop: int | None = None
    """Section 21 (c), for a series: stop at so many armies; 0, when the dice favour less than 3 to 2."""
    stage: Stage = "declared"
    attack: tuple[int, ...] = ()
    """Natural results, the boss die first."""
    defence: tuple[int, ...] = ()
    bosses: tuple[int, int] = (-1, -1)
    """The boss whose d8 was rolled by each side, or -1."""
    played: tuple[str, ...] = ()
    """F6: designs of cards played on this roll."""
    spared: tuple[int, int] = (0, 0)
    """F9: losses prevented by cards, attacker's and defender's."""
    blocked: bool = False
    loser: int = NOBODY
    """Whose the conquered territory was."""


class Played(Struct, frozen=True, forbid_unknown_fields=True):
    """A card that is paid for and has not yet had its effect."""

    seat: int
    design: str
    choices: tuple[str, ...]


class Window(Struct, frozen=True, forbid_unknown_fields=True):
    """B5: a player who ordered ``ask`` may answer."""

    seat: int
    trigger: Trigger


class State(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of Risk: Metal Gear Solid."""

    agreed: Agreed
    owners: tuple[int, ...]
    armies: tuple[int, ...]
    cities: tuple[int, ...]
    bosses: tuple[int, ...]
    """By boss: its territory, or `POOL`."""
    airfields: tuple[tuple[int, int], ...]
    """Territory and owner."""
    dock: int
    seats: tuple[Seat, ...]
    order: tuple[int, ...]
    """Seats in the order of turns, or of choosing factions."""
    active: int
    round: int
    step: Step
    open_objectives: tuple[str, ...]
    face_down: dict[str, str]
    """S9: rewards by open objective."""
    territory_deck: tuple[str, ...]
    """Top first."""
    territory_discards: tuple[str, ...]
    shop_deck: tuple[str, ...]
    """Top first."""
    shop_used: tuple[str, ...]
    """Designs, in the order in which they left the game."""
    course: Course = Course()
    lasting: tuple[Lasting, ...] = ()
    battle: Battle | None = None
    stack: tuple[Played, ...] = ()
    """Cards waiting for their effect, the last one first."""
    answering: tuple[int, ...] = ()
    """B6: who may still answer the last card, in order."""
    window: Window | None = None
    reward: str = ""
    """W2: the Airfield to be placed."""
    ended: str = ""
    """Why the game is over."""
    viewer: int | None = None
    """Whose view this is, if it is a seat's."""
