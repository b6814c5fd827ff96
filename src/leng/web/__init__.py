"""The pages: a lobby, a form to open a table, the table itself and its replay, drawn by the server."""

from leng.web.app import create_web_app

__all__ = ["create_web_app"]
