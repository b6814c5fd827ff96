"""The engine: matches as choices over plain data. It knows no game."""
