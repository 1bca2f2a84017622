"""The frames and views of every box that plays by this engine."""

from typing import Any, Final

from fivethrones.games.card_engine.pending import PendingView
from fivethrones.games.card_engine.rules.aftermath import Aftermath, Consequence
from fivethrones.games.card_engine.rules.challenge import Challenge
from fivethrones.games.card_engine.rules.draft import Draft
from fivethrones.games.card_engine.rules.effects import Effects
from fivethrones.games.card_engine.rules.hidden import FromHand, TopCard
from fivethrones.games.card_engine.rules.leaving import Leaving
from fivethrones.games.card_engine.rules.marshalling import Playing
from fivethrones.games.card_engine.rules.pick import Choice, Pick
from fivethrones.games.card_engine.rules.plot import PlotPhase
from fivethrones.games.card_engine.rules.resolve import Using
from fivethrones.games.card_engine.rules.round import Round
from fivethrones.games.card_engine.rules.search import Search
from fivethrones.games.card_engine.rules.setup import Setup
from fivethrones.games.card_engine.rules.turns import ChallengesPhase, MarshallingPhase
from fivethrones.games.card_engine.rules.upkeep import DominancePhase, DrawPhase, StandingPhase, TaxationPhase
from fivethrones.games.card_engine.rules.window import Window
from fivethrones.games.card_engine.rules.windows import ActionWindow
from fivethrones.games.card_engine.view import CardView, SideView, TableView

PARTS: Final[list[type[Any]]] = [
    Setup, Draft, Round, PlotPhase, DrawPhase, MarshallingPhase, ChallengesPhase, DominancePhase, StandingPhase,
    TaxationPhase, ActionWindow, Playing, Challenge, Using, Effects, Aftermath, Consequence, Window, Leaving, Pick, Choice, FromHand, Search, TopCard,
    TableView, SideView, CardView, PendingView,
]  # fmt: skip
