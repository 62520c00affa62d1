"""Style of the page's scripts. ArchitectureTests checks forbidden functions, test_modules.py the imports."""

import re

import pytest

from product import ROOT

pytestmark = pytest.mark.quick

FILES = sorted([*ROOT.glob("Public/*.js"), *ROOT.glob("Public/editing/*.js")])


def untidy(file):
    """Yields a sentence for each style error in a file."""
    lines = file.read_text().splitlines()
    if len(lines) > 250:
        yield f"{file.name} has {len(lines)} lines, more than 250"
    if not lines or not lines[0].startswith("// "):
        yield f"{file.name} does not begin with a comment that states its purpose"
    for number, line in enumerate(lines, 1):
        if len(line) > 120 or "\t" in line or line != line.rstrip():
            yield f"{file.name}:{number} is longer than 120 characters, contains a tab, or ends with a space"


def test_every_file_is_small_and_tidy():
    assert len(FILES) > 80
    assert [sentence for file in FILES for sentence in untidy(file)] == []


def test_requests_are_sent_at_one_place():
    assert [file.name for file in FILES if re.search(r"\bfetch\(", file.read_text())] == ["request.js"]
