"""What the engine does otherwise as yet; each line goes when it has been mended."""

CAST_SPELLS_DO_NOT_PAY = True
"""Jenny Barnes cannot discard a spell of hers that lies open with dice, though others who must discard one can."""

DEVOURING_IS_BLAMED_FOR_THE_REST = True
"""Where doom came from: after somebody was devoured, what the same effect adds besides is counted as devouring."""
