"""The pages for people who change the code name files, types and members that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = ["CONTRIBUTING.md", "docs/architecture.md", "docs/walkthroughs.md", "docs/design-decisions.md"]
FOLDERS = ("Sources", "Tests", "Public", "Templates", "Benchmarks", "Scripts", ".github")
FILES = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
CODE = [path for path in FILES if path.is_file() and path.suffix in ("", ".swift", ".js", ".json", ".py", ".mustache", ".yml")]
WORDS = {word for path in CODE for word in re.findall(r"\w+", path.read_text())}
NAMES = {name for path in FILES for name in (path.name, path.stem)}


def words(page):
    """The words with a capital letter in the code of a page, without commands and settings."""
    text = re.sub(r"^```.*?^```", "", (ROOT / page).read_text(), flags=re.DOTALL | re.MULTILINE)
    for code in re.findall(r"`([^`\n]+)`", text):
        if not re.search(r"[ /=<$*+-]", code):
            yield from re.findall(r"\w*[A-Z]\w*", code)


@pytest.mark.parametrize("page", PAGES[:2])
def test_paths_exist(page):
    """Paths from the root, and those below a folder that the sentence names, such as `Bars/EntryBuilder.swift`."""
    named = re.findall(r"`([\w.+-]+/[\w./+-]*)`", (ROOT / page).read_text())
    named = [path.rstrip("/") for path in named if path.split("/")[0] in FOLDERS or path.endswith((".swift", ".yaml", ".toml"))]
    known = {str(path.relative_to(ROOT)) for path in FILES} | set(FOLDERS)
    assert len(named) > 5 and [path for path in named if path not in known and not any(one.endswith(f"/{path}") for one in known)] == []


@pytest.mark.parametrize("page", PAGES)
def test_types_and_members_exist(page):
    named = set(words(page))
    assert len(named) > 10 and sorted(named - WORDS - NAMES) == []


def test_the_paths_after_each_step_exist():
    text = (ROOT / "docs/walkthroughs.md").read_text()
    named = [path.strip(" `") for places in re.findall(r"\*\(([^)]+)\)\*", text) for path in places.split(",")]
    folders = [ROOT, ROOT / "Sources", *(ROOT / "Sources").iterdir()]
    missing = [path for path in named if path not in NAMES and not any((folder / path).exists() for folder in folders)]
    assert len(named) > 20 and missing == []


def test_scripts_of_the_walkthroughs_exist():
    text = (ROOT / "docs/walkthroughs.md").read_text()
    named = re.findall(r"`([\w-]+\.js)`", text)
    assert len(named) > 5 and [name for name in named if name not in NAMES] == []


def test_the_pages_to_read_first_take_ten_minutes():
    count = sum(len((ROOT / page).read_text().split()) for page in ("CONTRIBUTING.md", "docs/architecture.md"))
    assert count <= 2_500


def test_the_modules_of_the_page_are_those_of_the_package():
    text = (ROOT / "docs/architecture.md").read_text().split("\n## Modules\n")[1].split("\n## ")[0]
    named = set(re.findall(r"^\| `([\w-]+)` \|", text, re.MULTILINE))
    systems = {"CPostgreSQL", "CSodium", "CSystemCalls", "CZlib"}
    assert named == {path.name for path in (ROOT / "Sources").iterdir() if path.is_dir()} - systems
