"""A network of two hosts on this machine: the server's address, and a browser behind a cable of its own."""

import os
import subprocess
from pathlib import Path

from tested import chromium

WHY = ("A second network address could not be made. These tests need root and Debian's iproute2 (ip netns), "
       "in a container the capabilities NET_ADMIN and SYS_ADMIN: {}")


def ip(*arguments):
    try:
        done = subprocess.run(["ip", *arguments], capture_output=True, text=True)
    except FileNotFoundError:
        raise AssertionError(WHY.format("there is no program ip")) from None
    assert done.returncode == 0, WHY.format(done.stderr.strip() or f"ip {' '.join(arguments)} failed")


class Network:
    """The near end is this machine's; the far end, in a namespace, is a visitor's."""

    def __init__(self, folder):
        number = os.getpid() % 40_000
        self.name, self.cable = f"tabpreview{number}", f"tp{number}"
        subnet = f"10.{number // 200}.{number % 200}"
        self.near, self.far = f"{subnet}.1", f"{subnet}.2"
        ip("netns", "add", self.name)
        try:
            self._join()
        except AssertionError:
            self.close()
            raise
        # Runs a browser at the far end.
        self.browser = folder / "browser-at-the-far-end"
        self.browser.write_text(f'#!/bin/sh\nexec ip netns exec {self.name} {chromium()} "$@"\n')
        self.browser.chmod(0o755)

    def _join(self):
        """Without addresses that the ends would give themselves: those come a second or two later, and a browser that
        sees a network change drops what it has under way (net::ERR_NETWORK_CHANGED)."""
        ip("link", "add", self.cable, "type", "veth", "peer", "name", "far", "netns", self.name)
        if Path("/proc/sys/net/ipv6").exists():
            ip("link", "set", self.cable, "addrgenmode", "none")
            ip("-n", self.name, "link", "set", "far", "addrgenmode", "none")
        ip("address", "add", f"{self.near}/24", "dev", self.cable)
        ip("link", "set", self.cable, "up")
        ip("-n", self.name, "address", "add", f"{self.far}/24", "dev", "far")
        ip("-n", self.name, "link", "set", "far", "up")
        ip("-n", self.name, "link", "set", "lo", "up")

    def close(self):
        """The cable goes with the namespace that holds its far end."""
        ip("netns", "del", self.name)
