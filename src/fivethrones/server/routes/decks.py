"""Decks of the living card game: starter decks, and what is wrong with one that somebody builds."""

import asyncio

from fastapi import APIRouter, Response

from fivethrones.games.living_card_game.bringing import choices
from fivethrones.games.living_card_game.decks import Deck
from fivethrones.games.living_card_game.starters import ILLEGAL, STARTERS
from fivethrones.server import encode, wire
from fivethrones.server.tables import decks

router = APIRouter(prefix="/api/decks", tags=["decks"])


def deck_info(deck: Deck) -> wire.DeckInfo:
    agenda = f"card-{deck.agenda}" if deck.agenda else ""
    cards = {f"card-{id}": copies for id, copies in deck.copies.items()}
    return wire.DeckInfo(house=deck.house, agenda=agenda, cards=cards)


@router.get("/starters")
async def starters() -> list[wire.DeckInfo]:
    return [deck_info(deck) for deck in STARTERS.values()]


@router.post("/check", responses={200: {"model": wire.DeckChecked}}, response_model=None)
async def check(said: wire.DeckText) -> Response:
    """Read a deck file, and say whether it may be played with."""
    return Response(await asyncio.to_thread(checked, said.text), media_type="application/json")


def checked(text: str) -> bytes:
    deck, standing, problems = decks.read(text)
    brought = [] if standing == ILLEGAL else choices(0, deck)
    answer = {
        "deck": deck_info(deck).model_dump(),
        "standing": standing,
        "problems": problems,
        "choices": [[choice.verb, choice.target, choice.extra] for choice in brought],
    }
    return encode.dumps(answer)
