"""The API does what its own description says, and nothing that can be sent to it makes it fall over."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from leng.server.app import Settings, create_app

from .conftest import free_port
from .house import DOOR, PLENTY

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
FEW = settings(max_examples=6, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The whole server on a port of this machine."""
    app = create_app(Settings(data=tmp_path_factory.mktemp("schema"), pace=0, requests_a_minute=PLENTY))
    port = free_port()
    server = uvicorn.Server(uvicorn.Config(app, port=port, log_level="error", timeout_graceful_shutdown=1))
    running = threading.Thread(target=server.run)
    running.start()
    while not server.started:
        assert running.is_alive()
        time.sleep(0.01)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    running.join(10)


@pytest.fixture(scope="module")
def known(address: str) -> dict[str, Any]:
    """A table that is there, and one of its secrets."""
    seats = [{"name": "A"}, {"name": "B", "player": "random"}]
    opened = httpx.post(f"{address}/api/tables", json={"game": DOOR, "seats": seats}).json()
    return {"table_id": opened["id"], "headers": {"Authorization": f"Bearer {opened['seats'][0]['secret']}"}}


@pytest.mark.parametrize("mode", GenerationMode)
def test_the_api_keeps_to_its_description(mode: GenerationMode, address: str, known: dict[str, Any]) -> None:
    """The stream never ends, so it has a test of its own."""
    described = schemathesis.openapi.from_url(f"{address}/api/schema").exclude(path_regex="stream$")
    tried = []
    for found in described.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]  # an operation that cannot be read fails here

        @FEW
        @given(case=operation.as_strategy(generation_mode=mode))
        def holds(case: Case[Any]) -> None:
            case.call_and_validate(checks=CHECKS)
            if "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = known["table_id"]
                case.call_and_validate(headers=known["headers"], checks=CHECKS)

        if mode is GenerationMode.POSITIVE or operation.body or operation.query:
            holds()
            tried.append(operation.label)
    assert len(tried) >= (18 if mode is GenerationMode.POSITIVE else 8)


def test_everything_a_page_can_do_is_described(address: str) -> None:
    description = httpx.get(f"{address}/api/schema").json()
    operations = [
        (method, path, operation)
        for path, methods in description["paths"].items()
        for method, operation in methods.items()
    ]
    assert len(operations) == 22
    for method, path, operation in operations:
        assert operation["summary"] and operation["description"], (method, path)
        assert "400" in operation["responses"], (method, path)
    assert description["components"]["securitySchemes"]["seat"] == {"type": "http", "scheme": "bearer"}
