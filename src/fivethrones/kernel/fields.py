"""The names under which fields are saved. They are read off the declarations, since a second list would go stale."""

from inspect import get_annotations, signature
from typing import Any, ClassVar, Final, get_origin

COMPILED: Final = (
    "__mypyc_attrs__"  # in compiled classes: the names of its attributes, followed by those of its bases
)
OPEN: Final = "__dict__"  # is among them if objects can have further attributes

# Looked up once for each class.
ARGUMENTS: Final[dict[type[Any], list[str]]] = {}
DECLARED: Final[dict[type[Any], list[str]]] = {}
KEYS: Final[dict[type[Any], dict[str, str]]] = {}


def fields_of(part: type[Any]) -> list[str]:
    """The fields of a frame, a view or a smaller part: the arguments of its constructor, which keeps them under these names.

    If the constructor has no arguments, what the class declares.
    """
    return arguments(part) or declared(part)


def keys_of(part: type[Any]) -> dict[str, str]:
    """By field, the name under which it is saved."""
    if part not in KEYS:
        KEYS[part] = {name: saved_as(part, name) for name in fields_of(part)}
    return KEYS[part]


def saved_as(owner: type[Any], name: str) -> str:
    """A field's own name, unless its class says under which older one it is saved."""
    older: dict[str, str] = getattr(owner, "SAVED_AS", {})
    return older.get(name, name)


def held(thing: object) -> list[str]:
    """All attributes of an object, in the order in which its constructor sets them."""
    return list(dict.fromkeys([*declared(type(thing)), *getattr(thing, OPEN, {})]))


def arguments(part: type[Any]) -> list[str]:
    """The arguments of the constructor. For a compiled class their defaults must be literals or constants."""
    if part not in ARGUMENTS:
        ARGUMENTS[part] = list(signature(part).parameters)
    return ARGUMENTS[part]


def declared(part: type[Any]) -> list[str]:
    """What a class and its bases declare, the bases first."""
    if part not in DECLARED:
        names = [name for base in reversed(part.__mro__) for name in own_names(base)]
        DECLARED[part] = [name for name in dict.fromkeys(names) if name != OPEN]
    return DECLARED[part]


def own_names(part: type[Any]) -> list[str]:
    annotations: dict[str, Any] = get_annotations(part)
    written = [name for name, annotation in annotations.items() if get_origin(annotation) is not ClassVar]
    return [*vars(part).get(COMPILED, ()), *written]
