"""Scrape: all metrics of a server at this moment, in the text that Prometheus reads."""

from __future__ import annotations

from collections.abc import Iterable

from prometheus_client import REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from haricot.server.house import House


class Gauges(Collector):
    """Counts what is in a house when it is asked."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterable[Metric]:
        """Name every gauge with its value."""
        rooms = self.house.rooms.values()
        clients = [client for room in rooms for client in room.clients]
        thinking = [room for room in rooms if room.robots.thinking is not None]
        failing = float(self.house.store.failing)
        yield GaugeMetricFamily("haricot_tables", "Tables that are awake", len(rooms))
        yield GaugeMetricFamily("haricot_sockets", "Clients that are connected", len(clients))
        yield GaugeMetricFamily(
            "haricot_waiting_messages",
            "Messages for clients that read slowly",
            sum(len(x.waiting) for x in clients),
        )
        yield GaugeMetricFamily("haricot_thinking", "Tables that wait for a bot's answer", len(thinking))
        yield GaugeMetricFamily("haricot_store_failing", "1 if nothing can be written down", failing)


def exposed(house: House) -> bytes:
    """Write down all metrics of a house and of its process."""
    registry = CollectorRegistry()
    registry.register(Gauges(house))
    return generate_latest(registry) + generate_latest(REGISTRY)
