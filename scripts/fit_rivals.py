"""Teach a net who wins Hand of the King among three or four, from games that it plays against itself (needs PyTorch: extra `train`).

``fit_rivals.py SEATS [--minutes 4] [--workers 2] [--seed 1]`` writes src/fivethrones/bots/hand_of_the_king/rivals.SEATS.bin.

Workers play many games at once, each choice by what the net thinks of the positions after it, sometimes by chance; all positions met, and how
the game ended, are what the net is fitted to. On a GPU the fitting takes seconds, and the games most of the time.
"""

import argparse
import multiprocessing
import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from fivethrones.bots.hand_of_the_king.net import SCALE, SHIFT
from fivethrones.bots.hand_of_the_king.rivals import FIRST, SECOND, won
from fivethrones.bots.hand_of_the_king.statements import COUNT, MOST, statements
from fivethrones.bots.hand_of_the_king.targets import worth_a_thought
from fivethrones.bots.hand_of_the_king.twin.play import play
from fivethrones.bots.hand_of_the_king.twin.table import OVER, Table, table_of
from fivethrones.games import GAMES
from fivethrones.kernel.settings import Settings, with_defaults

GAME = GAMES["hand-of-the-king"]
TARGET = Path(__file__).resolve().parent.parent / "src/fivethrones/bots/hand_of_the_king"
AT_ONCE = 384  # games of a worker
BY_CHANCE = 0.1
OPENING = 5  # choices, of which half are made by chance
OTHERWISE = 0.3  # games by other settings
KEPT = 4  # rounds whose positions are fitted to
BATCH = 16384
FAST, SLOW = 2e-3, 7e-4  # how far a step goes; in the last two rounds less
LARGEST = 127 / SCALE  # a weight of the first layer


class Learner(nn.Module):
    def __init__(self, seats: int) -> None:
        super().__init__()
        self.rows = nn.Embedding(COUNT + 1, FIRST, padding_idx=COUNT)
        nn.init.normal_(self.rows.weight, std=0.1)
        self.offsets = nn.Parameter(torch.zeros(FIRST))
        self.inner = nn.Linear(FIRST, SECOND)
        self.outer = nn.Linear(SECOND, seats)

    def forward(self, met: torch.Tensor) -> torch.Tensor:
        found = functional.embedding_bag(met, self.rows.weight, mode="sum", padding_idx=COUNT)
        found = functional.relu(found + self.offsets)
        result: torch.Tensor = self.outer(functional.relu(self.inner(found)))
        return result

    def keep_small(self) -> None:
        with torch.no_grad():
            self.rows.weight.clamp_(-LARGEST, LARGEST)
            self.rows.weight[COUNT] = 0.0

    def to_bytes(self) -> bytes:
        rows = self.rows.weight.detach().cpu().numpy()[:COUNT]
        stored = np.clip(np.rint(rows * SCALE) + SHIFT, 0, 255).astype(np.uint8)
        others = [self.offsets, self.inner.weight, self.inner.bias, self.outer.weight, self.outer.bias]
        return stored.tobytes() + b"".join(
            part.detach().cpu().numpy().astype("<f4").tobytes() for part in others
        )


class Play:
    """One game, what was met in it, and what may come next."""

    def __init__(self, seats: int, chance: np.random.Generator) -> None:
        seed = int(chance.integers(1 << 62))
        self.table: Table = table_of(GAME.setup(settings_of(seats, chance), seed))
        self.met: list[tuple[list[int], int]] = []  # and who was to choose
        self.after: list[Table] = []

    def look(self) -> None:
        self.met.append((statements(self.table), int(self.table.turn)))
        self.after = []
        for choice in worth_a_thought(self.table):
            table = self.table.copy()
            play(table, choice)
            self.after.append(table)

    def whim(self) -> float:
        """How often the next choice is left to chance."""
        return 0.5 if len(self.met) <= OPENING else BY_CHANCE


def settings_of(seats: int, chance: np.random.Generator) -> Settings:
    """As the rulebook has it, mostly; else with switches thrown at random."""
    given = {"seats": str(seats)}
    if chance.random() < OTHERWISE:
        for setting in GAME.settings:
            if setting.id not in ("seats", "variant"):
                given[setting.id] = setting.values[chance.integers(len(setting.values))]
    return with_defaults(GAME.settings, given)


def padded(found: list[list[int]]) -> np.ndarray[Any, np.dtype[np.int16]]:
    result = np.full((len(found), MOST), COUNT, dtype=np.int16)
    for row, one in zip(result, found, strict=True):
        row[: len(one)] = one
    return result


