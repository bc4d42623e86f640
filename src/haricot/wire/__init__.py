"""What goes over the wire between a table and its clients."""
