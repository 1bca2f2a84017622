"""The commands and their options. Each help text is the id of a message, put into words by `spoken_help`."""

from typing import Annotated, Final

import typer

from fivethrones.cli import admin as admin_command
from fivethrones.cli import arena as arena_command
from fivethrones.cli import dataset as dataset_command
from fivethrones.cli import deck as deck_command
from fivethrones.cli import games as games_command
from fivethrones.cli import picture as picture_command
from fivethrones.cli import play as play_command
from fivethrones.cli import puzzles as puzzles_command
from fivethrones.cli import replay as replay_command
from fivethrones.cli import restore as restore_command
from fivethrones.cli import rules as rules_command
from fivethrones.cli import serve as serve_command
from fivethrones.cli import simulate as simulate_command
from fivethrones.cli import solve as solve_command
from fivethrones.cli import verify as verify_command
from fivethrones.cli import version as version_command
from fivethrones.cli.spoken_help import SpokenCommand, SpokenGroup

app: Final = typer.Typer(
    cls=SpokenGroup, help="help-app", add_completion=False, rich_markup_mode=None, no_args_is_help=False
)

Game = Annotated[str, typer.Argument(metavar="GAME", help="help-game")]
File = Annotated[str, typer.Argument(metavar="FILE", help="help-file")]
Lang = Annotated[str, typer.Option("--lang", metavar="ru|en", help="help-lang", show_default=False)]
Settings = Annotated[
    list[str], typer.Option("--option", metavar="K=V", help="help-option", show_default=False)
]
Games = Annotated[str, typer.Option("--games", metavar="N", help="help-count", show_default=False)]
Places = Annotated[str, typer.Option("--seats", metavar="N", help="help-arena-seats", show_default=False)]
Seed = Annotated[str, typer.Option("--seed", metavar="N", help="help-seed", show_default=False)]
Jobs = Annotated[str, typer.Option("--jobs", metavar="N", help="help-jobs", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="help-json")]
Database = Annotated[str, typer.Option("--database", metavar="URL", help="help-database", show_default=False)]


@app.callback()
def every_command(
    version: Annotated[
        bool,
        typer.Option("--version", help="help-version", is_eager=True, callback=version_command.version),
    ] = False,
    lang: Lang = "",
) -> None:
    """The language may be said before the command, too; `main` has read it there."""


@app.command("games", cls=SpokenCommand, help="help-games")
def games(lang: Lang = "") -> int:
    return games_command.games(lang)


@app.command("rules", cls=SpokenCommand, help="help-rules")
def rules(
    game: Game,
    rule: Annotated[str, typer.Option("--rule", metavar="HK-7", help="help-rule", show_default=False)] = "",
    lang: Lang = "",
) -> int:
    return rules_command.rules(game, lang, rule)


@app.command("play", cls=SpokenCommand, help="help-play")
def play(
    game: Game,
    seats: Annotated[str, typer.Option(metavar="A,B…", help="help-play-seats", show_default=False)] = "",
    seed: Annotated[str, typer.Option(metavar="N", help="help-play-seed", show_default=False)] = "",
    option: Settings = [],  # noqa: B006 (typer copies it)
    resume: Annotated[str, typer.Option(metavar="FILE", help="help-resume", show_default=False)] = "",
    think: Annotated[str, typer.Option(metavar="500ms", help="help-think", show_default=False)] = "",
    lang: Lang = "",
) -> int:
    return play_command.play(game, seats, seed, lang, option, resume, think)


@app.command("simulate", cls=SpokenCommand, help="help-simulate")
def simulate(
    game: Game,
    seats: Annotated[str, typer.Option(metavar="A,B…", help="help-seats", show_default=False)] = "",
    games: Games = "100",
    seed: Seed = "0",
    jobs: Jobs = "1",
    option: Settings = [],  # noqa: B006 (typer copies it)
    record: Annotated[str, typer.Option(metavar="FILE", help="help-record", show_default=False)] = "",
    blunders: Annotated[bool, typer.Option("--blunders", help="help-blunders")] = False,
    json: AsJson = False,
    lang: Lang = "",
) -> int:
    return simulate_command.simulate(game, seats, games, seed, jobs, lang, option, record, blunders, json)


