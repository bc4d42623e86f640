"""What environments need of Bohn Hansa."""
# interpreted: it only has libraries looked for

import haricot.env  # noqa: F401
