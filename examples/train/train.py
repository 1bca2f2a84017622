"""Learning by self-play, in PyTorch: ``python examples/train/train.py hand-of-the-king --minutes 10``.

Proximal policy optimization (Schulman and others, 2017): one net plays every seat, tells how good each choice is and what the game will
come to, and is moved a little towards choices that came to more than it had thought. What is interrupted goes on from its
checkpoint when it is started again.

Writes into --out: checkpoint.pt, curve.svg (games won against random players) and GAME.npz, with which `learned.py` plays.
"""

import argparse
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from curve import drawn_curve
from learned import inputs_of, save
from torch import nn
from torch.nn.functional import mse_loss

from fivethrones.envs.selfplay import Tables

TABLES = 128  # played at once
ROUND = 16_384  # choices that are learned from together
BATCH = 1024
EPOCHS = 3
RATE = 1e-3  # falls to nothing by the end
CLIP = 0.2
LAMBDA = 0.95  # how far what came of a choice outweighs what was thought of the next one
ENTROPY = 0.01  # worth of keeping an open mind
TRIAL = 400  # games against random players for each point of the curve
EVERY = 30.0  # seconds between two points
CHOICE = ["observation", "mask", "code", "chance", "advantage", "result"]


class Net(nn.Module):
    """A trunk with two heads: how good each code is, and what the game will come to."""

    def __init__(self, inputs: int, hidden: int, codes: int) -> None:
        super().__init__()
        self.trunk = nn.ModuleList([nn.Linear(a, b) for a, b in pairwise([inputs, hidden, hidden])])
        self.policy = nn.Linear(hidden, codes)
        self.worth = nn.Linear(hidden, 1)

    def forward(self, inputs: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        for layer in self.trunk:
            inputs = torch.relu(layer(inputs))
        scores = self.policy(inputs).masked_fill(masks == 0, -1e9)
        return torch.log_softmax(scores, 1), self.worth(inputs)[:, 0]


class Learner:
    def __init__(self, game: str, seats: int | None, hidden: int, device: str, seed: int) -> None:
        self.game = game
        self.settings = {} if seats is None else {"seats": seats}
        self.tables = Tables(game, TABLES, seed=seed, **self.settings)
        self.rng = np.random.default_rng(seed)
        torch.manual_seed(seed)
        self.device = device
        self.inputs = inputs_of(game)
        self.net = Net(self.inputs.size, hidden, self.tables.table.actions).to(device)
        self.optimizer = torch.optim.Adam(self.net.parameters(), RATE)
        # By table and seat: the choices of a game that is not over.
        self.unfinished: list[list[list[dict[str, Any]]]] = [self.nothing() for _ in range(TABLES)]
        self.seconds = 0.0
        self.curve: list[tuple[float, float]] = []

    def nothing(self) -> list[list[dict[str, Any]]]:
        return [[] for _ in range(self.tables.table.seats)]

    def think(self, observations: Any, masks: Any) -> tuple[torch.Tensor, torch.Tensor]:
        inputs = torch.from_numpy(self.inputs(observations)).to(self.device)
        log_chances, worth = self.net(inputs, torch.from_numpy(masks).to(self.device))
        return log_chances, worth

    def play(self) -> list[dict[str, Any]]:
        """Whole games, until there are enough choices to learn from."""
        finished: list[dict[str, Any]] = []
        while len(finished) < ROUND:
            tables = self.tables
            with torch.no_grad():
                thought, worth = self.think(tables.observations, tables.masks)
            log_chances, worths = thought.cpu().numpy(), worth.cpu().numpy()
            codes = (log_chances + self.rng.gumbel(size=log_chances.shape)).argmax(1)  # drawn by chance
            for row, code in enumerate(codes):
                self.unfinished[row][tables.asked[row]].append(
                    {
                        "observation": tables.observations[row].astype(np.int16),
                        "mask": tables.masks[row].copy(),
                        "code": code,
                        "chance": log_chances[row, code],
                        "worth": worths[row],
                    }
                )
            for row, returns in tables.step(codes).items():
                for choices, result in zip(self.unfinished[row], returns, strict=True):
                    finished += judged(choices, result)
                self.unfinished[row] = self.nothing()
        return finished

    def learn(self, choices: list[dict[str, Any]]) -> None:
        whole = {name: np.array([choice[name] for choice in choices]) for name in CHOICE}
        advantage = whole["advantage"]
        whole["advantage"] = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        for _ in range(EPOCHS):
            for rows in np.array_split(self.rng.permutation(len(choices)), len(choices) // BATCH):
                self.improve({name: array[rows] for name, array in whole.items()})

    def improve(self, batch: dict[str, Any]) -> None:
        log_chances, worth = self.think(batch["observation"], batch["mask"])
        code, chance, advantage, result = (
            torch.from_numpy(batch[name]).to(self.device)
            for name in ("code", "chance", "advantage", "result")
        )
        ratio = (log_chances.gather(1, code[:, None])[:, 0] - chance).exp()
        gained = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
        entropy = -(log_chances.exp() * log_chances).sum(1).mean()
        loss = 0.5 * mse_loss(worth, result) - gained - ENTROPY * entropy
        self.optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
        self.optimizer.step()

    def trial(self) -> float:
        """The share of wins of one seat that plays its best, every other choosing at random; a shared win is a part of one."""
        tables = Tables(self.game, TABLES, seed=1, **self.settings)
        seats = np.arange(TABLES) % tables.table.seats
        won: list[float] = []
        while len(won) < TRIAL:
            with torch.no_grad():
                best = self.think(tables.observations, tables.masks)[0].argmax(1).cpu().numpy()
            drawn = (self.rng.random(tables.masks.shape) * tables.masks).argmax(1)
            for row, returns in tables.step(np.where(tables.asked == seats, best, drawn)).items():
                highest = max(returns)
                won.append((returns[seats[row]] == highest) / returns.count(highest))
        return sum(won) / len(won)

    def train(self, seconds: float, out: Path) -> None:
        """For so much time of the processor in all; what other programs take of it does not count."""
        while self.seconds < seconds:
            start = time.process_time()
            for group in self.optimizer.param_groups:
                group["lr"] = RATE * (1 - self.seconds / seconds)
            self.learn(self.play())
            self.seconds += time.process_time() - start
            if self.seconds >= min(seconds, EVERY * (len(self.curve) + 1)):
                self.curve.append((self.seconds, self.trial()))
                print(
                    "{:6.0f} s  {:5.1%} of games won against random players".format(*self.curve[-1]),
                    flush=True,
                )
                self.keep(out)

    def keep(self, out: Path) -> None:
        state = {"net": self.net.state_dict(), "optimizer": self.optimizer.state_dict()}
        torch.save(state | {"seconds": self.seconds, "curve": self.curve}, out / "checkpoint.tmp")
        (out / "checkpoint.tmp").replace(out / "checkpoint.pt")
        (out / "curve.svg").write_text(drawn_curve(self.curve, self.tables.table.seats), encoding="utf-8")
        layers = [*self.net.trunk, self.net.policy]
        arrays = [
            (layer.weight.detach().cpu().numpy().T, layer.bias.detach().cpu().numpy()) for layer in layers
        ]
        save(out / f"{self.game}.npz", self.game, arrays)

    def go_on(self, checkpoint: Path) -> None:
        state = torch.load(checkpoint, map_location=self.device)
        self.net.load_state_dict(state["net"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.seconds, self.curve = state["seconds"], state["curve"]


def judged(choices: list[dict[str, Any]], result: float) -> list[dict[str, Any]]:
    """How much more each choice of a seat came to than was thought: what the next ones came to counts less and less.

    What the net is to think of a position is weighed in the same way. How the game ended is the same for all its positions and
    mostly luck: a net that is shown nothing else learns games by heart.
    """
    advantage, after = 0.0, result
    for choice in reversed(choices):
        advantage = after - choice["worth"] + LAMBDA * advantage
        after = choice["worth"]
        choice["advantage"], choice["result"] = np.float32(advantage), np.float32(advantage + choice["worth"])
    return choices


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=["hand-of-the-king", "btwixt"])
    asked.add_argument("--seats", type=int, help="the fewest that can play, if not given")
    asked.add_argument("--minutes", type=float, default=10.0, help="of the processor, in all")
    asked.add_argument("--device", choices=["cpu", "cuda"], default="cpu")
    asked.add_argument("--hidden", type=int, default=192, help="width of the net")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--out", type=Path, default=Path("build/train"))
    given = asked.parse_args()
    torch.set_num_threads(
        1
    )  # so small a net is not worth more, and threads that wait for each other eat time
    given.out.mkdir(parents=True, exist_ok=True)
    learner = Learner(given.game, given.seats, given.hidden, given.device, given.seed)
    if (given.out / "checkpoint.pt").exists():
        learner.go_on(given.out / "checkpoint.pt")
    learner.train(60 * given.minutes, given.out)


if __name__ == "__main__":
    main()
