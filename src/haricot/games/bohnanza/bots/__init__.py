"""The ladder of Bohnanza."""
