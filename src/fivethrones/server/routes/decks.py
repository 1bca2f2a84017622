"""Decks that players bring: starter decks, and what is wrong with one that somebody builds."""

import asyncio
from typing import Any

from fastapi import APIRouter, Response

from fivethrones.kernel.decks import DeckList
from fivethrones.kernel.game import Game
from fivethrones.server import encode, wire
from fivethrones.server.routes.games import game_named
from fivethrones.server.tables import decks

router = APIRouter(prefix="/api/decks/{game}", tags=["decks"])


def deck_info(deck: DeckList) -> wire.DeckInfo:
    return wire.DeckInfo(head=deck.head, cards=deck.cards)


@router.get("/starters")
async def starters(game: str) -> list[wire.DeckInfo]:
    return [deck_info(deck) for deck in decks.decks_of(game_named(game)).starters().values()]


@router.post("/check", responses={200: {"model": wire.DeckChecked}}, response_model=None)
async def check(game: str, said: wire.DeckText) -> Response:
    """Read a deck file, and say whether it may be played with."""
    answer = await asyncio.to_thread(checked, game_named(game), said.text)
    return Response(answer, media_type="application/json")


def checked(game: Game[Any], text: str) -> bytes:
    found = decks.check(game, text)
    answer = {
        "deck": deck_info(found.deck).model_dump(),
        "standing": found.standing,
        "problems": found.problems,
        "choices": [[choice.verb, choice.target, choice.extra] for choice in found.choices],
    }
    return encode.dumps(answer)
