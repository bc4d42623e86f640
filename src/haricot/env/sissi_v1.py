"""Sissi! for PettingZoo: `env(players=4)` has the usual checks around it, `raw_env` none."""
# interpreted: it only names what Maker makes

from haricot.env.aec import Maker

maker = Maker("sissi")
env, raw_env, metadata = maker.env, maker.raw_env, maker.metadata
