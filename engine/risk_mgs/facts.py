"""Cards, bosses, objectives, rewards and set-ups, as `cards.json` and `setup.json` have them.

What an effect does is told by its ``kind`` and parameters; `effects`, `deeds` and `forces` interpret them.
"""

from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

Mode = Literal["basic_training", "command_room", "world_conquest"]
Timing = Literal["start_of_turn", "other_turn", "after_roll", "end_of_turn"]
Class = Literal["minor", "major"]


class Effect(Struct, frozen=True):
    """One word of the vocabulary in which abilities are written. Parameters that a kind has not are empty."""

    kind: str
    amount: int | str = 0
    """Armies, points or pips; ``d6``, a roll; ``removed``, as many as the effect before took away."""
    count: int = 0
    side: str = "self"
    role: str = "both"
    scope: str = ""
    duration: str = ""
    where: str = ""
    target: str = ""
    pick: str = ""
    sources: tuple[str, ...] = ()
    max: int = 0
    path: str = ""
    phase: str = ""
    fee: int = 0
    total: int = 1
    limit: str = ""

    @property
    def number(self) -> int:
        """The amount where it is a number; 0 where it is told in words."""
        return self.amount if isinstance(self.amount, int) else 0


class ShopCard(Struct, frozen=True):
    """B7: one of Drebin's 40 cards. Cards of one ``design`` are alike."""

    id: str
    design: str
    cost: int
    timing: Timing
    effects: tuple[Effect, ...]
    trigger: str = ""
    role: str = ""


class TerritoryCard(Struct, frozen=True):
    id: str
    territory: str
    stars: int


class Boss(Struct, frozen=True):
    id: str
    abilities: tuple[Effect, ...]


class Predicate(Struct, frozen=True):
    """V2: when an objective is met."""

    kind: str
    zone: str = ""
    at_least: int = 0
    turns: int = 0


class Objective(Struct, frozen=True):
    id: str
    rank: Class = msgspec.field(name="class")
    basic_training: bool
    predicate: Predicate


class Reward(Struct, frozen=True):
    id: str
    rank: Class = msgspec.field(name="class")
    effects: tuple[Effect, ...]


class _TerritoryCards(Struct, frozen=True):
    cards: tuple[TerritoryCard, ...]


class _Chart(Struct, frozen=True):
    stars_to_armies: dict[int, int]


class _Cards(Struct, frozen=True):
    territory_cards: _TerritoryCards
    recruitment_chart: _Chart
    bosses: tuple[Boss, ...]
    shop_cards: tuple[ShopCard, ...]
    objectives: tuple[Objective, ...]
    rewards: tuple[Reward, ...]


class Faction(Struct, frozen=True):
    id: str
    turn_order_basic: int


class Start(Struct, frozen=True):
    """S6, S7: what a faction has at the start of Basic Training."""

    faction: str
    headquarters: str
    territories: dict[str, int]
    start_territory_cards: int
    start_drebin_points: int


class BasicChart(Struct, frozen=True):
    players: tuple[Start, ...]
    outer_haven_troopers: dict[str, int]


class CommandChart(Struct, frozen=True):
    """S1, S10, S12."""

    armies_per_player: int
    outer_haven_troopers: dict[str, int]
    start_territory_cards: tuple[int, ...]
    start_drebin_points: tuple[int, ...]
    cities: int


class _BasicCities(Struct, frozen=True):
    territories: tuple[str, ...]


class _Setup(Struct, frozen=True):
    factions: tuple[Faction, ...]
    cities_basic: _BasicCities
    basic_training: dict[int, BasicChart]
    command_room: dict[int, CommandChart]


_HERE = files("engine.risk_mgs")
_CARDS = msgspec.json.decode(_HERE.joinpath("cards.json").read_bytes(), type=_Cards, strict=False)
_SETUP = msgspec.json.decode(_HERE.joinpath("setup.json").read_bytes(), type=_Setup, strict=False)

TERRITORY_CARDS = tuple(card.id for card in _CARDS.territory_cards.cards)
TERRITORY_OF = {card.id: card.territory for card in _CARDS.territory_cards.cards}
STARS = {card.id: card.stars for card in _CARDS.territory_cards.cards}
"""K1: by Territory card."""
ARMIES_FOR_STARS = dict(sorted(_CARDS.recruitment_chart.stars_to_armies.items()))
"""C2."""
BOSSES = {boss.id: boss for boss in _CARDS.bosses}
BOSS_IDS = tuple(BOSSES)
SHOP_CARDS = tuple(card.id for card in _CARDS.shop_cards)
DESIGN_OF = {card.id: card.design for card in _CARDS.shop_cards}
DESIGNS = {card.design: card for card in _CARDS.shop_cards}
OBJECTIVES = {objective.id: objective for objective in _CARDS.objectives}
REWARDS = {reward.id: reward for reward in _CARDS.rewards}
FACTIONS = tuple(faction.id for faction in sorted(_SETUP.factions, key=lambda faction: faction.turn_order_basic))
"""S5: in the order of turns."""
BASIC_CITIES = _SETUP.cities_basic.territories
BASIC = _SETUP.basic_training
"""By number of seats."""
COMMAND = _SETUP.command_room
"""By number of seats."""

POINTS_PER_ARMY = 1000
"""D1."""
SHOP_PRICE = 3000
"""B1."""
MOST_BOUGHT = 3
"""B1: cards in a turn."""
HIRE_FEE = 3000
"""H2."""
SALARY = 1000
"""H2."""
CHEAPEST_CARD = min(card.cost for card in DESIGNS.values())
"""B2: with fewer points nobody can play a card: what everybody can see."""
WINNING_OBJECTIVES = 3
"""Z1."""
ATTACK_DICE = 3
"""F1."""
DEFENCE_DICE = 2
"""F3."""
