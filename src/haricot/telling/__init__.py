"""What a seat sees and what happened, in four languages: for people at a terminal and for language models."""
