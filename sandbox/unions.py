"""Unions in Discord's OpenAPI document, judged by the one branch that an instance can mean.

The document writes them as `oneOf` over objects told apart by the constant of their property `type`. Trying every
branch is slow, and for one mistake it reports the failure of all of them.
"""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from jsonschema import Draft202012Validator, ValidationError

from sandbox.values import Json

Resolve = Callable[[str], Json]
"""From a JSON pointer in the document to its node, references followed."""

PYTHON_TYPES: dict[str, tuple[type, ...]] = {
    "null": (type(None),),
    "boolean": (bool,),
    "integer": (int,),
    "number": (int, float),
    "string": (str,),
    "array": (list,),
    "object": (dict,),
}


class Branch(msgspec.Struct, frozen=True):
    """One schema of a union and what tells it apart."""

    schema: Json
    types: tuple[type, ...]
    """The JSON types it takes."""
    constant: frozenset[Any] | None
    """The one value it takes, if it is a constant."""
    kinds: frozenset[Any] | None
    """The values that its property `type` may have."""

    def admits(self, instance: object) -> bool:
        """Whether the instance can mean this branch."""
        if isinstance(instance, bool) and bool not in self.types:
            return False
        if not isinstance(instance, self.types):
            return False
        if self.constant is not None:
            return instance in self.constant
        if self.kinds is None or not isinstance(instance, dict) or "type" not in instance:
            return True
        kind = instance["type"]
        return isinstance(kind, int | str) and kind in self.kinds


class Unions:
    """The keyword `oneOf` for a validator of the document."""

    def __init__(self, resolve: Resolve) -> None:
        self._resolve = resolve
        self._known: dict[int, list[Branch]] = {}

    def judge(self, validator: Any, schemas: list[Json], instance: object, schema: Json) -> Iterator[ValidationError]:
        """Yield what is wrong with the instance."""
        possible = [branch for branch in self._branches(schemas) if branch.admits(instance)]
        if not possible:
            yield ValidationError(f"{instance!r:.100} is none of the {len(schemas)} kinds that can stand here")
        elif len(possible) == 1:
            yield from validator.descend(instance, possible[0].schema)
        else:
            standard: Any = Draft202012Validator.VALIDATORS["oneOf"]
            yield from standard(validator, [branch.schema for branch in possible], instance, schema)

    def _branches(self, schemas: list[Json]) -> list[Branch]:
        key = id(schemas)  # the document lives as long as its validators
        if key not in self._known:
            self._known[key] = [self._branch(schema) for schema in schemas]
        return self._known[key]

    def _branch(self, schema: Json) -> Branch:
        node = self._resolve(schema["$ref"][1:]) if "$ref" in schema else schema
        names = node.get("type", list(PYTHON_TYPES))
        types = (
            [type(node["const"])]
            if "const" in node
            else [kind for name in ([names] if isinstance(names, str) else names) for kind in PYTHON_TYPES[name]]
        )
        told = node.get("properties", {}).get("type", {})
        kinds = told.get("enum", [told["const"]] if "const" in told else None)
        constant = frozenset((node["const"],)) if "const" in node else None
        return Branch(schema, tuple(types), constant, None if kinds is None else frozenset(kinds))
