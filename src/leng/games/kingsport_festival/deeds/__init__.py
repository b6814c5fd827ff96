"""Small acts on the table: goods, spells, dice, Foresee and Strength; no chapter of the rulebook."""
