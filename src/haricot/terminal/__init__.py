"""Haricot in a terminal: plain lines of text, for pipes and screen readers too."""