@app.command("arena", cls=SpokenCommand, help="help-arena")
def arena(
    game: Game,
    bots: Annotated[
        str, typer.Option(metavar="A,B…", help="help-arena-bots", show_default=False)
    ] = "knight,squire",
    deals: Annotated[str, typer.Option(metavar="N", help="help-arena-deals", show_default=False)] = "100",
    seats: Places = "",
    seed: Annotated[str, typer.Option(metavar="N", help="help-arena-seed", show_default=False)] = "0",
    jobs: Jobs = "1",
    ray: Annotated[
        str, typer.Option(metavar="local|ADDRESS", help="help-arena-ray", show_default=False)
    ] = "",
    option: Settings = [],  # noqa: B006 (typer copies it)
    file: Annotated[str, typer.Option(metavar="FILE", help="help-arena-file", show_default=False)] = "",
    sprt: Annotated[bool, typer.Option("--sprt", help="help-arena-sprt")] = False,
    json: AsJson = False,
    lang: Lang = "",
) -> int:
    return arena_command.arena(game, bots, deals, seats, seed, jobs, ray, lang, option, file, sprt, json)


@app.command("dataset", cls=SpokenCommand, help="help-dataset")
def dataset(
    game: Game,
    out: Annotated[str, typer.Option(metavar="DIR", help="help-dataset-out", show_default=False)],
    bots: Annotated[
        str, typer.Option(metavar="A,B…", help="help-dataset-bots", show_default=False)
    ] = "knight,squire",
    games: Games = "100",
    seats: Places = "",
    seed: Seed = "0",
    jobs: Jobs = "1",
    option: Settings = [],  # noqa: B006 (typer copies it)
    lang: Lang = "",
) -> int:
    return dataset_command.dataset(game, bots, games, out, seats, seed, jobs, lang, option)


@app.command("replay", cls=SpokenCommand, help="help-replay")
def replay(
    file: File,
    step: Annotated[str, typer.Option(metavar="N", help="help-step", show_default=False)] = "",
    seat: Annotated[str, typer.Option(metavar="N", help="help-seat", show_default=False)] = "",
    verify: Annotated[bool, typer.Option("--verify", help="help-verify")] = False,
    lang: Lang = "",
) -> int:
    return replay_command.replay(file, step, seat, verify, lang)


@app.command("verify", cls=SpokenCommand, help="help-verify-deal")
def verify(
    file: File,
    commitment: Annotated[str, typer.Option(metavar="HEX", help="help-commitment", show_default=False)] = "",
    lang: Lang = "",
) -> int:
    return verify_command.verify(file, commitment, lang)


@app.command("solve", cls=SpokenCommand, help="help-solve")
def solve(
    file: File,
    step: Annotated[str, typer.Option(metavar="N", help="help-solve-step", show_default=False)] = "",
    lang: Lang = "",
) -> int:
    return solve_command.solve_position(file, step, lang)


@app.command("serve", cls=SpokenCommand, help="help-serve")
def serve(
    host: Annotated[str, typer.Option(metavar="HOST", help="help-host", show_default=False)] = "127.0.0.1",
    port: Annotated[str, typer.Option(metavar="N", help="help-port", show_default=False)] = "8642",
    database: Database = "",
    open: Annotated[bool, typer.Option("--open", help="help-open")] = False,
    no_club: Annotated[bool, typer.Option("--no-club", help="help-no-club")] = False,
    no_push: Annotated[bool, typer.Option("--no-push", help="help-no-push")] = False,
    no_passkeys: Annotated[bool, typer.Option("--no-passkeys", help="help-no-passkeys")] = False,
    origin: Annotated[str, typer.Option(metavar="URL", help="help-origin", show_default=False)] = "",
    words: Annotated[str, typer.Option(metavar="FILE", help="help-words", show_default=False)] = "",
    metrics: Annotated[bool, typer.Option("--metrics", help="help-metrics")] = False,
    bot: Annotated[
        list[str], typer.Option(metavar="GAME=FILE:CLASS", help="help-brought", show_default=False)
    ] = [],  # noqa: B006 (typer copies it)
    log: Annotated[str, typer.Option(metavar="FORMAT", help="help-log", show_default=False)] = "text",
    lang: Lang = "",
) -> int:
    return serve_command.serve(
        host,
        port,
        database,
        open,
        not no_club,
        not no_push,
        not no_passkeys,
        origin,
        words,
        metrics,
        bot,
        log,
        lang,
    )