def play_on(games: list[Play], net: Learner | None, chance: np.random.Generator) -> None:
    """One choice in each game."""
    weighed: list[Play] = []
    for game in games:
        game.look()
        if net is None or chance.random() < game.whim():
            game.table = game.after[chance.integers(len(game.after))]
        else:
            weighed.append(game)
    if net is None or not weighed:
        return
    worths = judged(weighed, net)
    for game in weighed:
        own = [next(worths) for _ in game.after]
        game.table = game.after[own.index(max(own))]


def judged(games: list[Play], net: Learner) -> Iterator[float]:
    """What each position that may come next is worth to whoever chooses it."""
    afters = [after for game in games for after in game.after]
    choosers = [game.table.turn for game in games for _ in game.after]
    with torch.no_grad():
        met = torch.from_numpy(padded([statements(after) for after in afters]).astype(np.int32))
        shares = torch.softmax(net(met), 1).tolist()
    for after, chooser, share in zip(afters, choosers, shares, strict=True):
        yield won(after)[chooser] if after.asked == OVER else share[chooser - after.turn]


def work(seats: int, seed: int, inbox: Any, outbox: Any) -> None:
    """Play for so many seconds with each net that comes, and send what was met."""
    torch.set_num_threads(1)
    chance = np.random.default_rng(seed)
    net: Learner | None = None
    while True:
        state, seconds = inbox.get()
        if state is not None:
            net = Learner(seats)
            net.load_state_dict(state)
        end = time.monotonic() + seconds
        met: list[Any] = []
        targets: list[list[float]] = []
        finished = 0
        games = [Play(seats, chance) for _ in range(AT_ONCE)]
        while time.monotonic() < end:
            play_on(games, net, chance)
            for i, game in enumerate(games):
                if game.table.asked == OVER:
                    shares = won(game.table)
                    met.append(padded([found for found, _ in game.met]))
                    targets += [shares[turn:] + shares[:turn] for _, turn in game.met]
                    games[i] = Play(seats, chance)
                    finished += 1
        outbox.put((np.concatenate(met), np.array(targets, dtype=np.float16), finished))


def fit(net: Learner, met: list[tuple[torch.Tensor, torch.Tensor]], rate: float) -> float:
    """Once over all that is kept; the cross entropy at the end."""
    positions = torch.cat([one for one, _ in met])
    targets = torch.cat([other for _, other in met])
    optimizer = torch.optim.Adam(net.parameters(), lr=rate)
    order = torch.randperm(len(positions), device=positions.device)
    losses: list[torch.Tensor] = []
    steps = max(1, len(order) // BATCH)
    for step in range(steps):
        for group in optimizer.param_groups:
            group["lr"] = rate * (1 - step / steps) + 1e-5
        batch = order[step * BATCH : (step + 1) * BATCH]
        loss = functional.cross_entropy(net(positions[batch].int()), targets[batch].float())
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        net.keep_small()
        losses.append(loss.detach())
    return float(torch.stack(losses[-max(1, steps // 5) :]).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("seats", type=int, choices=(3, 4))
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--out", type=Path, default=TARGET)
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    net = learned(asked.seats, asked.rounds, 60 * asked.minutes / asked.rounds, asked)
    (asked.out / f"rivals.{asked.seats}.bin").write_bytes(net.to_bytes())


def learned(seats: int, rounds: int, seconds: float, asked: argparse.Namespace) -> Learner:
    """After so many rounds of playing for some seconds and fitting; the first, by chance alone, is shorter."""
    inboxes, outbox = workers(seats, asked.workers, asked.seed)
    net = Learner(seats).to(asked.device)
    kept: deque[tuple[torch.Tensor, torch.Tensor]] = deque(maxlen=KEPT)
    state: dict[str, torch.Tensor] | None = None
    for number in range(rounds):
        for inbox in inboxes:
            inbox.put((state, seconds / 3 if state is None else seconds))
        found = [outbox.get() for _ in inboxes]
        met = torch.from_numpy(np.concatenate([one for one, _, _ in found])).to(asked.device)
        ended = torch.from_numpy(np.concatenate([one for _, one, _ in found])).to(asked.device)
        kept.append((met, ended))
        loss = fit(net, list(kept), FAST if number < rounds - 2 else SLOW)
        state = {name: value.detach().cpu() for name, value in net.state_dict().items()}
        games = sum(one for _, _, one in found)
        told = f"{games:,} games, {len(met):,} positions, cross entropy {loss:.4f}"
        print(f"round {number + 1}: {told}", flush=True)
    return net


def workers(seats: int, count: int, seed: int) -> tuple[list[Any], Any]:
    context = multiprocessing.get_context("spawn")
    outbox = context.Queue()
    inboxes = [context.Queue() for _ in range(count)]
    for number, inbox in enumerate(inboxes):
        context.Process(target=work, args=(seats, seed << 16 | number, inbox, outbox), daemon=True).start()
    return inboxes, outbox


if __name__ == "__main__":
    main()
