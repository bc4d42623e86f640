"""What any game of the family needs: actions, events, states, rules, views and records."""
