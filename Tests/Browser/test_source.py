"""Rules that the script's text keeps."""

import re

import pytest

from product import ROOT

pytestmark = pytest.mark.quick

FILES = sorted([*ROOT.glob("Public/*.js"), *ROOT.glob("Public/editing/*.js")])
FORBIDDEN = [r"\binnerHTML\b", r"\bouterHTML\b", r"insertAdjacentHTML", r"document\.write", r"\beval\(", r"new Function",
             r"createContextualFragment", r"setHTMLUnsafe", r"location\.reload", r"javascript:", r"\.srcdoc\b"]


def test_has_no_way_for_text_to_become_code():
    assert len(FILES) > 80
    assert [(file.name, pattern) for file in FILES for pattern in FORBIDDEN if re.search(pattern, file.read_text())] == []


def untidy(file):
    """What is wrong with a file, each as a sentence."""
    lines = file.read_text().splitlines()
    if len(lines) > 250:
        yield f"{file.name} has {len(lines)} lines, more than 250"
    if not lines or not lines[0].startswith("// "):
        yield f"{file.name} does not say what it is for"
    for number, line in enumerate(lines, 1):
        if len(line) > 120 or "\t" in line or line != line.rstrip():
            yield f"{file.name}:{number} is longer than 120 letters, or has a tab, or ends with a space"


def test_every_file_is_small_and_tidy():
    assert [sentence for file in FILES for sentence in untidy(file)] == []


def test_markup_is_parsed_at_one_place():
    parsers = [file.name for file in FILES if re.search(r"DOMParser|createPolicy", file.read_text())]
    assert parsers == ["html.js"]


def test_imports_are_relative_and_exist():
    for file in FILES:
        for target in re.findall(r"from '([^']+)'", file.read_text()):
            assert target.startswith(("./", "../")) and (file.parent / target).resolve() in FILES, (file.name, target)
