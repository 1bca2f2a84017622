"""What a series of games came to."""

from collections import Counter
from fractions import Fraction
from typing import Any, TypeAlias

from fivethrones.arena.blunders.watch import Blunder
from fivethrones.arena.result import Asked, Happened, Result
from fivethrones.arena.spread import Spread, mean_and_sd, rounded, wilson
from fivethrones.kernel.game import Game
from fivethrones.kernel.settings import Settings

# What JSON can hold.
Data: TypeAlias = dict[str, Any]


class Report:
    """Counts results as they are added; `to_data` says all of it."""

    def __init__(self, game: Game[Any], settings: Settings, levels: list[str], seed: int) -> None:
        self.game = game
        self.settings = settings
        self.levels = levels  # by seat
        self.seed = seed
        self.games = 0
        self.wins = [Fraction(0)] * len(levels)  # by seat; a shared first place is a part of a win
        self.decisions = Spread()
        self.prompts: dict[str, Asked] = {}
        self.events: dict[str, Spread] = {}
        self.arguments: dict[str, dict[str, Spread]] = {}  # by event kind and name: sums per game
        self.reasons: Counter[str] = Counter()
        self.blunders: list[Blunder] = []
        self.seconds = 0.0
        self.jobs = 1

    def add(self, result: Result) -> None:
        self.games += 1
        first = result.ranking[0]
        for seat in first:
            self.wins[seat] += Fraction(1, len(first))
        self.decisions.add(result.decisions)
        self.reasons[result.reason] += 1
        self.blunders += result.blunders
        for prompt, asked in result.prompts.items():
            self.add_prompt(prompt, asked)
        for kind, happened in result.events.items():
            self.add_event(kind, happened)

    def add_prompt(self, prompt: str, asked: Asked) -> None:
        total = self.prompts.setdefault(prompt, Asked())
        total.times += asked.times
        total.options += asked.options
        total.squares += asked.squares
        total.most = max(total.most, asked.most)

    def add_event(self, kind: str, happened: Happened) -> None:
        self.events.setdefault(kind, Spread()).add(happened.times)
        arguments = self.arguments.setdefault(kind, {})
        for name, value in happened.sums.items():
            arguments.setdefault(name, Spread()).add(value)

    def to_data(self) -> Data:
        """Ready for JSON, keys in a fixed order. What was measured with a clock is under ``timing`` and nowhere else."""
        return {
            "game": self.game.id,
            "version": self.game.version,
            "options": dict(self.settings),
            "seed": self.seed,
            "games": self.games,
            "seats": [
                {"seat": seat, "bot": self.levels[seat], **self.share(self.wins[seat])}
                for seat in range(len(self.levels))
            ],
            "bots": {level: self.bot_data(level) for level in dict.fromkeys(self.levels)},
            "decisions": self.decisions.to_data(self.games),
            "prompts": {prompt: self.prompt_data(prompt) for prompt in sorted(self.prompts)},
            "events": {kind: self.event_data(kind) for kind in sorted(self.events)},
            "outcomes": {
                reason: {"games": self.reasons[reason], "share": rounded(self.reasons[reason] / self.games)}
                for reason in sorted(self.reasons)
            },
            "blunders": {level: self.blunder_data(level) for level in dict.fromkeys(self.levels)},
            "timing": self.timing(),
        }

    def share(self, wins: Fraction) -> Data:
        low, high = wilson(float(wins), self.games)
        return {
            "wins": rounded(float(wins)),
            "share": rounded(float(wins / self.games)),
            "low": low,
            "high": high,
        }

    def bot_data(self, level: str) -> Data:
        """All seats of a level together; ``fair`` is what they would win if all levels were equal."""
        seats = [seat for seat in range(len(self.levels)) if self.levels[seat] == level]
        wins = sum([self.wins[seat] for seat in seats], Fraction(0))
        fair = rounded(len(seats) / len(self.levels))
        return {"seats": len(seats), **self.share(wins), "fair": fair}

    def prompt_data(self, prompt: str) -> Data:
        asked = self.prompts[prompt]
        mean, sd = mean_and_sd(asked.times, asked.options, asked.squares)
        return {
            "asked": rounded(asked.times / self.games),
            "options": {"mean": mean, "sd": sd, "max": asked.most},
        }

    def event_data(self, kind: str) -> Data:
        arguments = self.arguments[kind]
        return {
            **self.events[kind].to_data(self.games),
            "arguments": {name: arguments[name].to_data(self.games) for name in sorted(arguments)},
        }

    def blunder_data(self, level: str) -> Data:
        """By kind, where each was made: the seed of the game, and after how many answers."""
        places: dict[str, list[Data]] = {}
        for blunder in self.blunders:
            if self.levels[blunder.seat] == level:
                place = {"seat": blunder.seat, "seed": blunder.seed, "step": blunder.step}
                places.setdefault(blunder.kind, []).append(place)
        return {kind: places[kind] for kind in sorted(places)}

    def timing(self) -> Data:
        seconds = max(self.seconds, 1e-9)
        return {
            "seconds": rounded(self.seconds),
            "games_per_second": rounded(self.games / seconds),
            "decisions_per_second": rounded(self.decisions.sum / seconds),
            "jobs": self.jobs,
        }
