"""Links, keys and cookies nobody can guess; only their hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets


def new_secret() -> str:
    """A fresh secret for a link, a key or a cookie."""
    return secrets.token_urlsafe(18)


def new_id() -> str:
    """The public name of a table."""
    return secrets.token_urlsafe(9)


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(f"leng-secret:{secret}".encode()).hexdigest()


def well_formed(secret: str) -> bool:
    """Whether this could be a secret of ours."""
    return re.fullmatch(r"[\w-]{24}", secret, re.ASCII) is not None


def same(secret: str, kept: str) -> bool:
    """Whether this is the secret, in a time that tells nothing."""
    return hmac.compare_digest(hashed(secret), kept)


def seat_link(table_id: str, secret: str) -> str:
    """The path by which somebody sits down, once."""
    return f"/t/{table_id}/sit/{secret}"
