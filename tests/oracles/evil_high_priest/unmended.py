"""Where the engine does not do yet what the rulebook says: there the oracle follows it, until it does."""

RIVAL_KEEPS_SHOGGOTH = True
"""The opponent of a lone player gives the Shoggoth up for a sign, but it stays with him."""  # EHP
STEALING_IS_NO_REWARD = True
"""Denied goods that a space would let a lone player steal do not close it."""  # EHP