@app.command("restore", cls=SpokenCommand, help="help-restore")
def restore(
    file: File,
    database: Database = "",
    lang: Lang = "",
) -> int:
    return restore_command.restore(file, database, lang)


admin: Final = typer.Typer(cls=SpokenGroup, help="help-admin", rich_markup_mode=None, no_args_is_help=False)
app.add_typer(admin, name="admin")


@admin.callback()
def every_admin_command(lang: Lang = "") -> None:
    """Likewise."""


@admin.command("backup", cls=SpokenCommand, help="help-admin-backup")
def admin_backup(file: File, database: Database = "", lang: Lang = "") -> int:
    return admin_command.backup(file, database, lang)


@admin.command("restore", cls=SpokenCommand, help="help-restore")
def admin_restore(file: File, database: Database = "", lang: Lang = "") -> int:
    return restore_command.restore(file, database, lang)


@admin.command("check", cls=SpokenCommand, help="help-admin-check")
def admin_check(database: Database = "", lang: Lang = "") -> int:
    return admin_command.check(database, lang)


@admin.command("prune", cls=SpokenCommand, help="help-admin-prune")
def admin_prune(
    days: Annotated[str, typer.Option(metavar="N", help="help-days", show_default=False)] = "365",
    really: Annotated[bool, typer.Option("--really", help="help-really")] = False,
    database: Database = "",
    lang: Lang = "",
) -> int:
    return admin_command.prune(days, really, database, lang)


@admin.command("promote", cls=SpokenCommand, help="help-admin-promote")
def admin_promote(
    guest: Annotated[str, typer.Argument(metavar="GUEST", help="help-guest")],
    end: Annotated[bool, typer.Option("--end", help="help-promote-end")] = False,
    database: Database = "",
    lang: Lang = "",
) -> int:
    return admin_command.promote(guest, end, database, lang)


@admin.command("recount", cls=SpokenCommand, help="help-admin-recount")
def admin_recount(database: Database = "", lang: Lang = "") -> int:
    return admin_command.recount(database, lang)


deck: Final = typer.Typer(cls=SpokenGroup, help="help-deck", rich_markup_mode=None, no_args_is_help=False)
app.add_typer(deck, name="deck")


@deck.callback()
def every_deck_command(lang: Lang = "") -> None:
    """Likewise."""


@deck.command("check", cls=SpokenCommand, help="help-deck-check")
def deck_check(file: File, lang: Lang = "") -> int:
    return deck_command.check(file, lang)


@deck.command("export", cls=SpokenCommand, help="help-deck-export")
def deck_export(
    house: Annotated[str, typer.Argument(metavar="HOUSE", help="help-deck-house")], lang: Lang = ""
) -> int:
    return deck_command.export(house, lang)


@deck.command("moves", cls=SpokenCommand, help="help-deck-moves")
def deck_moves(file: File, lang: Lang = "") -> int:
    return deck_command.moves(file, lang)


puzzles: Final = typer.Typer(
    cls=SpokenGroup, help="help-puzzles", rich_markup_mode=None, no_args_is_help=False
)
app.add_typer(puzzles, name="puzzles")


@puzzles.callback()
def every_puzzles_command(lang: Lang = "") -> None:
    """Likewise."""


@puzzles.command("find", cls=SpokenCommand, help="help-puzzles-find")
def puzzles_find(
    game: Game,
    games: Games = "100",
    seats: Places = "",
    seed: Seed = "0",
    option: Settings = [],  # noqa: B006 (typer copies it)
    out: Annotated[
        str, typer.Option(metavar="FILE", help="help-puzzles-out", show_default=False)
    ] = "puzzles.jsonl",
    lang: Lang = "",
) -> int:
    return puzzles_command.find(game, games, seats, seed, option, out, lang)


@app.command("picture", cls=SpokenCommand, help="help-picture", hidden=True)
def picture(file: File, lang: Lang = "") -> int:
    return picture_command.picture(file, lang)
