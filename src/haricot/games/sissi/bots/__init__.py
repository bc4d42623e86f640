"""The ladder of Sissi!."""
