"""The games: what can be played, their rules, their cards."""

from typing import Any, Literal

from fastapi import APIRouter, Request, Response

from fivethrones.bots import bots_for
from fivethrones.club.anchors import measured
from fivethrones.games import GAMES
from fivethrones.kernel.game import Game
from fivethrones.kernel.message import Message
from fivethrones.locales import Translator
from fivethrones.locales.rules import rules_text
from fivethrones.server import encode, wire
from fivethrones.server.refusals import refuse

router = APIRouter(prefix="/api", tags=["games"])


def game_named(id: str) -> Game[Any]:
    game = GAMES.get(id)
    if game is None:
        raise refuse("not-found")
    return game


@router.get("/games")
async def games(request: Request) -> list[wire.GameInfo]:
    minutes = await request.app.state.durations.minutes()
    return [
        wire.GameInfo(
            id=game.id,
            version=game.version,
            seats=list(game.seats),
            settings=[wire.SettingInfo(id=setting.id, values=setting.values) for setting in game.settings],
            levels=[bot.id for bot in bots_for(game)],
            ratings={seats: measured(game.id, seats) for seats in game.seats},
            brought=list(request.app.state.registry.config.bots.get(game.id, {})),
            decks=game.decks is not None,
            responses=game.manners.has_responses,
            minutes=minutes.get(game.id),
        )
        for game in GAMES.values()
    ]


@router.get(
    "/rules/{game}/{language}", response_class=Response, responses={200: {"content": {"text/markdown": {}}}}
)
async def rules(game: str, language: Literal["ru", "en"]) -> Response:
    """The rules in our own words, as Markdown."""
    text = rules_text(game_named(game).id, language)
    return Response(text, media_type="text/markdown; charset=utf-8")


@router.get("/cards/{game}", responses={200: {"model": list[wire.CardInfo]}}, response_model=None)
async def cards(game: str) -> Response:
    """The cards in the box."""
    translator = Translator("en", game_named(game).id)
    found = [
        {
            "id": card.name,
            "name": Message(card.name),
            "text": Message(f"{card.name}.text") if "text" in translator.forms(card.name) else None,
            "group": Message(f"cards-{card.group}"),
            "houses": card.houses,
            "facts": card.facts,
            "rule": card.rule,
        }
        for card in game_named(game).cards()
    ]
    return Response(encode.dumps(found), media_type="application/json")
