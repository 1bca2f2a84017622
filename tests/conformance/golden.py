"""Law 9: one whole random game of each case as readable text, so that a change of behaviour shows as a diff.

``python -m conformance.golden [GAME…]``, run in ``tests/``, writes the files; with ``--print`` it only prints.
"""

import sys
from pathlib import Path
from typing import Any

from conformance.case import Case
from conformance.cases import CASES, case_of
from conformance.walk import pick
from fivethrones.kernel.action import SPECTATOR
from fivethrones.kernel.event import Event
from fivethrones.kernel.knowledge import EVERYONE, knows
from fivethrones.kernel.message import Args, seat_name
from fivethrones.kernel.play import apply, legal
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.text import state_hash

FOLDER = Path(__file__).parent.parent / "playthroughs"
SEED = 1


def path_of(case: Case, folder: Path = FOLDER) -> Path:
    return folder / f"{case.game.id}.txt"


def playthrough(case: Case) -> str:
    """A random game of the last line-up."""
    options = case.line_ups[-1]
    state = case.game.setup(options, SEED)
    lines = [
        title(case),
        f"options:{words({**options})}",
        f"seed: {SEED}",
        "",
        *[told(event, state.seats) for event in state.events],
    ]
    rng = seeded(SEED)
    number = 0
    while state.decision is not None:
        number += 1
        lines += step(case, state, pick(state, rng), number)
    lines += [
        "",
        f"ranking: {state.outcome.ranking}",
        f"because {state.outcome.reason}",
        f"hash: {state_hash(state)}",
    ]
    return "\n".join(lines) + "\n"


def title(case: Case) -> str:
    return f"{case.game.id}, version {case.game.version}"


def step(case: Case, state: Any, action: Any, number: int) -> list[str]:
    decision = state.decision
    asked = " ".join(map(str, decision.asked))
    count = len(legal(state, action.seat))
    said = case.game.write_at(state, action)
    apply(state, action)
    return [
        f"{number}. {decision.prompt} {decision.mode}, asked {asked}",
        f"   {action.seat}: {said}  (of {count})",
        *[told(event, state.seats) for event in state.events],
    ]


def told(event: Event, seats: int) -> str:
    """The whole event, and who learns what from it."""
    by = seat_name(event.seat) if event.seat >= 0 else ""
    line = f"   - {event.kind} {by}{words(event.public)}"
    if event.secret:
        line += f" | to {masked(event.seen_by, seats)}:{words(event.secret)}"
    if event.discloses:
        line += f" | discloses to {masked(event.discloses, seats)}"
    return line + (f" ({event.rule})" if event.rule else "")


def words(args: Args) -> str:
    return "".join(f" {name}={value}" for name, value in args.items())


def masked(mask: int, seats: int) -> str:
    if mask == EVERYONE:
        return "all"
    watching = ["spectators"] if knows(mask, SPECTATOR) else []
    return " ".join([*[str(seat) for seat in range(seats) if knows(mask, seat)], *watching])


def write(case: Case, folder: Path = FOLDER) -> None:
    """Write the file anew, but never let a change of behaviour pass under the old version."""
    path, text = path_of(case, folder), playthrough(case)
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    if old != text and old.startswith(title(case) + "\n"):
        raise SystemExit(f"{case} plays differently: raise {type(case.game).__name__}.version first")
    path.write_text(text, encoding="utf-8")


def main(args: list[str]) -> None:
    cases = [case_of(arg) for arg in args if arg != "--print"] or CASES
    for case in cases:
        if "--print" in args:
            print(playthrough(case), end="")
        else:
            write(case)


if __name__ == "__main__":
    main(sys.argv[1:])
