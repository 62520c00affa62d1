"""Runs the attack in a page and judges what it saw."""

from pathlib import Path

from routes import CANARY, nowhere

ATTACK = (Path(__file__).parent / "attack.js").read_text()
WINDOWS = ["window", "window form"]
PATIENCE = 20_000  # milliseconds; only an attempt that never ends waits so long


def attack(frame, targets, only=None, patience=PATIENCE):
    """What each attempt on each target saw, as `{(path, attempt): text}`."""
    return judged(frame.evaluate(ATTACK, {"targets": targets, "patience": patience, "only": only}), targets, only)


def judged(result, targets, only):
    found = {(one["path"], one["attempt"]): one["saw"] for one in result["found"]}
    tried = only or [name for name in result["attempts"] if name not in [*WINDOWS, "WebSocket"]]
    assert all((one["path"], name) in found for one in targets for name in tried), "every attempt was made everywhere"
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
