"""Environments for those who study trading: one game at a time, many at once, in numbers or in words."""
