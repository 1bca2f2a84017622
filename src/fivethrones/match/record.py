"""Records: a match as a text that people can read and keep; `dumps` shows the format.

A record is read by playing it, so whatever `loads` returns has obeyed the rules, entry by entry.
"""

import hashlib
import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from fivethrones.kernel.errors import BadSettings, Refusal, Unreadable
from fivethrones.kernel.game import Game
from fivethrones.kernel.message import Args, Message, literal
from fivethrones.kernel.rng import is_commitment, is_seed
from fivethrones.kernel.settings import Settings, with_defaults
from fivethrones.match.entry import TAKE_BACK, UNDO
from fivethrones.match.match import Match
from fivethrones.match.notation import first_word, read_entry, read_number, write_entry

MAGIC: Final = "five-thrones record"
FORMAT: Final = 2  # 1 had numbers for cards, which can still be read, and no commitment
SHOWN: Final = 80  # characters of a line that a refusal quotes


class BadRecord(Refusal):
    """A record that cannot be read: in which line (0 for none), and the refusal of the game or match that caused it, if any.

    ``game`` says in whose words the cause is.
    """

    def __init__(
        self,
        what: str,
        line: int,
        args: Args | None = None,
        cause: Message | None = None,
        game: str = "",
    ) -> None:
        told: Args = {"line": line} if line else {}
        told.update(args or {})
        if cause is not None:
            told["reason"] = literal(cause.id)
        super().__init__(Message(f"refused-record-{what}", told))
        self.line = line
        self.cause = cause
        self.game = game


class Lines:
    """The lines of a record without comments, which start with ``#``, and without empty ones."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.number = 0  # of the line in `now`, as editors count them
        self.now = ""
        self.over = False
        self.game = ""  # its id, once that has been read
        self.next()

    def next(self) -> None:
        while self.number < len(self.lines):
            self.now = self.lines[self.number].strip()
            self.number += 1
            if self.now and not self.now.startswith("#"):
                return
        self.now = ""
        self.over = True

    def bad(self, what: str, args: Args | None = None, cause: Message | None = None) -> BadRecord:
        """The refusal of the line in `now`. If there is none, the record is cut short, whatever else is wrong."""
        if self.over:
            return BadRecord("cut", self.number)
        return BadRecord(what, self.number, args, cause, self.game)


def dumps(match: Match) -> str:
    """The whole match as text:

    five-thrones record 2
    game hand-of-the-king 1
    seed 7
    commitment 0123… (64 hexadecimal digits, where one was shown)
    option seats 2

    0 move left stark
    end 1 0123456789abcdef
    """
    return text_of(match, match.version, log_lines(match))


def text_of(match: Match, version: int, entries: list[str]) -> str:
    """The same from lines that were written while it was played."""
    lines = [f"{MAGIC} {FORMAT}", f"game {match.game.id} {version}", f"seed {match.seed}"]
    lines += [f"commitment {match.commitment}"] if match.commitment else []
    lines += [f"option {id} {value}" for id, value in match.settings.items()]
    lines += ["", *entries, f"end {len(entries)} {fingerprint(entries, match.state_hash)}", ""]
    return "\n".join(lines)


def log_lines(match: Match) -> list[str]:
    """Everything entered, each line in the words of the state at that moment."""
    again = Match(match.game, match.settings, match.seed)
    lines: list[str] = []
    for entry in match.log:
        lines.append(write_entry(match.game, again.state, entry))
        again.enter(entry)
    return lines


def fingerprint(lines: list[str], state_hash: str) -> str:
    """A hash of the final state and of every line that led to it, including what was undone."""
    return hashlib.sha256("\n".join([*lines, state_hash]).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Followed:
    """How far a record could be read: its match, the version it was played by, and what stopped it, if anything."""

    match: Match
    version: int
    stopped: BadRecord | None


def loads(text: str, games: Mapping[str, Game[Any]]) -> Match:
    """The match of a record, replayed. Raises `BadRecord` for any text that is not a valid record."""
    followed = follow(text, games)
    if followed.stopped is not None:
        raise followed.stopped
    return followed.match


def follow(text: str, games: Mapping[str, Game[Any]]) -> Followed:
    """The same for records of older versions, as far as they go under today's rules."""
    lines = Lines(text)
    read_format(lines)
    game, version = read_game(lines, games)
    match = read_set_up(lines, game)
    told: list[str] = []
    while first_word(lines.now)[0] != "end":
        told.append(" ".join(lines.now.split()))
        try:
            read_step(lines, match)
        except BadRecord as refusal:
            if version == game.version or lines.over:
                raise
            args: Args = {"text": shown(lines.now), "version": version, "known": game.version}
            return Followed(match, version, BadRecord("stops", lines.number, args, refusal.cause))
    read_end(lines, told, match.state_hash if version == game.version else None)
    return Followed(match, version, None)


