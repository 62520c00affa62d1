"""Rules that the script's text keeps."""

import re

import pytest

from product import ROOT

FILES = sorted([*ROOT.glob("Public/*.js"), *ROOT.glob("Public/editing/*.js")])
FORBIDDEN = [r"\binnerHTML\b", r"\bouterHTML\b", r"insertAdjacentHTML", r"document\.write", r"\beval\(", r"new Function",
             r"createContextualFragment", r"setHTMLUnsafe", r"location\.reload", r"javascript:", r"\.srcdoc\b"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_has_no_way_for_text_to_become_code(file):
    text = file.read_text()
    assert [pattern for pattern in FORBIDDEN if re.search(pattern, text)] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_is_small_and_tidy(file):
    lines = file.read_text().splitlines()
    assert len(lines) <= 150
    assert [n for n, line in enumerate(lines, 1) if len(line) > 120 or "\t" in line or line != line.rstrip()] == []
    assert lines[0].startswith("// "), "says what it is for"


def test_markup_is_parsed_at_one_place():
    parsers = [file.name for file in FILES if re.search(r"DOMParser|createPolicy", file.read_text())]
    assert parsers == ["html.js"]


def test_imports_are_relative_and_exist():
    for file in FILES:
        for target in re.findall(r"from '([^']+)'", file.read_text()):
            assert target.startswith(("./", "../")) and (file.parent / target).resolve() in FILES, (file.name, target)
