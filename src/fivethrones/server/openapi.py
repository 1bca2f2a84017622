"""The description of the whole interface, the messages of the socket included.

``python -m fivethrones.server.openapi`` prints it, for generating types.
"""

import json
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from fivethrones.server import wire
from fivethrones.server.people.guests import COOKIE

REF = "#/components/schemas/{model}"


def describe(app: FastAPI) -> None:
    """Give the application a description that also has what goes over the socket."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = with_messages(
                get_openapi(title=app.title, version=app.version, routes=app.routes)
            )
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def with_messages(schema: dict[str, Any]) -> dict[str, Any]:
    components = schema.setdefault("components", {})
    components["securitySchemes"] = {
        "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
        "bearer": {"type": "http", "scheme": "bearer"},
    }
    schema["security"] = [{"cookie": []}, {"bearer": []}]
    schemas = schema.setdefault("components", {}).setdefault("schemas", {})
    for name, union in (("ClientMessage", wire.ClientMessage), ("ServerMessage", wire.ServerMessage)):
        mode = "validation" if name == "ClientMessage" else "serialization"
        found = TypeAdapter(union).json_schema(mode=mode, ref_template=REF)  # type: ignore[arg-type]
        for model, definition in found.pop("$defs").items():
            schemas.setdefault(model, definition)
        schemas[name] = found
    seen = models_json_schema([(wire.Seen, "serialization")], ref_template=REF)[1]
    for model, definition in seen["$defs"].items():
        schemas.setdefault(model, definition)
    return schema


def main() -> None:
    from fivethrones.server.app import create_app  # the application describes itself with this module
    from fivethrones.server.config import Config

    print(json.dumps(create_app(Config()).openapi(), indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
