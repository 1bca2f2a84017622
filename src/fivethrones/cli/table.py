"""A match at the terminal: who sits where, and what is shown to whom."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from fivethrones.boards import BOARDS
from fivethrones.bots import bots_for
from fivethrones.bots.bot import gesture
from fivethrones.bots.resigning import Despair, judge, side_of
from fivethrones.bots.search.budget import Budget
from fivethrones.cli import asking
from fivethrones.cli.failing import told
from fivethrones.cli.reading import Reader
from fivethrones.cli.screen import hanging
from fivethrones.club.anchors import measured
from fivethrones.kernel.action import SPECTATOR, Action, Seat
from fivethrones.kernel.message import literal, seat_name
from fivethrones.kernel.play import apply, awaited, is_begun, legal, waiting
from fivethrones.kernel.rng import derived, seeded
from fivethrones.kernel.state import State
from fivethrones.locales import LANGUAGES, Translator
from fivethrones.match.match import Match

ENDLESS: Final = 1000  # lines of a file


class Table:
    def __init__(
        self,
        match: Match,
        kinds: Sequence[str],
        language: str,
        console: Console,
        knows_seed: bool = False,
        thought: Budget | None = None,
    ) -> None:
        self.match = match
        self.knows_seed = knows_seed  # whoever sits here; with it one could know every hidden card
        self.kinds = list(kinds)
        self.thought = thought  # of bots that search, where it is another than that of their level
        self.console = console
        self.board = BOARDS[match.game.id]
        self.bots = asking.bots(match.game, kinds)
        self.despair = [Despair() for _ in kinds]
        self.languages = {known: self.translator(known) for known in LANGUAGES}
        self.words = self.languages[language]
        self.reader = Reader(match.game, self.board, list(self.languages.values()))
        self.told_to: dict[Seat, int] = {}  # by seat, how much of the history it has been shown
        self.begun: list[Action] = []  # what a player has said of something that the match takes as a whole

    def translator(self, language: str) -> Translator:
        game = self.match.game.id
        return Translator(language, game, asking.names(Translator(language), self.kinds))

    @property
    def state(self) -> State:
        """As the match has it, with what a player has begun."""
        if not self.begun:
            return self.match.state
        state = self.match.state.clone()
        for action in self.begun:
            apply(state, action)
        return state

    def play(self, action: Action) -> None:
        """Carry out what a player says, or keep it until the rest is said."""
        state = self.state.clone()
        apply(state, action)
        self.begun.append(action)
        if not is_begun(state):
            said, self.begun = self.begun, []
            self.match.play(*said)

    @property
    def humans(self) -> list[Seat]:
        return [seat for seat in range(len(self.kinds)) if self.kinds[seat] == asking.HUMAN]

    def next_human(self) -> Seat | None:
        """Let the bots play until a human must choose; None when the game is over."""
        while self.state.outcome is None:
            state = self.state
            # A bot that nobody waits for says nothing.
            seat = next(seat for seat in waiting(state) if self.chooses(seat) or seat in awaited(state))
            if self.chooses(seat):
                return seat
            hopeless = self.despairs(seat)
            self.play_bot(seat)
            if hopeless and self.state.outcome is None:
                self.offer_to_resign(seat)
        return None

    def chooses(self, seat: Seat) -> bool:
        """Whether a person does so there; for one who has given up a bot plays on."""
        return seat in self.humans and seat not in self.match.resigned

    def resign(self, seat: Seat) -> None:
        self.begun = []
        self.match.resign(seat)

    def despairs(self, seat: Seat) -> bool:
        """Whether the bot in this seat has seen no hope for long enough to say so, here, where it is about to play."""
        game, state = self.match.game, self.match.state
        rng = seeded(derived(self.match.seed, f"hope {seat} {len(self.match.log)}"))
        judgement = judge(game, game.determinize(state, seat, rng), seat)
        return judgement is not None and self.despair[seat].note(judgement)

    def offer_to_resign(self, seat: Seat) -> None:
        """A bot puts it to the people, if all of them play against it."""
        side = side_of(self.match.game, self.match.state, seat)
        if not self.humans or any(partner in self.humans for partner in side):
            return
        if self.agrees(self.words.say("cli-resign-offered", seat=seat_name(seat))):
            for partner in side:
                self.match.resign(partner)

    def agrees(self, question: str) -> bool:
        return self.ask(question).lower() in [words.say("cli-yes") for words in self.languages.values()]

    def play_bot(self, seat: Seat) -> None:
        """The bot's chance depends on the match alone, so that a resumed match goes on as it would have."""
        bot = self.bots[seat] or bots_for(self.match.game)[-1]
        rng = seeded(derived(self.match.seed, f"bot {seat} {len(self.match.log)}"))
        self.match.play(*gesture(self.match.game, self.state.clone(), seat, bot, rng, self.thought))

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def ask(self, question: str) -> str:
        """A line from the keyboard; one from a file is shown, too."""
        line = self.console.input(f"{question} ").strip()
        if not sys.stdin.isatty():
            self.say(line)
        return line

    def show_title(self, style: str = "") -> None:
        """Which game it is, with its seed where that is no secret."""
        game, seed = f"game-{self.match.game.id}", literal(str(self.match.seed))
        if self.knows_seed or self.match.state.outcome is not None:
            self.say(self.words.say("cli-welcome-seed", game=game, seed=seed), style)
        else:
            self.say(self.words.say("cli-welcome", game=game), style)
        if self.match.commitment:
            self.say(self.words.say("cli-commitment", commitment=literal(self.match.commitment)), "dim")

    def show_ratings(self) -> None:
        """How strong the bots are that sit here, where that has been measured."""
        for level, rating in measured(self.match.game.id, len(self.kinds)).items():
            if level in self.kinds:
                said = self.words.say(
                    "cli-seat-rating", bot=asking.called(level), rating=literal(str(rating))
                )
                self.say(said, "dim")

    def show(self, seat: Seat) -> None:
        """All that a player needs for a choice: the news, the table, the question, the moves."""
        self.show_news(seat)
        self.console.print()
        self.show_board(self.state, seat)
        self.show_question(seat)

    def show_news(self, viewer: Seat) -> None:
        history = self.match.history
        start = min(self.told_to.get(viewer, 0), len(history))
        self.told_to[viewer] = len(history)
        for step in range(start, len(history)):
            self.show_events(step, viewer)

    def show_events(self, step: int, viewer: Seat) -> None:
        for event in self.match.history[step]:
            self.console.print(hanging("•", self.words.text(event.seen_as(viewer))))

    def show_board(self, state: State, viewer: Seat) -> None:
        game = self.match.game
        options = legal(state, viewer)
        marks: dict[str, int] = {}
        for i in range(len(options)):
            marks.setdefault(game.piece_of(state, options[i]), i + 1)
        height = self.console.height if self.console.is_terminal else ENDLESS
        view = game.view(state, viewer)
        self.console.print(self.board.draw(view, self.words, marks, self.console.width, height))

    def show_question(self, seat: Seat) -> None:
        decision = self.state.decision
        assert decision is not None
        who, prompt = self.words.name(seat_name(seat)), told(self.words, decision.prompt)
        self.console.print()
        self.console.print(Text.assemble((who, "bold"), ": ", (prompt, "bold")))
        options = legal(self.state, seat)
        labels = [self.words.text(self.match.game.label(self.state, option)) for option in options]
        numbered = [Text(f"{i + 1:2}. {labels[i]}") for i in range(len(labels))]
        self.console.print(Columns(numbered, padding=(0, 3), equal=True, column_first=True))

    def show_end(self) -> None:
        outcome = self.state.outcome
        assert outcome is not None
        viewer = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        self.show_news(viewer)
        self.console.print()
        self.show_board(self.state, viewer)
        self.console.print()
        self.say(told(self.words, outcome.reason), "bold")
        if not self.knows_seed:
            self.say(self.words.say("cli-seed-was", seed=literal(str(self.match.seed))), "dim")

    def free_name(self) -> Path:
        """A file for this match that is not there yet."""
        stem = self.match.game.id
        if self.knows_seed:
            stem = f"{stem}-{str(self.match.seed)[:12]}"
        path = Path(f"{stem}.txt")
        number = 2
        while path.exists():
            path = Path(f"{stem}-{number}.txt")
            number += 1
        return path
