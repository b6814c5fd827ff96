"""The table in a terminal: open a match, play it, leave it, come back."""
