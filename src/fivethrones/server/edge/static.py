"""The page, if it has been built, and the texts it reads."""

from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from fivethrones.locales import LANGUAGES
from fivethrones.server.refusals import refuse

PAGE: Final = Path(__file__).resolve().parents[1] / "page"
KEEP: Final = "public, max-age=31536000, immutable"  # names of built assets change with their content
ASK: Final = "no-cache"
LONGEST: Final = 200  # letters of the name of a file


def add_to(app: FastAPI) -> None:
    """The last route, for whatever no other has answered."""
    app.add_route("/locales/{language}/{file}.ftl", locale, include_in_schema=False)
    app.add_route("/{path:path}", page, include_in_schema=False)


async def locale(request: Request) -> Response:
    language, file = request.path_params["language"], request.path_params["file"]
    if language not in LANGUAGES or not file.replace("-", "").isalpha() or len(file) > LONGEST:
        raise refuse("not-found")
    text = files("fivethrones.locales").joinpath(language, f"{file}.ftl")
    if not text.is_file():
        raise refuse("not-found")
    return Response(text.read_bytes(), media_type="text/plain; charset=utf-8", headers={"cache-control": ASK})


async def page(request: Request) -> Response:
    """A file of the page; for any other address of the page, the page itself, which knows what to show there."""
    path = request.path_params["path"]
    if path.startswith(("api/", "ws/", "locales/")) or len(path) > LONGEST or not path.isprintable():
        raise refuse("not-found")
    file = (PAGE / path).resolve()
    if file.is_file() and file.is_relative_to(PAGE.resolve()):
        return FileResponse(file, headers={"cache-control": KEEP if path.startswith("assets/") else ASK})
    if not (PAGE / "index.html").is_file() or "." in path.rpartition("/")[2]:
        raise refuse("not-found")
    return FileResponse(PAGE / "index.html", headers={"cache-control": ASK})
