"""The table of statements in docs/security.md."""
from pathlib import PurePosixPath

PATH = "docs/security.md"
BEGIN = "<!-- Written by Scripts/statements. -->\n"
END = "<!-- The end of what Scripts/statements writes. -->\n"


def table(statements):
    lines = ["| | Guarantee | Tests |", "|---|---|---|"]
    for one in statements:
        says = " ".join([one.promise, *(f"*{reason}*" for reason in (one.otherwise, one.impossible) if reason)])
        lines.append(f'| <a id="{one.id}"></a>{one.id} | {says.replace("|", "¦")} | {files(one)} |')
    return "\n".join(lines) + "\n"


def files(statement):
    """Links to the files of the tests, each once."""
    paths = sorted({file for file, _ in statement.proofs}, key=lambda path: (PurePosixPath(path).stem, path))
    return ", ".join(f"[{PurePosixPath(path).stem}](../{path})" for path in paths) or "—"


def parts(root):
    """What is before the table, the table, and what follows."""
    text = (root / PATH).read_text()
    before, rest = text.split(BEGIN)
    present, after = rest.split(END)
    return before + BEGIN, present, END + after


def is_current(root, statements):
    return parts(root)[1] == table(statements)


def write(root, statements):
    before, _, after = parts(root)
    (root / PATH).write_text(before + table(statements) + after)
