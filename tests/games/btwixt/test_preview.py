"""What a ruler is told of a card before it is played."""

from fivethrones.games.btwixt.card import PLAY
from fivethrones.games.btwixt.cards import INFLUENCE
from fivethrones.games.btwixt.game import Btwixt
from fivethrones.games.btwixt.view import RealmView
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import legal
from fivethrones.kernel.rng import seeded
from fivethrones.match.match import Match
from fivethrones.match.preview import preview


def test_the_total_with_a_card_is_known_before_it_is_played() -> None:
    """BT-12: what the others learn by it is no news to its owner, but cannot be taken back."""
    game = Btwixt()
    match = Match(game, {"seats": "3", "leaders": "drawn", "first_player": "seat_0"}, 7)
    plain = next(
        option for option in legal(match.state, 0) if isinstance(option, Action) and is_plain(option)
    )

    shown = preview(game, match.state, plain, seeded(1))

    assert isinstance(shown.view, RealmView)
    assert shown.view.seats[0].total == INFLUENCE[plain.target].value
    assert not shown.undoable


def is_plain(option: Action) -> bool:
    """A card that does nothing as it is played."""
    return option.verb == "play" and not any(clause.when == PLAY for clause in INFLUENCE[option.target].words)
