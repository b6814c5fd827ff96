"""The verbs content may use: each can be refused, done and described."""
