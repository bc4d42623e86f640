"""What environments need of a card table."""
# interpreted: it only has libraries looked for

import haricot.env  # noqa: F401
