"""Pages of other origins try every route by every means that a page has: they read nothing and change nothing.

Every pair of page, means and address is tried here, and each means at each address by one page of the eight. The guard
judges every origin at every route without a browser: Tests/PreviewServerTests/Guard.
"""

import pytest

from origins import ORIGINS
from routes import CANARY, OPEN_FILES, UNKNOWN, targets
from traces import kept
from verdicts import WINDOWS, attack, part, stolen, telling


# Which link each page knows: the owner's is the most that an attacker could know.
KNOWS = {
    "rebound name": "owner", "another port": "edit", "another port of localhost": "locked", "foreign site": "owner",
    "sandboxed frame": "customize", "data document": "view", "framed data document": "pinned", "file": "owner",
}


@pytest.mark.parametrize("origin", ORIGINS)
def test_reads_and_changes_nothing(origin, stranger, guarded, place, tmp_path):
    before = kept(guarded)
    bases = ["", guarded.links[KNOWS[origin]], *([UNKNOWN] if origin == "foreign site" else [])]
    with ORIGINS[origin](stranger, guarded, place, tmp_path) as (_, frame, root):
        found = attack(frame, targets(guarded, root, bases), part=part(origin, ORIGINS, 8))
    assert telling(found, bases) == {}, "every address looks like one that leads nowhere"
    if origin == "rebound name":
        refused = {saw for (_, attempt), saw in found.items() if attempt == "fetch"}
        assert len(refused) == 1 and refused.pop().startswith("read 421 "), "only that the host is unknown"
    else:
        assert stolen(found) == {}
    assert kept(guarded) == before


@pytest.mark.parametrize("origin", ["another port", "foreign site", "sandboxed frame", "file"])
def test_the_files_that_everybody_may_have_are_no_sign_of_a_preview(origin, stranger, guarded, place, tmp_path):
    bases = ["", UNKNOWN]
    with ORIGINS[origin](stranger, guarded, place, tmp_path) as (_, frame, root):
        found = attack(frame, targets(guarded, root, bases, OPEN_FILES))
    assert telling(found, bases) == {} and stolen(found) == {}


OPENING = [origin for origin in ORIGINS if "data" not in origin]


@pytest.mark.parametrize("origin", OPENING)
def test_a_window_that_it_opens_tells_nothing(origin, stranger, guarded, place, tmp_path):
    before = kept(guarded)
    bases = ["", *([guarded.links["edit"]] if origin == "foreign site" else [])]
    with ORIGINS[origin](stranger, guarded, place, tmp_path) as (_, frame, root):
        found = attack(frame, targets(guarded, root, bases), only=WINDOWS, part=part(origin, OPENING, 6))
    seen = [saw for saw in found.values() if CANARY in saw] if origin == "rebound name" else stolen(found)
    assert not seen, "a rebound name shows that the host is unknown; all others show nothing"
    assert kept(guarded) == before
