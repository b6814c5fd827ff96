"""The rules of Cult, one module a chapter of the rulebook."""
