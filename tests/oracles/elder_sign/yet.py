"""What the engine does otherwise as yet; each line goes when it has been mended."""

EMPTY_SPELLS_STAY = True
"""Voice of Ra cast with no die in the pool stays on the table for ever (R-087: without dice it goes under its deck)."""

CAST_SPELLS_DO_NOT_PAY = True
"""Jenny Barnes cannot discard a spell of hers that lies open with dice, though others who must discard one can."""
