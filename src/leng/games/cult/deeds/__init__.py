"""Small acts on what lies on the table: goods, cards, tokens, Altars, and what influence weighs."""
