"""The verbs that characters and revelations are made of."""
