"""What a save may do to the process that reads it."""

from __future__ import annotations

import os
import time
from pathlib import Path

from leng.server import uploads
from leng.server.uploads import Sent, Trial, Verdict


def toils(sent: Sent) -> Verdict:
    """A save whose replay never ends; here a second is all it gets."""
    uploads._limit(1)
    while True:
        pass


def dawdles(sent: Sent) -> Verdict:
    """A save that takes its time and needs no processor; it leaves a note that it is being read."""
    Path(os.environ["NOTES"], f"{os.getpid()}").touch()
    time.sleep(600)
    return Verdict()


def perishes(sent: Sent) -> Verdict:
    """A save that is too much for its process."""
    os._exit(3)


def perishes_over_a_choice(trial: Trial) -> str:
    """A choice that takes more than its process may have: the system ends it."""
    os._exit(3)


def stumbles_over_a_choice(trial: Trial) -> str:
    """A choice that leads the rules out of their tables."""
    return "IndexError"
