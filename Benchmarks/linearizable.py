"""Whether what writers and readers of one text saw has a legal order (a register with compare-and-set).

Every text is written once only, so the order of a chain of compare-and-sets is known: text A is followed by the one
that was written in place of A. Chains begin with the first text, or with one that an editor saved over whatever was
there. Chains take turns as wholes, which can be decided by their zones (Gibbons and Korach, *Testing Shared Memories*,
1997): from the first answer in a chain to the last question.
"""

from dataclasses import dataclass


@dataclass
class Operation:
    """What someone did: `asked` and `answered` in seconds, `expected` and `value` as tags."""
    kind: str  # "set" (compare-and-set that was acknowledged), "save" (over anything), "read"
    value: str
    asked: float
    answered: float
    expected: str | None = None


def chains(operations, first):
    """Each chain as its texts in order; and what is wrong by itself."""
    faults, successors, starts = [], {}, [first]
    for operation in operations:
        if operation.kind == "save":
            starts.append(operation.value)
        elif operation.kind == "set":
            if operation.expected in successors:
                faults.append(f"lost: {operation.expected} was replaced twice")
            successors[operation.expected] = operation.value
    found = []
    for start in starts:
        chain = [start]
        while chain[-1] in successors:
            chain.append(successors.pop(chain[-1]))
        found.append(chain)
    faults += [f"{value} was written in place of {expected}, which never was" for expected, value in successors.items()]
    return found, faults


def inner_faults(chain, by_value):
    """In a chain nobody may be answered before someone asked who is earlier in it."""
    faults, latest = [], float("-inf")
    for place, value in enumerate(chain):
        steps = [[one for one in by_value.get(value, []) if one.kind != "read"],
                 [one for one in by_value.get(value, []) if one.kind == "read"]]
        for step in filter(None, steps):
            if min(one.answered for one in step) < latest:
                faults.append(f"{value} (place {place}) was answered before something earlier was asked")
            latest = max([latest, *(one.asked for one in step)])
    return faults


def faults(operations, first):
    """All that no order explains; empty for a legal history."""
    found, wrong = chains(operations, first)
    by_value = {}
    for operation in operations:
        by_value.setdefault(operation.value, []).append(operation)
    known = {value for chain in found for value in chain}
    wrong += [f"{value} was read and never written" for value in by_value if value not in known]
    zones = []
    for chain in found:
        wrong += inner_faults(chain, by_value)
        inside = [one for value in chain for one in by_value.get(value, [])]
        if inside:
            zones.append((min(one.answered for one in inside), max(one.asked for one in inside), chain[0]))
    return wrong + zone_faults(zones)


def zone_faults(zones):
    """No two forward zones overlap, and no backward one lies within a forward one."""
    wrong = []
    forward = sorted(zone for zone in zones if zone[0] < zone[1])
    for (_, end, name), (start, _, other) in zip(forward, forward[1:]):
        if start < end:
            wrong.append(f"the chains that begin with {name} and {other} overlap")
    backward = sorted((end, start, name) for start, end, name in zones if start >= end)
    place = 0
    for start, end, name in forward:
        while place < len(backward) and backward[place][0] <= start:
            place += 1
        probe = place
        while probe < len(backward) and backward[probe][0] < end:
            if backward[probe][1] < end:
                wrong.append(f"lost: {backward[probe][2]} was saved while the chain of {name} went on")
            probe += 1
    return wrong
