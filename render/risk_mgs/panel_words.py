"""The words of the side panel, the dice and the hand: keys of the reader's language."""

from typing import Final, get_args

from engine.risk_mgs.facts import BOSS_IDS, DESIGNS, FACTIONS, OBJECTIVES, REWARDS
from engine.risk_mgs.reactions import CONDITIONS
from engine.risk_mgs.show import OWNERS
from engine.risk_mgs.state import SETUP, Step
from engine.risk_mgs.world import NAMES

_SIDE: Final = "risk_mgs-side-"

ROUND = f"{_SIDE}round"
"""``Round 7``, from {round}"""
SETTING_UP = f"{_SIDE}setting-up"
"""``Set-up``"""
OVER = f"{_SIDE}over"
"""``Game over``"""
WINS = f"{_SIDE}wins"
"""``wins``"""
ANSWERS = f"{_SIDE}answers"
"""``may answer``: of whoever is asked in the middle of another's turn"""
THOUSANDS = f"{_SIDE}thousands"
"""``12k``: {number} thousands of points"""
OUT = f"{_SIDE}out"
"""``out of the game``"""
MINOR = f"{_SIDE}minor"
"""``Minor``: objectives of that class"""
MAJOR = f"{_SIDE}major"
HIRE = f"{_SIDE}hire"
"""``For hire``: bosses"""
NOBODY = f"{_SIDE}nobody"
"""``nobody``, for hire"""
GOAL = f"{_SIDE}goal"
"""What wins in Basic Training and the Command Room"""
LAST = f"{_SIDE}last"
"""What wins in World Conquest"""
MANY_OBJECTIVES = f"{_SIDE}many-objectives"
"""``4 objectives``, from {number}"""
MANY_REWARDS = f"{_SIDE}many-rewards"

COLUMNS = (
    "territories",
    "points",
    "territory-cards",
    "shop-cards",
    "armies",
    "cities",
    "headquarters",
    "to-place",
)
"""What is counted for a seat."""

CONQUERED = f"{_SIDE}conquered"
"""``conquered``"""
SERIES = f"{_SIDE}series"
"""``9 rolls: lost 4, destroyed 7``, from {rolls}, {lost}, {destroyed}"""
SPARED = f"{_SIDE}spared"
"""``1 loss prevented``, from {number}"""
OPEN = f"{_SIDE}open"
"""``not yet decided``: the dice may still change"""
SOURCES = ("airfield", "outer_haven")
"""What modifies dice beside bosses and cards."""
SCOPES = ("boss_die", "all", "highest", "second")

POINTS = f"{_SIDE}points-in-hand"
"""``12,000 points``, from {points}"""
HELD_TERRITORY_CARDS = f"{_SIDE}held-territory-cards"
HELD_SHOP_CARDS = f"{_SIDE}held-shop-cards"
HELD_OBJECTIVES = f"{_SIDE}held-objectives"
HELD_REWARDS = f"{_SIDE}held-rewards"
STANDING_ORDERS = f"{_SIDE}standing-orders"
"""Headings of the hand"""
REWARD_TOLD = f"{_SIDE}reward-told"
"""``2nd Boss: You may employ 2 bosses.``, from {reward}, {text}"""
NONE = f"{_SIDE}none"
"""``none``"""
STARS = f"{_SIDE}stars"
"""``7 stars, turned in now: 17 armies``, from {stars}, {armies}"""
COST = f"{_SIDE}cost"
"""``2,000``, from {points}"""
ASK = f"{_SIDE}policy-ask"
"""``ask me``: in the place of a card's rule"""
COPIES = f"{_SIDE}copies"
"""``×2``, from {number}"""
STEPS = tuple(step for step in get_args(Step) if step != "over")
"""What somebody may be busy with."""


def column(name: str) -> str:
    return f"{_SIDE}column-{name}"


def step(name: str) -> str:
    return f"{_SIDE}step-{name}"


def scope(name: str) -> str:
    """Which dice a modifier is added to."""
    return f"{_SIDE}scope-{_hyphened(name)}"


def short_reward(reward: str) -> str:
    return f"{_SIDE}reward-{_hyphened(reward)}"


