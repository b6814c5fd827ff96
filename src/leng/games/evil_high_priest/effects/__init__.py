"""The verbs that spaces and cards are made of."""
