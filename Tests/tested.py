"""What the tests run: the program that TESTED_PROGRAM names, else the one that is built here; and Chromium."""

import os
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def program():
    path = Path(os.environ.get("TESTED_PROGRAM") or ROOT / ".build/debug/tabpreview").absolute()
    assert path.exists(), f"{path} is missing. Build it (swift build) or name another program in TESTED_PROGRAM."
    return path


def chromium():
    """The Chromium that people have."""
    path = os.environ.get("TABPREVIEW_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    assert path, "No chromium found. Install it (apt-get install chromium) or name it in TABPREVIEW_CHROMIUM."
    return path


def headless_shell():
    """Chromium without windows, where it is installed: a page opens in it with half the work."""
    return os.environ.get("TABPREVIEW_CHROMIUM") or shutil.which("chromium-headless-shell") or chromium()
