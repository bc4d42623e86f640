"""What the card games share: law, table and turn, and what goes with them everywhere else."""
