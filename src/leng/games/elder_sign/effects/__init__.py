"""What cards can say: each verb can be tested, done and described."""
