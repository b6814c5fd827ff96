"""The rules of Elder Sign, one module a chapter."""