def read_format(lines: Lines) -> None:
    magic, _, number = lines.now.rpartition(" ")
    format = read_number(number)
    if magic != MAGIC or not format:
        raise BadRecord("not-one", lines.number)
    if format > FORMAT:
        raise lines.bad("newer", {"format": format, "known": FORMAT})
    lines.next()


def read_game(lines: Lines, games: Mapping[str, Game[Any]]) -> tuple[Game[Any], int]:
    words = lines.now.split()
    version = read_number(words[-1]) if len(words) == 3 and words[0] == "game" else None
    if version is None:
        raise lines.bad("header", {"wanted": literal("game")})
    game = games.get(words[1])
    if game is None:
        raise lines.bad("game", {"game": shown(words[1]), "known": [literal(id) for id in games]})
    if game.version < version:
        raise lines.bad("version", {"game": literal(game.id), "version": version, "known": game.version})
    lines.game = game.id
    lines.next()
    return game, version


def read_set_up(lines: Lines, game: Game[Any]) -> Match:
    word, text = first_word(lines.now)
    if word != "seed":
        raise lines.bad("header", {"wanted": literal("seed")})
    seed = read_number(text)
    if seed is None or not is_seed(seed):
        raise lines.bad("seed", {"text": shown(text)})
    lines.next()
    shown_before = read_commitment(lines)
    settings: Settings = {}
    number = lines.number
    while first_word(lines.now)[0] == "option":
        number = lines.number
        read_option(lines, game, settings)
    try:
        match = Match(game, settings, seed)
    except BadSettings as refusal:
        raise BadRecord("option", number, cause=refusal.reason, game=game.id) from refusal
    match.commitment = shown_before
    return match


def read_commitment(lines: Lines) -> str:
    """Only the form is checked here. Whether the seed fits it is for `fivethrones.match.verify`."""
    word, text = first_word(lines.now)
    if word != "commitment":
        return ""
    if not is_commitment(text):
        raise lines.bad("commitment", {"text": shown(text)})
    lines.next()
    return text


def read_option(lines: Lines, game: Game[Any], settings: Settings) -> None:
    id, value = first_word(first_word(lines.now)[1])
    if id in settings:
        raise lines.bad("option-twice", {"option": shown(id)})
    try:
        with_defaults(game.settings, {id: value})
    except BadSettings as refusal:
        raise lines.bad("option", cause=refusal.reason) from refusal
    settings[id] = value
    lines.next()


def read_step(lines: Lines, match: Match) -> None:
    try:
        entry = read_entry(match.game, match.state, lines.now)
    except Unreadable as refusal:
        raise lines.bad("unreadable", {"text": shown(lines.now)}, refusal.reason) from refusal
    try:
        match.enter(entry)
    except Refusal as refused:  # not `error`: compiled, a variable keeps its first type
        what = "undo" if entry.kind in (UNDO, TAKE_BACK) else "illegal"
        raise lines.bad(what, {"text": shown(lines.now)}, refused.reason) from refused
    lines.next()


def read_end(lines: Lines, told: list[str], state_hash: str | None) -> None:
    """Read the end. Without a hash of the state, for other versions, only completeness is checked."""
    words = lines.now.split()
    count = read_number(words[1]) if len(words) == 3 else None
    if count is None:
        raise BadRecord("cut", lines.number)
    if count != len(told):
        raise lines.bad("count", {"told": count, "found": len(told)})
    if state_hash is not None and words[2] != fingerprint(told, state_hash):
        found = literal(fingerprint(told, state_hash))
        raise lines.bad("hash", {"told": shown(words[2]), "found": found})
    lines.next()
    if not lines.over:
        raise lines.bad("after-end", {"text": shown(lines.now)})


def save(match: Match, path: Path) -> None:
    """Write a record file atomically: under this name there is always a complete one, old or new."""
    text = dumps(match)
    part = path.parent / f".{secrets.token_hex(8)}.part"
    try:
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except (OSError, ValueError) as error:  # some names are accepted by no file system
        raise Refusal(Message("refused-record-unsaved", {"path": literal(str(path))})) from error
    finally:
        with suppress(OSError):
            part.unlink()


def load(path: Path, games: Mapping[str, Game[Any]]) -> Match:
    return loads(read_text(path), games)


def read_text(path: Path) -> str:
    try:
        data = path.read_bytes()
    except FileNotFoundError as error:
        raise BadRecord("missing", 0, {"path": literal(str(path))}) from error
    except OSError as error:
        raise BadRecord("unopened", 0, {"path": literal(str(path))}) from error
    try:
        return data.decode("utf-8-sig")  # some editors write a byte order mark
    except UnicodeDecodeError as error:
        raise BadRecord("not-text", data[: error.start].count(b"\n") + 1) from error


def shown(text: str) -> str:
    return literal(text if len(text) <= SHOWN else f"{text[:SHOWN]}…")
