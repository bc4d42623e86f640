"""So that `python -m haricot` does what `haricot` does."""

import sys

from haricot.cli import main

sys.exit(main())
