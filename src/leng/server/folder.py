"""The data folder: tried before anything is written, and readable by its owner alone."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

from leng.engine.errors import BadSetup
from leng.server.secrets import new_secret

OURS_ALONE, A_FOLDER_OF_OURS = 0o600, 0o700
BESIDE = ("-wal", "-shm")
"""What SQLite puts beside a file while it is in use."""


def try_folder(folder: Path) -> None:
    """Raise unless tables can be kept in a folder, whether it is there or must be made; nothing is touched."""
    there = folder.absolute()
    try:
        while not there.exists():  # a link that leads nowhere is in the way, too
            if there.is_symlink():
                raise BadSetup("error-data-folder", folder=str(folder), trouble=os.strerror(2))
            there = there.parent
        if not there.is_dir():
            raise BadSetup("error-data-folder", folder=str(folder), trouble=os.strerror(20))
    except OSError as trouble:  # a name that is too long, a folder one may not look into
        raise BadSetup("error-data-folder", folder=str(folder), trouble=trouble.strerror or str(trouble)) from None
    if not os.access(there, os.W_OK | os.X_OK):
        raise BadSetup("error-data-folder", folder=str(folder), trouble=os.strerror(13))


def make_folder(folder: Path) -> None:
    """Make the folder if need be, and let nobody but its owner look into it."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=A_FOLDER_OF_OURS)
    except OSError as trouble:
        raise BadSetup("error-data-folder", folder=str(folder), trouble=trouble.strerror or str(trouble)) from None
    if _is_ours_alone(folder):
        _close(folder, A_FOLDER_OF_OURS)


def _is_ours_alone(folder: Path) -> bool:
    """Whether a folder is for tables only: somebody may have named one that others must go through."""
    about = folder.stat()
    if about.st_mode & stat.S_ISVTX or not _owned(about):
        return False
    return not any(each.is_dir() for each in folder.iterdir())


def make_private(file: Path) -> None:
    """Make a file of the database if need be, and let nobody but its owner read it or what SQLite puts beside it."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, OURS_ALONE))
    except OSError as trouble:
        raise BadSetup("error-database-unwritable", where=str(file), trouble=trouble.strerror or "") from None
    for each in (file, *(file.with_name(file.name + end) for end in BESIDE)):
        with suppress(FileNotFoundError):
            _close(each, OURS_ALONE)


def _close(path: Path, mode: int) -> None:
    about = path.stat()
    if _owned(about) and stat.S_IMODE(about.st_mode) & ~mode:
        path.chmod(stat.S_IMODE(about.st_mode) & mode)


def _owned(about: os.stat_result) -> bool:
    return os.name == "posix" and about.st_uid == os.geteuid()


def csrf_key(folder: Path) -> str:
    """A key of this server's own, made once and kept."""
    file = folder / "csrf.key"
    try:
        if not file.exists() or not file.read_text():
            draft = file.with_name(f".{file.name}.{os.getpid()}")  # two servers may start at once
            draft.touch(mode=OURS_ALONE)
            draft.write_text(new_secret() + new_secret())
            draft.replace(file)
        _close(file, OURS_ALONE)
        return file.read_text()
    except OSError as trouble:
        raise BadSetup("error-data-folder", folder=str(folder), trouble=trouble.strerror or str(trouble)) from None
