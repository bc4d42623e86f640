"""The full-screen client: a table with market, log and help, for keyboard and mouse."""

from haricot.extras import look_for

look_for(("textual",), "The full-screen client needs", "cli")
