"""The games, one folder each. A folder that holds a ``GAME`` is found by itself."""
