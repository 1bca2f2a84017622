"""What the translator says, for the page's own translator to say the same: prints messages and their texts as JSON."""

import json
import sys
from collections.abc import Iterator
from typing import Any

from fivethrones.games import GAMES
from fivethrones.kernel.game import Game, guess
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import apply, legal, waiting
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults
from fivethrones.kernel.state import State
from fivethrones.kernel.text import to_data
from fivethrones.locales import LANGUAGES, Translator

NAMES = ["Анна", "Mira"]  # the other seats are numbered
EACH = 12  # examples of one id
SELDOM = 10  # of so many decisions, at one all options are read out and all pieces pointed at
PLURALS = [0, 1, 2, 5, 11, 21, 22, 100, 1000, 12345]

# Lists of one, two and more; numbers of every plural form; text as it stands; a list of nothing.
SAMPLES: list[Message] = [
    Message("player", {"number": 1234567}),
    Message("list-and", {"head": "=<b>", "tail": "={ $x }"}),
    Message("refused-option-unknown", {"option": "=a", "known": ["=b", "=c", "=d", "game-hand-of-the-king"]}),
    Message("refused-option-unknown", {"option": "=a", "known": ["=b"]}),
    Message("refused-option-unknown", {"option": "=a", "known": []}),
    *(Message("refused-step", {"step": n, "last": 5}) for n in PLURALS),
    *(Message("refused-undo-other-acted", {"seat": f"seat-{seat}"}) for seat in range(3)),
]


def main() -> None:
    spoken: list[dict[str, Any]] = []
    for game in GAMES.values():
        messages = [*SAMPLES, *messages_of(game)]
        for language in LANGUAGES:
            translator = Translator(language, game.id, NAMES)
            for message in messages:
                text = translator.text(message)
                spoken.append(
                    {"language": language, "game": game.id, "message": to_data(message), "text": text}
                )
    json.dump({"names": NAMES, "spoken": spoken}, sys.stdout, ensure_ascii=False)


def messages_of(game: Game[Any]) -> list[Message]:
    """Questions, options, news, reasons and results of random games, a few of each id."""
    found: dict[str, list[Message]] = {}
    for seed in range(6):
        seats = game.seats[seed % len(game.seats)]
        for message in told(
            game, game.setup(with_defaults(game.settings, {"seats": str(seats)}), seed), seed
        ):
            kept = found.setdefault(message.id, [])
            if len(kept) < EACH and message not in kept:
                kept.append(message)
    messages = [message for kept in found.values() for message in kept]
    return messages + [plural(message, n) for message in messages for n in PLURALS if counts(message)]


def counts(message: Message) -> bool:
    return any(isinstance(value, int) for value in message.args.values())


def plural(message: Message, n: int) -> Message:
    """The same about another number of things."""
    return Message(
        message.id, {name: n if isinstance(arg, int) else arg for name, arg in message.args.items()}
    )


def told(game: Game[Any], state: State, seed: int) -> Iterator[Message]:
    rng, decisions = seeded(seed), 0
    while state.decision is not None:
        seat = waiting(state)[0]
        options = legal(state, seat)
        yield state.decision.prompt
        if decisions % SELDOM == 0:
            reasons = [game.why_not_piece(state, seat, piece) for piece in game.pieces(state)]
            yield from [reason for reason in reasons if reason is not None]
            yield from [game.label(state, option) for option in options]
        decisions += 1
        apply(state, guess(options, rng))
        yield from [event.seen_as(seat) for event in state.events]
    assert state.outcome is not None
    yield state.outcome.reason


if __name__ == "__main__":
    main()
