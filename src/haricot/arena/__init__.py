"""Games among bots: hosting them, and evaluating many of them."""
