"""Small acts on the table: goods, tiles, lines, decks."""
