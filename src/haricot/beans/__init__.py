"""What the games with beans share: the table and its verbs, law, market, and their notation."""
