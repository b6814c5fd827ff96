"""The words: names and numbers into sentences, in every language spoken here."""
