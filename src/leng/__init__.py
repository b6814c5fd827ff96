"""Leng: a table for five Mythos board games, with every rule enforced."""

__version__ = "0.2.0"