def named(kind: str, name: str) -> str:
    """The word for a thing of the game: ``territory``, ``faction``, ``boss``, ``card``, ``card-text``, ``objective``,
    ``objective-short``, ``reward``, ``reward-text``, ``owner``."""
    return f"risk_mgs-{kind}-{_hyphened(name)}"


def owner(word: int) -> str:
    """Whose armies belong to no player, by his number in `engine.risk_mgs.state`."""
    return named("owner", OWNERS[word])


def source(name: str) -> str:
    """What modifies dice: a boss, a card, an airfield, the ship."""
    if name in BOSS_IDS:
        return named("boss", name)
    return named("card", name) if name in DESIGNS else f"{_SIDE}source-{_hyphened(name)}"


def _hyphened(name: str) -> str:
    return name.replace("_", "-")


LIST, OR = "list-more", "list-or"
"""Two things as one, from {start}, {next}"""
DEFENCE = "risk_mgs-order-defence"
"""From {rule}"""
DEFENCE_AT = "risk_mgs-order-defence-at"
"""From {territory}, {rule}"""
MOST_DICE, FEWEST_DICE = "risk_mgs-defence-max", "risk_mgs-defence-min"
DICE_FROM = "risk_mgs-defence-from"
"""From {armies}"""
ANSWER = "risk_mgs-order-card"
"""From {card}, {rule}"""
NEVER = "risk_mgs-policy-never"
AUTO = "risk_mgs-policy-auto"
"""From {when}"""
ESCAPE = "risk_mgs-order-escape"
"""From {entries}"""
WISHES = "risk_mgs-order-wish"
"""From {step}, {entries}"""
REST = "risk_mgs-wish-rest"
PLANNED = "risk_mgs-wish-armies"
"""From {territory}, {count}"""
HOUSED = "risk_mgs-wish-boss"
"""From {boss}, {territory}"""
_PLACES = sorted({place for condition in CONDITIONS.values() for place in condition.places} - {"any"})


def timing(name: str) -> str:
    """When a card is played."""
    return f"risk_mgs-timing-{_hyphened(name)}"


def place(name: str) -> str:
    """Where a card answers by itself."""
    return f"risk_mgs-where-{name}"


def least(design: str) -> str:
    """What the number of an order for a card means, from {least}."""
    return f"risk_mgs-least-{_hyphened(design)}"


def wished(step: str) -> str:
    """What one wishes for in a step of the set-up."""
    return f"risk_mgs-wish-{step}"


OWN_KEYS = frozenset(
    {
        *(ROUND, SETTING_UP, OVER, WINS, ANSWERS, THOUSANDS, OUT, MINOR, MAJOR, HIRE, NOBODY, GOAL, LAST),
        *(MANY_OBJECTIVES, MANY_REWARDS, CONQUERED, SERIES, SPARED, OPEN, POINTS, HELD_TERRITORY_CARDS),
        *(HELD_SHOP_CARDS, HELD_OBJECTIVES, HELD_REWARDS, STANDING_ORDERS, NONE, STARS, COST, ASK, COPIES, REWARD_TOLD),
        *(column(each) for each in COLUMNS),
        *(step(each) for each in STEPS),
        *(scope(each) for each in SCOPES),
        *(short_reward(each) for each in REWARDS),
        *(source(each) for each in SOURCES),
    }
)
"""Keys of the panel, the dice and the hand alone."""
SHARED_KEYS = frozenset(
    {
        *(LIST, OR, DEFENCE, DEFENCE_AT, MOST_DICE, FEWEST_DICE, DICE_FROM, ANSWER, NEVER, AUTO),
        *(ESCAPE, WISHES, REST, PLANNED, HOUSED),
        *(timing(each.timing) for each in DESIGNS.values()),
        *(place(each) for each in _PLACES),
        *(least(each) for each in CONDITIONS),
        *(wished(each) for each in SETUP),
        *(named("territory", each) for each in NAMES),
        *(named("boss", each) for each in BOSS_IDS),
        *(named("faction", each) for each in FACTIONS),
        *(owner(each) for each in OWNERS),
        *(named(kind, each) for each in DESIGNS for kind in ("card", "card-text")),
        *(named(kind, each) for each in OBJECTIVES for kind in ("objective", "objective-short")),
        *(named(kind, each) for each in REWARDS for kind in ("reward", "reward-text")),
    }
)
"""Words that texts use, too."""
