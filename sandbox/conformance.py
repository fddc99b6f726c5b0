"""Discord's OpenAPI document as a judge of requests and answers."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator, ValidationError
from jsonschema.validators import extend

from sandbox.unions import Unions
from sandbox.values import Json

PERMISSION_FIELDS = ("allow", "deny", "permissions", "default_member_permissions")
JSON_TYPE, FORM_TYPE = "application/json", "multipart/form-data"


class Document:
    """The document, read once; each schema is compiled when first needed."""

    def __init__(self, path: Path) -> None:
        self._root: Json = json.loads(path.read_text("utf-8"))
        _widen(self._root)
        self._nodes: dict[str, Json] = {}
        keywords = {"oneOf": Unions(self._resolve).judge, "$ref": self._follow}
        self._judge: Any = extend(Draft202012Validator, keywords)  # type: ignore[no-untyped-call]
        self._validators: dict[str, Any] = {}
        plain_first = sorted(self._root["paths"], key=lambda path: (path.count("{"), -len(path)))
        self._paths = [(re.compile("^" + re.sub(r"\{[^}]+\}", "[^/]+", path) + "$"), path) for path in plain_first]

    def request(self, method: str, address: str, body: object, *, multipart: bool) -> list[str]:
        """What is wrong with a request's body."""
        pointer = self._request_schema(method, address, multipart=multipart)
        if pointer is None:
            return [f"The document knows no {method} {address} with this content type"]
        return self._problems(pointer, body)

    def unknown_keys(self, method: str, address: str, body: object, *, multipart: bool) -> list[str]:
        """Keys at the top of a body that its schema does not name; Discord ignores them silently.

        Keys without a value are left aside: discord.py sends `"tts": false` with every edit.
        """
        pointer = self._request_schema(method, address, multipart=multipart)
        schema = self._resolve(pointer) if pointer else {}
        if not isinstance(body, dict) or "properties" not in schema:
            return []
        return sorted({key for key, value in body.items() if value} - set(schema["properties"]))

    def response(self, method: str, address: str, status: int, body: object) -> list[str]:
        """What is wrong with an answer."""
        path = self._find(method, address)
        if path is None:
            return [f"The document knows no {method} {address}"]
        responses = self._root["paths"][path][method.lower()]["responses"]
        key = next((key for key in (str(status), f"{str(status)[0]}XX") if key in responses), None)
        if key is None:
            return [f"Status {status} is none of {sorted(responses)}"]
        own = f"#/paths/{_escape(path)}/{method.lower()}/responses/{key}"
        pointer = str(responses[key].get("$ref", own))[1:]
        if "content" not in self._resolve(pointer):
            return [] if body is None else ["An answer without content has a body"]
        return self._problems(f"{pointer}/content/{_escape(JSON_TYPE)}/schema", body)

    def _request_schema(self, method: str, address: str, *, multipart: bool) -> str | None:
        path = self._find(method, address)
        if path is None:
            return None
        kind = FORM_TYPE if multipart else JSON_TYPE
        if kind not in self._root["paths"][path][method.lower()].get("requestBody", {}).get("content", {}):
            return None
        return f"/paths/{_escape(path)}/{method.lower()}/requestBody/content/{_escape(kind)}/schema"

    def _find(self, method: str, address: str) -> str | None:
        for expression, path in self._paths:
            if expression.match(address) and method.lower() in self._root["paths"][path]:
                return str(path)
        return None

    def _resolve(self, pointer: str) -> Json:
        """The node at a JSON pointer, its `$ref` followed."""
        if pointer not in self._nodes:
            node: Any = self._root
            for part in pointer.strip("/").split("/"):
                node = node[part.replace("~1", "/").replace("~0", "~")]
            self._nodes[pointer] = self._resolve(node["$ref"][1:]) if "$ref" in node else node
        return self._nodes[pointer]

    def _follow(self, validator: Any, reference: str, instance: object, schema: Json) -> Iterator[ValidationError]:
        """The keyword `$ref`: all references stay within the document."""
        yield from validator.descend(instance, self._resolve(reference[1:]))

    def _problems(self, pointer: str, instance: object) -> list[str]:
        if pointer not in self._validators:
            self._validators[pointer] = self._judge(self._resolve(pointer))
        problems: list[str] = []
        for error in self._validators[pointer].iter_errors(instance):
            problems += _leaves(error)
        return list(dict.fromkeys(problems))


def _leaves(error: ValidationError) -> list[str]:
    """The deepest messages, each with its place in the body."""
    if error.context:
        return [leaf for inner in error.context for leaf in _leaves(inner)]
    return [f"{'/'.join(map(str, error.absolute_path))}: {error.message[:200]}"]


def _escape(part: str) -> str:
    return part.replace("~", "~0").replace("/", "~1")


def _widen(node: object) -> None:
    """Take ids as integers and permissions as text too: discord.py sends them so, and Discord accepts them."""
    if isinstance(node, dict):
        if node.get("format") == "snowflake":
            _also(node, "string", "integer")
        for name in PERMISSION_FIELDS:
            if isinstance(field := node.get(name), dict):
                _also(field, "integer", "string")
        for value in node.values():
            _widen(value)
    elif isinstance(node, list):
        for value in node:
            _widen(value)


def _also(schema: Json, known: str, other: str) -> None:
    """Let a schema that takes the one JSON type take the other as well."""
    kinds = schema.get("type", [])
    kinds = kinds if isinstance(kinds, list) else [kinds]
    if known in kinds and other not in kinds:
        schema["type"] = [*kinds, other]
