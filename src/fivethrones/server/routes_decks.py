"""Decks of the living card game: starter decks, and what is wrong with one that somebody builds."""

from functools import cache

from fastapi import APIRouter, Response

from fivethrones.games.living_card_game.bringing import choices
from fivethrones.games.living_card_game.deck_file import Names, known_names, read_deck
from fivethrones.games.living_card_game.decks import Deck
from fivethrones.games.living_card_game.starters import STARTERS, is_starter, why_not_playable
from fivethrones.locales import LANGUAGES, Translator
from fivethrones.server import encode, wire

router = APIRouter(prefix="/api/decks", tags=["decks"])


@cache
def names() -> Names:
    return known_names([Translator(language, "living-card-game").name for language in LANGUAGES])


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
    deck, unread = read_deck(said.text, names())
    problems = unread or why_not_playable(deck)
    standing = "illegal" if problems else "friendly" if is_starter(deck) else "legal"
    brought = [] if problems else choices(0, deck)
    answer = {
        "deck": deck_info(deck).model_dump(),
        "standing": standing,
        "problems": problems,
        "choices": [[choice.verb, choice.target, choice.extra] for choice in brought],
    }
    return Response(encode.dumps(answer), media_type="application/json")
