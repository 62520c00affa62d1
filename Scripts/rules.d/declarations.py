"""Reads which rules the tests declare to prove. A rule that a test only mentions is none that it proves."""
import ast
import re
from typing import NamedTuple

ID = re.compile(r"R[1-6]\.[1-9][0-9]*")


class Proof(NamedTuple):
    """A test and the rules that it proves."""
    file: str
    test: str
    rules: tuple


class Mistake(NamedTuple):
    """A declaration that proves nothing as it stands."""
    file: str
    line: int
    says: str

    def __str__(self):
        return f"{self.file}:{self.line}: {self.says}"


def declarations(root):
    """All proofs in the order of the test files, and all mistakes."""
    found = []
    for file in sorted((root / "Tests").rglob("*"), key=lambda file: str(file.relative_to(root))):
        path = str(file.relative_to(root))
        reader = next((read for start, end, read in READERS if path.startswith(start) and path.endswith(end)), None)
        if reader:
            found += reader(path, file.read_text(encoding="utf-8"))
    return [one for one in found if isinstance(one, Proof)], [one for one in found if isinstance(one, Mistake)]


# What is no code in Swift: comments, and what stands between quotation marks.
ASIDE = re.compile(
    r'//[^\n]*|/\*.*?\*/|(#*)"""(?P<long>.*?)"""\1|(#+)"(?P<raw>[^\n]*?)"\3|"(?P<short>(?:\\.|[^"\\\n])*)"', re.DOTALL)
TEST = re.compile(r"@Test\b\s*(\()?")
PROVES = re.compile(r"\.proves\s*\(")
FUNCTION = re.compile(r"\s*(?:(?:@\w+|\w+)\s+)*?func\s+(?:`([^`]+)`|(\w+))")
LITERALS = re.compile(r'\s*"[^"\\]*"\s*(?:,\s*"[^"\\]*"\s*)*')


def blank(match):
    """An aside of the same length without its words."""
    return re.sub(r"[^\n]", " ", match.group())


def closing(code, at):
    """Behind the parenthesis that closes the one before `at`."""
    depth = 1
    while depth and at < len(code):
        depth += {"(": 1, ")": -1}.get(code[at], 0)
        at += 1
    return at


def swift(path, text):
    """`@Test(.proves("R2.33"))` in front of a function."""
    code = ASIDE.sub(blank, text)
    line = lambda at: text.count("\n", 0, at) + 1
    declared = set()
    for test in TEST.finditer(code):
        end = closing(code, test.end()) if test.group(1) else test.end()
        function = FUNCTION.match(code, end)
        for proves in PROVES.finditer(code, test.end(), end) if function else ():
            declared.add(proves.start())
            inside = text[proves.end() : closing(code, proves.end()) - 1]
            if code.count("(", test.end(), proves.start()) != code.count(")", test.end(), proves.start()):
                yield Mistake(path, line(proves.start()), ".proves is no argument of @Test itself")
            elif not LITERALS.fullmatch(inside):
                yield Mistake(path, line(proves.start()), '.proves takes rules as string literals, such as "R2.33"')
            else:
                name = text[slice(*function.span(1 if function.group(1) else 2))]
                yield from proof(path, line(proves.start()), name, re.findall(r'"([^"]*)"', inside))
    for proves in PROVES.finditer(code):
        if proves.start() not in declared:
            yield Mistake(path, line(proves.start()), ".proves belongs to no test: make it an argument of @Test")


def python(path, text):
    """`@pytest.mark.proves("R3.18")` above a test."""
    tree = ast.parse(text)
    declared = set()
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef) or not function.name.startswith("test_"):
            continue
        for call in function.decorator_list:
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.proves":
                declared.add(call.func)
                rules = [one.value for one in call.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
                if call.keywords or len(rules) != len(call.args):
                    yield Mistake(path, call.lineno, 'proves takes rules as string literals, such as "R2.33"')
                else:
                    yield from proof(path, call.lineno, function.name, rules)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node) == "pytest.mark.proves" and node not in declared:
            yield Mistake(path, node.lineno, "pytest.mark.proves belongs to no test: write it above one")


def situations(path, text):
    """`proves R2.31 R2.32` above cases: up to the next comment, empty line or `proves` these prove the rules."""
    title, declared, cases = "", None, 0
    for number, line in enumerate([*text.split("\n"), ""], 1):
        words = line.split()
        if not words or words[0].startswith("#") or words[0] == "proves":
            if declared is not None and not cases:
                yield Mistake(path, declared, "proves has no case below")
            declared, cases = None, 0
        if line.startswith("#"):
            title = line.lstrip("# ")
        elif words[:1] == ["proves"]:
            declared = number
            yield from proof(path, number, title, words[1:])
        elif words and words[0] not in ("spec", "top", "cust"):
            cases += 1


FINDING = re.compile(r"^ {4}((R5\.[0-9]+) (?:error|warning|info) \S+)$", re.MULTILINE)


def examples(path, text):
    """`R5.14 warning -`: each example below is found, or not, by the rule that heads them."""
    for match in FINDING.finditer(text):
        yield from proof(path, text.count("\n", 0, match.start()) + 1, match.group(1), [match.group(2)])
    yield from swift(path, text)


def proof(path, line, name, rules):
    wrong = [rule for rule in rules if not ID.fullmatch(rule)]
    if wrong or not rules:
        yield Mistake(path, line, f"{', '.join(wrong) or 'nothing'} is proven: name rules, such as R2.33")
    elif not name:
        yield Mistake(path, line, "the proof has no comment: write one above it")
    else:
        yield Proof(path, name, tuple(rules))


READERS = (
    ("Tests/TabResolverTests/Findings/Examples/", ".swift", examples),
    ("Tests/TabResolverTests/Situations/", ".txt", situations),
    ("Tests/", ".swift", swift),
    ("Tests/", ".py", python),
)
