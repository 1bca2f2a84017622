"""The frames and views of every box that plays by this engine."""

from typing import Any, Final

from fivethrones.games.card_engine.pending import PendingView
from fivethrones.games.card_engine.rules.aftermath import Aftermath, Consequence
from fivethrones.games.card_engine.rules.challenge import Challenge
from fivethrones.games.card_engine.rules.doomed import Redirect
from fivethrones.games.card_engine.rules.draft import Draft
from fivethrones.games.card_engine.rules.effects import Effects, Fork
from fivethrones.games.card_engine.rules.hidden import FromHand, TopCard
from fivethrones.games.card_engine.rules.leaving import Leaving
from fivethrones.games.card_engine.rules.marshalling import Playing
from fivethrones.games.card_engine.rules.offers import Offer
from fivethrones.games.card_engine.rules.passives import Rising
from fivethrones.games.card_engine.rules.payment import PayInfluence, Purse
from fivethrones.games.card_engine.rules.pick import Choice, Pick
from fivethrones.games.card_engine.rules.plot import ChooseNewPlot, PlotPhase
from fivethrones.games.card_engine.rules.plot_decks import NewPlot
from fivethrones.games.card_engine.rules.power import PlacePower
from fivethrones.games.card_engine.rules.redirect import TakeOver, TurnAway
from fivethrones.games.card_engine.rules.resolve import Using
from fivethrones.games.card_engine.rules.round import Round
from fivethrones.games.card_engine.rules.search import Search
from fivethrones.games.card_engine.rules.setup import Setup
from fivethrones.games.card_engine.rules.titles import SmallCouncil
from fivethrones.games.card_engine.rules.tolls import EventToll
from fivethrones.games.card_engine.rules.turns import ChallengesPhase, MarshallingPhase
from fivethrones.games.card_engine.rules.upkeep import ShortPhase
from fivethrones.games.card_engine.rules.victims import Victims
from fivethrones.games.card_engine.rules.victory import NameWinner
from fivethrones.games.card_engine.rules.window import Window
from fivethrones.games.card_engine.rules.windows import ActionWindow
from fivethrones.games.card_engine.view import TableView
from fivethrones.games.card_engine.view_parts import CardView, SideView

PARTS: Final[list[type[Any]]] = [
    Setup, Draft, Round, PlotPhase, ChooseNewPlot, NewPlot, SmallCouncil, MarshallingPhase, ChallengesPhase, ShortPhase, TurnAway, TakeOver,
    Victims, Rising, PlacePower, NameWinner, Offer,
    ActionWindow, Playing, Challenge, Using, Effects, Fork, Aftermath, Consequence, Window, Leaving, Redirect,
    Pick, Choice, Purse, PayInfluence, EventToll, FromHand, Search, TopCard,
    TableView, SideView, CardView, PendingView,
]  # fmt: skip
