"""Bohn Hansa, also sold as Bean Trader (H1 to H29)."""
