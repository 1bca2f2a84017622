"""The frames and views that every box on this engine uses."""

from typing import Any, Final

from fivethrones.games.card_engine.challenge.challenge import Challenge
from fivethrones.games.card_engine.challenge.claim import Victims
from fivethrones.games.card_engine.challenge.passives import Rising
from fivethrones.games.card_engine.challenge.redirect import TakeOver, TurnAway
from fivethrones.games.card_engine.moves.choosing import Choice, Pick
from fivethrones.games.card_engine.moves.hidden import FromHand, TopCard
from fivethrones.games.card_engine.moves.payment import PayInfluence, Purse
from fivethrones.games.card_engine.moves.power import PlacePower
from fivethrones.games.card_engine.moves.tolls import EventToll
from fivethrones.games.card_engine.moves.victory import NameWinner
from fivethrones.games.card_engine.phases.draft import Draft
from fivethrones.games.card_engine.phases.plot import ChooseNewPlot, PlotPhase
from fivethrones.games.card_engine.phases.plot_decks import NewPlot
from fivethrones.games.card_engine.phases.round import Round
from fivethrones.games.card_engine.phases.setup import Setup
from fivethrones.games.card_engine.phases.small_council import SmallCouncil
from fivethrones.games.card_engine.phases.turns import ChallengesPhase, MarshallingPhase
from fivethrones.games.card_engine.phases.upkeep import ShortPhase
from fivethrones.games.card_engine.timing.action_window import ActionWindow
from fivethrones.games.card_engine.timing.doomed import Redirect
from fivethrones.games.card_engine.timing.leaving import Leaving
from fivethrones.games.card_engine.timing.offers import Offer
from fivethrones.games.card_engine.timing.playing import Playing
from fivethrones.games.card_engine.timing.resolution import Aftermath, Consequence, Using
from fivethrones.games.card_engine.timing.response_window import Window
from fivethrones.games.card_engine.timing.search import Search
from fivethrones.games.card_engine.timing.sequence import Effects, Fork
from fivethrones.games.card_engine.views.card_in_play import CardView
from fivethrones.games.card_engine.views.pending import PendingView
from fivethrones.games.card_engine.views.side import SideView
from fivethrones.games.card_engine.views.table import TableView

PARTS: Final[list[type[Any]]] = [
    Setup, Draft, Round, PlotPhase, ChooseNewPlot, NewPlot, SmallCouncil, MarshallingPhase, ChallengesPhase, ShortPhase, TurnAway, TakeOver,
    Victims, Rising, PlacePower, NameWinner, Offer,
    ActionWindow, Playing, Challenge, Using, Effects, Fork, Aftermath, Consequence, Window, Leaving, Redirect,
    Pick, Choice, Purse, PayInfluence, EventToll, FromHand, Search, TopCard,
    TableView, SideView, CardView, PendingView,
]  # fmt: skip
