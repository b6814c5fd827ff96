"""The verbs content may use: each can be tested, done and described."""
