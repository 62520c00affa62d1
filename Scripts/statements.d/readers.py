"""Reads the tests of the package: each with its file, its name, and its text with what stands above it."""
import re

NAME = re.compile(r"\bfunc (?:`([^`]+)`|([A-Za-z0-9_]+))")


def tests(root):
    for file in sorted((root / "Tests").rglob("*"), key=lambda file: str(file.relative_to(root))):
        reader = READERS.get(file.suffix)
        if reader is not None:
            for test, text in reader(file.read_text().split("\n")):
                yield str(file.relative_to(root)), test, text


def swift(lines):
    """Each test function with the comment above, its attribute and its body."""
    at = 0
    while at < len(lines):
        if not lines[at].strip().startswith("@Test"):
            at += 1
            continue
        top = at
        while top > 0 and lines[top - 1].strip().startswith("//"):
            top -= 1
        named = at
        while named < len(lines) and not NAME.search(lines[named]):
            named += 1
        if named == len(lines):
            return
        match = NAME.search(lines[named])
        closing = lines[at][: len(lines[at]) - len(lines[at].lstrip())] + "}"
        end = named
        while end < len(lines) - 1 and lines[end] != closing and not (end == named and lines[end].endswith("}")):
            end += 1
        yield match.group(1) or match.group(2), "\n".join(lines[top : end + 1])
        at = end + 1


def python(lines):
    """Each test function with its decorators."""
    for at, line in enumerate(lines):
        if not line.startswith("def test_"):
            continue
        top = at
        while top > 0 and lines[top - 1].strip():
            top -= 1
        end = at + 1
        while end < len(lines) and (not lines[end] or lines[end][0] in " )"):
            end += 1
        yield line[4:].split("(")[0], "\n".join(lines[top:end])


READERS = {".swift": swift, ".py": python}
