"""The full-screen client: a table with market, log and help, for keyboard and mouse."""
