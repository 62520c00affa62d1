"""What all tests in Python share."""

import os
import tempfile

# The key that seals links belongs to the account: no test touches the one of the person who runs it.
STATE = tempfile.TemporaryDirectory(prefix="tabpreview-state-")
os.environ["XDG_STATE_HOME"] = STATE.name


def pytest_configure(config):
    config.addinivalue_line("markers", "proves(*rules): fails if the program breaks one of these rules (docs/testing.md)")
