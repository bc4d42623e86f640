"""Where bots play: who is asked when, and what comes of many games."""
