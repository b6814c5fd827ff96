"""How good a position is, and what its dice may bring: estimates for players made of code."""
