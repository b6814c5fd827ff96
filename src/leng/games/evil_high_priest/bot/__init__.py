"""How good a position is, for players made of code."""
