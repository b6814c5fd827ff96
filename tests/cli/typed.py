"""What commands print when they are typed."""

from __future__ import annotations

import json
from typing import Any

from typer.testing import CliRunner

from leng.cli import build


def leng(*typed: str, code: int = 0) -> str:
    """What a command prints, without a word missing."""
    ran = CliRunner().invoke(build(), list(typed))
    assert ran.exit_code == code, ran.output
    assert "⟦" not in ran.output
    return ran.stdout if code == 0 else ran.output


def leng_json(*typed: str, code: int = 0) -> Any:
    ran = CliRunner().invoke(build(), [*typed, "--json"])
    assert ran.exit_code == code, ran.output
    return json.loads(ran.stdout)


def wrong(*typed: str) -> str:
    """The one sentence a mistaken command gets."""
    ran = CliRunner().invoke(build(), list(typed))
    assert ran.exit_code == 2, ran.output
    assert ran.stdout == ""
    lines = ran.stderr.strip().splitlines()
    assert len(lines) == 1, ran.stderr
    assert "⟦" not in lines[0]
    return lines[0]
