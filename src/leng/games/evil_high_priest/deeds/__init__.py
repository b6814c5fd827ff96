"""Small acts on the table: goods, people, cards."""
