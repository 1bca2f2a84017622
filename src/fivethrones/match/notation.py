"""A log entry as one line of text, and back: ``0 move left stark``, ``default 1 pass``, ``undo 0``, ``bot 1 knight``."""

from contextlib import suppress
from typing import Any, Final

from fivethrones.kernel.action import SPECTATOR, Action, Seat
from fivethrones.kernel.errors import IllegalAction, Unreadable
from fivethrones.kernel.game import Game
from fivethrones.kernel.message import Message, literal
from fivethrones.kernel.play import apply, is_legal
from fivethrones.kernel.rng import is_seed
from fivethrones.kernel.state import State
from fivethrones.match.entry import ACT, BACK, BOT, DEFAULT, REDEAL, RESIGN, TAKE_BACK, UNDO, Entry

AND: Final = " ; "  # between the actions of an entry; no game uses it within an action
NOBODY: Final = "-"  # in place of a seat, for spectators
LONGEST: Final = 200  # characters that a game is given to read as one action
LONGEST_NUMBER: Final = 1000  # digits; Python itself stops at a few thousand


def write_entry(game: Game[Any], state: State, entry: Entry) -> str:
    """The entry in the words of this state, as far as it is legal there."""
    if entry.kind == REDEAL:
        return f"{REDEAL} {NOBODY if entry.seat == SPECTATOR else entry.seat} {entry.seed}"
    kind = [] if entry.kind == ACT else [entry.kind]
    actions = [AND.join(write_actions(game, state, entry.actions))] if entry.actions else []
    level = [entry.level] if entry.level else []
    return " ".join([*kind, str(entry.seat), *actions, *level])


def write_actions(game: Game[Any], state: State, actions: tuple[Action, ...]) -> list[str]:
    """The actions, each in the words of the state after those before it."""
    said: list[str] = []
    world = state.clone() if len(actions) > 1 else state
    for action in actions:
        if not is_legal(world, action):
            break
        said.append(game.write_at(world, action))
        if len(said) < len(actions):
            go_on(world, action)
    return said


def read_entry(game: Game[Any], state: State, line: str) -> Entry:
    """The inverse of `write_entry`; refuses a line that is not an entry."""
    word, rest = first_word(line)
    if word in (UNDO, TAKE_BACK, RESIGN, BACK):
        return Entry(word, read_seat(rest))
    if word == BOT:
        word, level = first_word(rest)
        return Entry(BOT, read_seat(word), level=read_level(level))
    if word == REDEAL:
        word, seed = first_word(rest)
        return Entry(REDEAL, SPECTATOR if word == NOBODY else read_seat(word), seed=read_seed(seed))
    if word == DEFAULT:
        word, rest = first_word(rest)
        seat = read_seat(word)
        return Entry(DEFAULT, seat, (read_action(game, state, seat, rest),))
    seat = read_seat(word)
    return Entry(ACT, seat, read_actions(game, state, seat, rest.split(AND)))


def read_actions(game: Game[Any], state: State, seat: Seat, texts: list[str]) -> tuple[Action, ...]:
    actions: list[Action] = []
    world = state.clone() if len(texts) > 1 else state
    for text in texts:
        actions.append(read_action(game, world, seat, text))
        if len(actions) < len(texts):
            go_on(world, actions[-1])
    return tuple(actions)


def read_action(game: Game[Any], state: State, seat: Seat, text: str) -> Action:
    if len(text) > LONGEST:
        raise unreadable(text)
    return game.read_at(state, seat, text)


def go_on(world: State, action: Action) -> None:
    """Apply an action if it is legal. If not, carrying out the entry will say so."""
    with suppress(IllegalAction):
        apply(world, action)


def read_seat(text: str) -> Seat:
    seat = read_number(text)
    if seat is None:
        raise unreadable(text)
    return seat


def read_seed(text: str) -> int:
    seed = read_number(text)
    if seed is None or not is_seed(seed):
        raise unreadable(text)
    return seed


def read_level(text: str) -> str:
    if not text.isascii() or not text.isalpha() or len(text) > LONGEST:
        raise unreadable(text)
    return text


def read_number(text: str) -> int | None:
    """A whole number, not negative, in plain digits; None for anything else."""
    if text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER:
        return int(text)
    return None


def first_word(text: str) -> tuple[str, str]:
    word, _, rest = text.partition(" ")
    return word, rest.strip()


def unreadable(text: str) -> Unreadable:
    return Unreadable(Message("refused-unreadable", {"text": literal(text)}))
