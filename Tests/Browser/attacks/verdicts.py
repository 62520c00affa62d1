"""Runs the attack in a page and judges what it saw."""

from pathlib import Path

from routes import CANARY, nowhere

ATTACK = (Path(__file__).parent / "attack.js").read_text()
WINDOWS = ["window", "window form"]
TIMEOUT = 20_000  # milliseconds; only an attempt that never ends waits so long


def attack(frame, targets, only=None, timeout=TIMEOUT, part=None, grace=100):
    """What each attempt on each target saw, as `{(path, attempt): text}`; in one `part` of several, `(which, of)`."""
    asked = {"targets": targets, "timeout": timeout, "grace": grace, "only": only, "part": part}
    return judged(frame.evaluate(ATTACK, asked), targets, only, part)


def part(origin, origins, of):
    """The part of the attempts that a page makes so that each attempt is made by every `of`-th origin."""
    return (list(origins).index(origin) % of, of)


def judged(result, targets, only, part=None):
    found = {(one["path"], one["attempt"]): one["saw"] for one in result["found"]}
    names = result["attempts"]
    tried = only or [name for name in names if name not in [*WINDOWS, "WebSocket"]]
    for at, target in enumerate(targets):
        for name in tried:
            is_of_part = not part or target["nowhere"] or (at + names.index(name)) % part[1] == part[0]
            assert ((target["path"], name) in found) == is_of_part, "every attempt of the part was made, and no other"
    return found


def stolen(found):
    """What tells anything of the preview."""
    return {key: saw for key, saw in found.items() if saw.startswith("read") or CANARY in saw}


def telling(found, bases):
    """Where an attempt on an address saw something else than on one that leads nowhere."""
    told = {}
    for (path, attempt), saw in found.items():
        base = max((base for base in bases if path.startswith(base)), key=len)
        usual = found[base + nowhere(path), attempt]
        if saw != usual:
            told[path, attempt] = (saw, usual)
    return told
