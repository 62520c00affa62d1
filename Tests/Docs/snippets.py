"""Finds the fenced blocks of the documentation, with the language and the words behind it."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```([^\n`]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Snippet:
    page: str
    line: int
    language: str
    tags: tuple
    text: str

    @property
    def name(self):
        return f"{self.page}:{self.line}"


def snippets():
    for page in PAGES:
        source = page.read_text(encoding="utf-8")
        for match in FENCE.finditer(source):
            words = match.group(1).split()
            yield Snippet(
                page=str(page.relative_to(ROOT)),
                line=source[: match.start()].count("\n") + 1,
                language=words[0] if words else "",
                tags=tuple(words[1:]),
                text=match.group(2),
            )
