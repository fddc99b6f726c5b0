"""What has not been seen yet, by kinds and never in which order: cards, bosses for hire, rewards."""

from collections import Counter

from bot.words.contract import Say
from bot.words.names import listed
from bot.words.risk_mgs import vocabulary
from bot.words.risk_mgs.board_lines import objectives, pool
from engine.risk_mgs.facts import DESIGN_OF, REWARDS, STARS
from engine.risk_mgs.state import State


def left(say: Say, state: State) -> str:
    """For the reader whose view the state is: his own hand is not counted among what is unseen."""
    lines = [_territory_cards(say, state), *_shop_cards(say, state), pool(say, state), objectives(say, state)]
    return "\n".join(filter(None, [*lines, _rewards(say, state)]))


def _territory_cards(say: Say, state: State) -> str:
    seen = set(state.territory_discards)
    if state.viewer is not None:
        seen.update(state.seats[state.viewer].territory_cards)
    stars = Counter(number for card, number in STARS.items() if card not in seen)
    return say(
        "risk_mgs-left-territory",
        deck=len(state.territory_deck),
        discards=len(state.territory_discards),
        hands=sum(len(seat.territory_cards) for seat in state.seats),
        ones=stars[1],
        twos=stars[2],
    )


def _shop_cards(say: Say, state: State) -> list[str]:
    unseen = Counter(DESIGN_OF.values())
    unseen.subtract(state.shop_used)
    if state.viewer is not None:
        unseen.subtract(DESIGN_OF[card] for card in state.seats[state.viewer].shop_cards)
    piles = say(
        "risk_mgs-left-shop",
        deck=len(state.shop_deck),
        used=len(state.shop_used),
        hands=sum(len(seat.shop_cards) for seat in state.seats),
    )
    told = [(vocabulary.card(say, design), count) for design, count in unseen.items() if count > 0]
    if not told:
        return [piles]
    cards = [say("risk_mgs-left-card", card=card, count=count) for card, count in told]
    return [piles, say("risk_mgs-left-cards", cards=listed(say, cards))]


def _rewards(say: Say, state: State) -> str:
    if not state.face_down:
        return ""
    taken = {reward for seat in state.seats for reward in seat.rewards}
    among = dict.fromkeys(vocabulary.reward(say, reward) for reward in REWARDS if reward not in taken)
    return say("risk_mgs-left-rewards", count=len(state.face_down), rewards=listed(say, list(among)))
