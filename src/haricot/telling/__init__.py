"""What a seat sees and what happened, told in English: for people at a terminal, and for language models."""
