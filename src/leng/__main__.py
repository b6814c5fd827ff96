"""``python -m leng`` is the command ``leng``."""

from leng.cli import main

main()
