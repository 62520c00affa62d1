"""The sources as a Mac compiles them, type-checked here: with `canImport(Darwin)` true, and its declarations in Modules.

It tells a misspelled name and a type of another width. It doesn't tell what only a Mac can: docs/platforms.md.
"""

import re
import shutil
import subprocess

import pytest

from tested import ROOT, program

BUILD = program().parent
TARGETS = sorted({path.relative_to(ROOT / "Sources").parts[0] for path in (ROOT / "Sources").rglob("*.swift")
                  if re.search(r"import CLibrary|canImport\((Darwin|Glibc)\)", path.read_text(encoding="utf-8"))} - {"CLibrary", "Files"})
MODULES = ["DarwinTypes", "DarwinCalls", "DarwinDispatch", "Darwin"]
# The packages' own modules in C, which their Swift modules import.
MAPS = [*(ROOT / "Sources").glob("*/module.modulemap"), *BUILD.glob("*.build/module.modulemap"),
        *(ROOT / ".build/checkouts").glob("*/Sources/*/include/module.modulemap"),
        *(ROOT / ".build/checkouts").glob("*/Sources/*/module.modulemap"),
        *(ROOT / ".build/checkouts").glob("*/CSystemLinux/include/module.modulemap")]
FEATURES = re.findall(r'enableUpcomingFeature\("(\w+)"\)', (ROOT / "Package.swift").read_text(encoding="utf-8"))
CONDITION = re.compile(r"^ *#(?:if|elseif) .*$", re.MULTILINE)
ANSWERS = {"canImport(Darwin)": "true", "os(macOS)": "true", "canImport(Glibc)": "false", "canImport(Musl)": "false",
           "canImport(FoundationEssentials)": "false", "os(Linux)": "false"}
# Foundation here brings glibc's own types and constants along: those of a Mac are meant.
OURS = re.compile(r"(?<![.\w\"`])(?:(?:stat|statfs|sigaction)\b(?!\((?!\)))|(?:S_IF[A-Z]+|SOCK_STREAM|RLIMIT_[A-Z]+)\b)")


def on_a_mac(text):
    """A source with the answers to its conditions that a Mac gives."""
    def answered(match):
        line = match[0]
        for question, answer in ANSWERS.items():
            line = line.replace(question, answer)
        return line
    text = re.sub(r"\bmode_t\b", "UInt16", CONDITION.sub(answered, text))
    text, count = OURS.subn(r"DarwinTypes.\g<0>", text)
    return f"public import Darwin\npublic import DarwinTypes\n{text}" if count else text


class Darwin:
    def __init__(self, folder):
        self.folder = folder
        for name in MODULES:
            self.compile(name, [ROOT / f"Tests/Darwin/Modules/{name}.swift"], emits=True)
        for name in ["CLibrary", "Files"]:
            self.compile(name, self.sources(name), emits=True)

    def sources(self, target):
        files = []
        for path in sorted((ROOT / "Sources" / target).rglob("*.swift")):
            copy = self.folder / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(on_a_mac(path.read_text(encoding="utf-8")), encoding="utf-8")
            files.append(copy)
        return files

    def compile(self, module, files, emits=False):
        said = self.check(module, files, emits)
        errors = [line for line in said.splitlines() if re.search(r":\d+: error:", line)]
        assert not errors, "\n".join(errors).replace(f"{self.folder}/", "")
        assert not emits or (self.folder / f"{module}.swiftmodule").exists(), said

    def check(self, module, files, emits=False):
        words = ["swiftc", "-swift-version", "6", "-module-name", module.replace("-", "_"),
                 "-package-name", ROOT.name.lower(), "-I", self.folder, "-I", BUILD / "Modules"]
        words += ["-emit-module", "-o", self.folder / f"{module}.swiftmodule"] if emits else ["-typecheck"]
        words += [] if any(file.name == "main.swift" for file in files) else ["-parse-as-library"]
        words += [word for feature in FEATURES for word in ("-enable-upcoming-feature", feature)]
        words += [word for place in MAPS for word in ("-Xcc", f"-fmodule-map-file={place}")]
        done = subprocess.run([*map(str, words), *map(str, files)], cwd=self.folder, capture_output=True, text=True, timeout=290)
        assert done.returncode == 0 or "error:" in done.stderr, done.stderr
        return done.stderr


@pytest.fixture(scope="module")
def darwin(tmp_path_factory):
    return Darwin(tmp_path_factory.mktemp("darwin"))


@pytest.mark.parametrize("target", TARGETS)
def test_a_target_type_checks(darwin, target):
    sockets = [ROOT / "Tests/Darwin/Modules/FlyingSocks+Darwin.swift"] if target == "HTTPServing" else []
    darwin.compile(target, darwin.sources(target) + sockets)


@pytest.mark.parametrize(("wrong", "says"), [
    ("status.st_mtim", "has no member 'st_mtim'"),
    ("UInt32?.some(status.st_mode)", "cannot convert"),
    ("open(\"\", O_PATHS)", "cannot find 'O_PATHS'"),
])
def test_what_a_mac_does_not_have_is_found(darwin, wrong, says):
    file = darwin.folder / "Wrong.swift"
    text = f"import CLibrary\nimport Foundation\n\nfunc wrong() {{\n    let status = stat()\n    _ = {wrong}\n}}\n"
    file.write_text(on_a_mac(text))
    assert says in darwin.check("Wrong", [file])


def test_each_condition_is_answered():
    asked = {question for path in (ROOT / "Sources").rglob("*.swift")
             for line in CONDITION.findall(path.read_text(encoding="utf-8")) for question in re.findall(r"\w+\(\w+\)", line)}
    ours = {question for question in asked if not question.startswith(("targetEnvironment", "swift", "compiler"))}
    assert {"canImport(Darwin)", "os(Linux)"} <= ours <= set(ANSWERS), ours - set(ANSWERS)


def test_the_system_calls_in_c_compile():
    source = ROOT / "Sources/CSystemCalls/CSystemCalls.c"
    apple = ["-D__APPLE__", "-U__linux__", f"-I{ROOT}/Tests/Darwin/include", f"-I{source.parent}/include", "-Wall", "-Werror"]
    compiler = shutil.which("clang") or "cc"
    done = subprocess.run([compiler, "-fsyntax-only", *apple, source], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
