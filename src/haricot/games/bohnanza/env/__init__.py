"""What environments need of Bohnanza."""
# interpreted: it only has libraries looked for

import haricot.env  # noqa: F401
