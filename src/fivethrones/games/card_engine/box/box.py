"""What differs between boxes besides their cards: figures and options of the rules, and the numbers of the rules."""

from typing import final

from fivethrones.games.card_engine.ability.active import ALL_TIMINGS, PASSIVE
from fivethrones.games.card_engine.ability.trigger import RulePassive, StateCheck
from fivethrones.games.card_engine.box.card import Card, all_of, one_bit_each
from fivethrones.games.card_engine.box.figures import INTIMIDATE
from fivethrones.games.card_engine.box.title import Title
from fivethrones.games.card_engine.records.numbers import Kind, Timing
from fivethrones.kernel.action import NOTHING


@final
class Box:
    """Does not change during a match. A card's kind is its index in ``cards``."""

    def __init__(
        self,
        cards: list[Card],
        rules: dict[str, str],
        *,
        victory: int,
        round_limit: int,
        hand: int,
        draws: int,
        setup_gold: int,
        mulligan: bool,
        drafted: list[Card],
        duplicates: int,
        penalty: int = 0,
        draw_limit: int = 0,
        actions_before_plots: bool = False,
        late_stealth: bool = False,
        user_chooses_first: bool = False,
        left_responds_first: bool = False,
        duplicates_save_from_all: bool = False,
        doomed: bool = False,
        state_check: StateCheck | None = None,
        passives: list[RulePassive] | None = None,
        blank_removes_symbols: bool = True,
        paid_actions_active_only: bool = False,
        deadly_kills_participants: bool = False,
        stalwart_from_anywhere: bool = False,
        ambush_is_play: bool = False,
        titles: list[Title] | None = None,
        commander_after_actions: bool = False,
        teams: bool = False,
        offers: bool = False,
        must_find: bool = False,
        winner_is_named: bool = False,
        free_decks: bool = False,
    ) -> None:
        self.rules = rules  # the numbers of rules, by topic
        self.victory = victory  # the power that wins
        self.round_limit = round_limit
        self.hand = hand  # size of the opening hand
        self.draws = draws  # cards drawn in the draw phase
        self.setup_gold = setup_gold
        self.mulligan = mulligan
        self.drafted = [cards.index(card) for card in drafted]  # the kinds in the plot draft
        self.duplicates = duplicates  # types of unique cards that may have them
        self.penalty = penalty  # extra gold for a card of another House
        self.draw_limit = draw_limit  # cards a round outside the draw phase; 0 for no limit
        self.actions_before_plots = actions_before_plots
        self.late_stealth = late_stealth  # after the actions that follow the attackers
        self.user_chooses_first = user_chooses_first  # where several choose; otherwise the first player
        self.left_responds_first = left_responds_first  # of the actor; otherwise the first player
        self.duplicates_save_from_all = duplicates_save_from_all  # otherwise only from being killed
        self.doomed = doomed  # cards that were not saved stay in play until the response window ends
        self.state_check = state_check  # for illegal attachments, and deaths at strength 0
        self.passives: list[RulePassive] = passives or []  # that come from rules, not from cards
        self.blank_removes_symbols = blank_removes_symbols  # also income, influence, initiative
        self.paid_actions_active_only = paid_actions_active_only  # while marshalling
        self.deadly_kills_participants = deadly_kills_participants  # otherwise any character
        self.stalwart_from_anywhere = stalwart_from_anywhere  # otherwise only from play
        self.ambush_is_play = ambush_is_play
        self.titles: list[Title] = titles or []
        # A challenge that the Lord Commander takes over goes back to the actions before defence; otherwise to stealth.
        self.commander_after_actions = commander_after_actions
        self.teams = teams
        self.offers = offers  # players may offer each other gold
        self.winner_is_named = winner_is_named  # by the first player; otherwise it is the first in turn order
        self.must_find = must_find  # whoever searches a deck must take a card if one fits
        self.free_decks = free_decks  # limits on Houses and copies do not apply to players' own decks
        self.read(cards)

    def read(self, cards: list[Card]) -> None:
        """Index what the texts of the cards react to."""
        self.cards = cards
        self.has_intimidate = any(INTIMIDATE in card.keywords for card in cards)
        self.touches = all_of([card.touches for card in cards])  # the values that static effects change
        # By timing: when each kind can be used from hand, and when any of them can, as in `Card.occasions`.
        self.held = [[card.occasions[timing] for card in cards] for timing in ALL_TIMINGS]
        self.occasions = [all_of(held) for held in self.held]
        # By timing: the kinds that do something from a pile.
        self.kinds = kinds = [Kind(kind) for kind in range(len(cards))]
        self.buried = [[kind for kind in kinds if cards[kind].buried[timing]] for timing in ALL_TIMINGS]
        # By timing: the kinds with abilities for players who do not control them.
        self.lent = [[kind for kind in kinds if is_lent(cards[kind], timing)] for timing in ALL_TIMINGS]
        # By timing: the kinds of occurrences that some card answers, one bit each.
        self.triggers = [triggers_of_all(cards, timing) for timing in ALL_TIMINGS]
        self.rule_triggers = [one_bit_each(rule.listens_for) for rule in self.passives]
        self.passive_triggers = all_of([self.triggers[PASSIVE], *self.rule_triggers])
        self.answer_triggers = all_of(self.triggers[:PASSIVE])  # by abilities that players choose to use


def is_lent(card: Card, timing: Timing) -> bool:
    return any(card.ability(index).whose != NOTHING for index in card.active[timing])


def triggers_of_all(cards: list[Card], timing: Timing) -> int:
    found = 0
    for card in cards:
        for places in (card.active, card.held, card.buried):
            for index in places[timing]:
                found |= card.triggers[index]
    return found
