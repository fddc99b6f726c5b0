"""The words of the side panel, the dice and the hand: keys of the reader's language."""

from engine.risk_mgs.facts import BOSS_IDS, DESIGNS
from engine.risk_mgs.show import OWNERS

ROUND = "risk_mgs-side-round"
"""``Round 7``, from {round}"""
SETTING_UP = "risk_mgs-side-setting-up"
"""``Set-up``"""
OVER = "risk_mgs-side-over"
"""``Game over``"""
WINS = "risk_mgs-side-wins"
"""``wins``"""
ANSWERS = "risk_mgs-side-answers"
"""``may answer``: of whoever is asked in the middle of another's turn"""
THOUSANDS = "risk_mgs-side-thousands"
"""``12k``: {number} thousands of points"""
OUT = "risk_mgs-side-out"
"""``out of the game``"""
MINOR = "risk_mgs-side-minor"
"""``Minor``: objectives of that class"""
MAJOR = "risk_mgs-side-major"
HIRE = "risk_mgs-side-hire"
"""``For hire``: bosses"""
NOBODY = "risk_mgs-side-nobody"
"""``nobody``, for hire"""
GOAL = "risk_mgs-side-goal"
"""What wins in Basic Training and the Command Room"""
LAST = "risk_mgs-side-last"
"""What wins in World Conquest"""
MANY_OBJECTIVES = "risk_mgs-side-many-objectives"
"""``4 objectives``, from {number}"""
MANY_REWARDS = "risk_mgs-side-many-rewards"

CONQUERED = "risk_mgs-side-conquered"
"""``conquered``"""
SERIES = "risk_mgs-side-series"
"""``9 rolls: lost 4, destroyed 7``, from {rolls}, {lost}, {destroyed}"""
SPARED = "risk_mgs-side-spared"
"""``1 loss prevented``, from {number}"""
MODIFIER = "risk_mgs-side-modifier"
"""``B&B Unit +1 (all dice)``, from {source}, {amount}, {scope}"""
OPEN = "risk_mgs-side-open"
"""``not yet decided``: the dice may still change"""
POINTS = "risk_mgs-side-points-in-hand"
"""``12,000 points``, from {points}"""
HELD_TERRITORY_CARDS = "risk_mgs-side-held-territory-cards"
HELD_SHOP_CARDS = "risk_mgs-side-held-shop-cards"
HELD_OBJECTIVES = "risk_mgs-side-held-objectives"
HELD_REWARDS = "risk_mgs-side-held-rewards"
STANDING_ORDERS = "risk_mgs-side-standing-orders"
"""Headings of the hand"""
REWARD_TOLD = "risk_mgs-side-reward-told"
"""``2nd Boss: You may employ 2 bosses.``, from {reward}, {text}"""
NONE = "risk_mgs-side-none"
"""``none``"""
STARS = "risk_mgs-side-stars"
"""``7 stars, turned in now: 17 armies``, from {stars}, {armies}"""
COST = "risk_mgs-side-cost"
"""``2,000``, from {points}"""
ASK = "risk_mgs-side-policy-ask"
"""``ask me``: in the place of a card's rule"""
COPIES = "risk_mgs-side-copies"
"""``×2``, from {number}"""

LIST, OR = "list-more", "list-or-things"
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


def column(name: str) -> str:
    return f"risk_mgs-side-column-{name}"


def step(name: str) -> str:
    """What somebody is busy with; may tell {armies}, those still to be deployed."""
    return f"risk_mgs-side-step-{name}"


def scope(name: str) -> str:
    """Which dice a modifier is added to."""
    return f"risk_mgs-side-scope-{_hyphened(name)}"


def short_reward(reward: str) -> str:
    return f"risk_mgs-side-reward-{_hyphened(reward)}"


def territory(name: str) -> str:
    return f"risk_mgs-territory-{_hyphened(name)}"


def faction(name: str) -> str:
    return f"risk_mgs-faction-{_hyphened(name)}"


def boss(name: str) -> str:
    return f"risk_mgs-boss-{_hyphened(name)}"


def card(name: str) -> str:
    """By design."""
    return f"risk_mgs-card-{_hyphened(name)}"


def card_text(name: str) -> str:
    """What a card does, by design."""
    return f"risk_mgs-card-text-{_hyphened(name)}"


def objective(name: str) -> str:
    return f"risk_mgs-objective-{_hyphened(name)}"


def short_objective(name: str) -> str:
    """In at most 18 characters."""
    return f"risk_mgs-objective-short-{_hyphened(name)}"


def reward(name: str) -> str:
    return f"risk_mgs-reward-{_hyphened(name)}"


def reward_text(name: str) -> str:
    """What a reward brings."""
    return f"risk_mgs-reward-text-{_hyphened(name)}"


def owner(word: int) -> str:
    """Whose armies belong to no player, by his number in `engine.risk_mgs.state`."""
    return f"risk_mgs-owner-{OWNERS[word]}"


def source(name: str) -> str:
    """What modifies dice: a boss, a card, an airfield, the ship."""
    if name in BOSS_IDS:
        return boss(name)
    return card(name) if name in DESIGNS else f"risk_mgs-side-source-{_hyphened(name)}"


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


def _hyphened(name: str) -> str:
    return name.replace("_", "-")
