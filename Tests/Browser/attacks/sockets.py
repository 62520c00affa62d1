"""What a process and its children listen on, from the kernel's own tables."""

import os
from pathlib import Path

LISTENING = "0A"  # TCP_LISTEN
TABLES = ("tcp", "tcp6", "udp", "udp6", "raw", "raw6")


def tree(pid):
    """The process and all that it started, however deep."""
    found, left = [], [pid]
    while left:
        one = left.pop()
        found.append(one)
        for task in Path(f"/proc/{one}/task").glob("*/children"):
            try:
                left += [int(child) for child in task.read_text().split()]
            except OSError:
                pass  # it ended meanwhile
    return found


def program(pid):
    try:
        return os.path.basename(os.readlink(f"/proc/{pid}/exe"))
    except OSError:
        return ""


def _inodes(pid):
    for descriptor in Path(f"/proc/{pid}/fd").glob("*"):
        try:
            target = os.readlink(descriptor)
        except OSError:
            continue
        if target.startswith("socket:["):
            yield target[8:-1]


def listening(pid):
    """`(table, address:port in the kernel's hexadecimal)` of every socket of one process that waits for others."""
    try:
        own = set(_inodes(pid))
        rows = {name: Path(f"/proc/{pid}/net/{name}").read_text().splitlines()[1:] for name in TABLES}
    except OSError:
        return set()
    found = set()
    for name, lines in rows.items():
        for line in lines:
            fields = line.split()
            # A datagram socket that is connected hears its peer only.
            waits = fields[3] == LISTENING if name.startswith("tcp") else set(fields[2].split(":")[0]) == {"0"}
            if fields[9] in own and waits:
                found.add((name, fields[1]))
    return found
