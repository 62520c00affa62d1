"""What all tests in Python share."""

import faulthandler
import os
import pathlib
import sys
import tempfile

import pytest

# The cases that run of a test with many: all take hours on a slow machine. Scripts/test --thorough runs all.
CASES = 2
SAMPLED = {"Browser", "CommandLine", "Hosting"}
HERE = pathlib.Path(__file__).parent

LONGEST = 900  # seconds for a test with its fixtures; three times what the test has by itself (pytest.ini)

# The key that seals links belongs to the account: no test touches the one of the person who runs it.
STATE = tempfile.TemporaryDirectory(prefix="tabpreview-state-")
os.environ["XDG_STATE_HOME"] = STATE.name


def pytest_configure(config):
    config.addinivalue_line("markers", "needs(ability): what a test needs of the machine, by a name in Scripts/test.d/abilities")
    config.addinivalue_line("markers", "thorough: takes long for what it proves; Scripts/test --thorough runs it")
    config.addinivalue_line("markers", "fresh: needs a server whose history has no changes by earlier tests")
    config.addinivalue_line("markers", "proves(*rules): fails if the program breaks one of these rules (docs/testing.md)")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol():
    """Ends a worker that even the timeout of a test did not get on, so that the test is named and the rest runs."""
    faulthandler.dump_traceback_later(LONGEST, exit=True, file=sys.__stderr__)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


def pytest_collection_modifyitems(config, items):
    """Leaves out what this machine can't run, and cases beyond CASES. That is not skipping, which counts as failed."""
    missing = set(os.environ.get("TESTS_WITHOUT", "").split())
    left_out = {item for item in items if any(missing & set(mark.args) for mark in item.iter_markers("needs"))}
    if not os.environ.get("THOROUGH_TESTS") and not any("::" in name for name in config.args):
        left_out |= further_cases(items) | {item for item in items if item.get_closest_marker("thorough")}
    if left_out:
        config.hook.pytest_deselected(items=[item for item in items if item in left_out])
        items[:] = [item for item in items if item not in left_out]


def further_cases(items):
    """The cases of tests in browsers and on the command line that only Scripts/test --thorough runs."""
    tests = {}
    for item in items:
        if item.path.relative_to(HERE).parts[0] in SAMPLED:
            tests.setdefault((item.path, item.cls, item.originalname), []).append(item)
    return {case for cases in tests.values() for case in cases} - {
        cases[len(cases) * number // CASES] for cases in tests.values() for number in range(CASES)}
