"""Positions for working on a board without a server: `python scripts/scenes.py`, then /dev.html?scene=NAME.

Each file holds what one seat is told, what each of its options leads to, and why the other pieces have none.
"""

import json
from pathlib import Path
from typing import Any

from fivethrones.games import GAMES
from fivethrones.kernel.action import Action
from fivethrones.kernel.game import Game, guess
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import apply, legal, waiting
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.seen import seen
from fivethrones.kernel.settings import with_defaults
from fivethrones.kernel.state import State
from fivethrones.kernel.text import to_data, view_to_data

FOLDER = Path(__file__).parent.parent / "web" / "scenes"
NAMES = ["Анна", "Мира", "Паук", "Ирри", "Давос", "Нед", "Лиза", "Тоня"]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES.values():
        for seats in game.seats:
            settings = with_defaults(game.settings, {"seats": str(seats)})
            for name, state in moments(game.setup(settings, seats)):
                scene = scene_of(game, state, settings)
                path = FOLDER / f"{game.id}-{seats}-{name}.json"
                path.write_text(json.dumps(scene, ensure_ascii=False, indent=1), encoding="utf-8")
                print(path.name)


def moments(state: State) -> list[tuple[str, State]]:
    """The start, the middle, the end, and the first decision of every other kind."""
    rng, shown, played = seeded(7), set[str](), list[State]()
    found = [("start", state.clone())]
    while state.decision is not None:
        kind = state.decision.prompt.id
        if kind not in shown and played:
            shown.add(kind)
            found.append((kind, state.clone()))
        played.append(state.clone())
        apply(state, guess(legal(state, waiting(state)[0]), rng))
    return [*found, ("middle", played[len(played) // 2]), ("end", state)]


def scene_of(game: Game[Any], state: State, settings: dict[str, str]) -> dict[str, Any]:
    viewer = waiting(state)[0] if state.decision else 0
    options = legal(state, viewer)
    previews = [preview(game, state, option) if isinstance(option, Action) else None for option in options]
    return {
        "game": game.id,
        "settings": settings,
        "viewer": viewer,
        "players": [
            {"seat": seat, "name": NAMES[seat], "letter": NAMES[seat][0]} for seat in range(state.seats)
        ],
        "seen": to_data(seen(game, state, viewer, state.events)),
        "previews": previews,
        "why": {piece: reason(game.why_not_piece(state, viewer, piece)) for piece in game.pieces(state)},
    }


def preview(game: Game[Any], state: State, option: Action) -> dict[str, Any]:
    world = state.clone()
    apply(world, option)
    events = [to_data(event.seen_as(option.seat)) for event in world.events]
    return {"events": events, "view": view_to_data(game.view(world, option.seat))}


def reason(message: Message | None) -> Any:
    return None if message is None else to_data(message)


if __name__ == "__main__":
    main()
