"""The games, one folder each: haricot finds them here, and nothing else names one."""
