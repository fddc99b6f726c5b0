"""Unions are judged by the one branch that an instance can mean."""

from typing import Any

import pytest
from jsonschema import Draft202012Validator
from jsonschema.validators import extend

from sandbox.unions import Unions
from sandbox.values import Json

BUTTON: Json = {"type": "object", "properties": {"type": {"const": 2}, "label": {"type": "string"}}}
MENU: Json = {"type": "object", "properties": {"type": {"enum": [3, 5]}, "label": {"type": "integer"}}}
NODES = {"/button": BUTTON, "/menu": MENU}
COMPONENT: Json = {"oneOf": [{"$ref": "#/button"}, {"$ref": "#/menu"}]}


def problems(schema: Json, instance: object) -> list[str]:
    def follow(validator: Any, reference: str, instance: object, schema: Json) -> Any:
        yield from validator.descend(instance, NODES[reference[1:]])

    keywords = {"oneOf": Unions(lambda pointer: NODES[pointer]).judge, "$ref": follow}
    judge: Any = extend(Draft202012Validator, keywords)  # type: ignore[no-untyped-call]
    return [error.message for error in judge(schema).iter_errors(instance)]


def test_the_type_chooses_the_branch() -> None:
    assert problems(COMPONENT, {"type": 2, "label": "Go"}) == []
    assert problems(COMPONENT, {"type": 5, "label": 1}) == []
    assert problems(COMPONENT, {"type": 2, "label": 1}) == ["1 is not of type 'string'"]


@pytest.mark.parametrize("instance", [{"type": 9}, {"type": []}, {"type": None}, "text", None, True])
def test_what_is_none_of_them_is_said_once(instance: object) -> None:
    (problem,) = problems(COMPONENT, instance)
    assert "none of the 2 kinds" in problem


def test_without_a_type_all_branches_are_tried() -> None:
    assert problems(COMPONENT, {"label": "Go"}) == []
    assert problems(COMPONENT, {"label": []}) != []


def test_null_or_something() -> None:
    nullable: Json = {"oneOf": [{"type": "null"}, {"type": "string", "maxLength": 2}]}
    assert problems(nullable, None) == []
    assert problems(nullable, "ab") == []
    assert problems(nullable, "abc") == ["'abc' is too long"]


def test_constants() -> None:
    kinds: Json = {"oneOf": [{"const": 1}, {"const": 2}, {"const": True}]}
    assert [problems(kinds, value) == [] for value in (1, 2, 3, True, False)] == [True, True, False, True, False]
