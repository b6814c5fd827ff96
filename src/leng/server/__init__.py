"""The server: tables that live on, seats and their secrets, an API and streams. It draws nothing."""
