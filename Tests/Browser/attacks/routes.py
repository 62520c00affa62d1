"""Where attackers aim: every route of the table, as the owner has it, under a known link and under one they guess."""

import json
import re
from pathlib import Path, PurePosixPath

from specs import tab

HERE = Path(__file__).parent
ROUTES = json.loads((HERE / "routes.json").read_text())
METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]
NOWHERE = "nowhere"
UNKNOWN = "s/" + "A" * 32 + "/"

# A name that is in the spec alone: who reads it has read the preview.
CANARY = "Zanzibar"
SPEC = {
    "title": f"{CANARY} app",
    "tabViewCustomization": f"{CANARY}Key",
    "tabViewStyle": "sidebarAdaptable",
    "tabs": [tab(f"{CANARY} {name}", name.lower()) for name in ("Inbox", "Drafts", "Sent")]
    + [{"title": "Icon", "image": "icon.png", "value": "icon", "customizationID": "icon"}],
}
STORED = {"op": "moveInBar", "id": "drafts", "before": "inbox"}
STRAY = {"op": "hide", "id": "sent"}

BODIES = {
    "customization": json.dumps(STRAY),
    "shares": "{}",
    "unlock": json.dumps({"password": "a wrong guess"}),
    "spec": json.dumps({"tabs": [{"title": "Taken over", "value": "x"}]}),
}

# Chromium makes a page wait before each further socket that fails: these few represent all.
SOCKETS = ["", "events", NOWHERE]


def images(product):
    """The spec's own pictures, as its owner's page shows them."""
    return re.findall(r'(images/[0-9a-zA-Z_-]+\.png)', product.get("?platform=iPad"))


def assets(product):
    return re.findall(r'"(assets/[^"]+\.js)"', product.get(""))


# What every refusal is dressed with, and everyone may have.
OPEN_FILES = ["assets/0/favicon.svg", "assets/0/message.css"]


def real(path, product):
    """A path of the list with the digests of this start in place."""
    if path.startswith("images/"):
        return images(product)[0]
    if path in OPEN_FILES:
        return str(PurePosixPath(assets(product)[0]).with_name(PurePosixPath(path).name))
    return assets(product)[0] if path.startswith("assets/") else path


def nowhere(path):
    """The path that leads nowhere to compare `path` with: browsers guess by a name's ending what comes."""
    return NOWHERE + PurePosixPath(path).suffix


def targets(product, root, bases, paths=None):
    """The addresses below `root`; each base has more that are nowhere, one for each ending, to compare with."""
    paths = list(ROUTES if paths is None else paths)
    compared = sorted({nowhere(path) for path in paths})
    return [{"path": base + path, "url": root + base + real(path, product), "body": BODIES.get(path, '{"x": "y"}'),
             "socket": path in SOCKETS, "nowhere": path in compared}
            for base in bases for path in [*paths, *compared]]
