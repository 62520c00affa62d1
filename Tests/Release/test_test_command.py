"""What Scripts/test finds out about the machine, and leaves out because of that."""

import os
import re
import subprocess
import sys

import pytest

from tested import ROOT

ABILITIES = ROOT / "Scripts/test.d/abilities"
KNOWN = ["network", "namespaces", "mounts", "sandbox", "owners"]
HERE = "\n".join(f"try_{one}() {{ echo no {one}; echo not {one} >&2; return 1; }}" for one in KNOWN)


def bash(script, **environment):
    done = subprocess.run(["bash", "-euo", "pipefail", "-c", f". '{ABILITIES}'\n{script}"], cwd=ROOT, capture_output=True,
                          text=True, timeout=120, env={**os.environ, **environment})
    assert done.returncode == 0, done.stderr
    return done.stdout


def programs(folder, **scripts):
    """A PATH whose programs of these names are others."""
    for name, script in scripts.items():
        (folder / name).write_text(f"#!/bin/sh\necho \"{name} $*\" >>'{folder}/calls'\n{script}\n")
        (folder / name).chmod(0o755)
    return {"PATH": f"{folder}:{os.environ['PATH']}"}


@pytest.mark.parametrize("ability, program, last", [
    ("network", "ip", "Operation not permitted"), ("namespaces", "unshare", "unshare failed: Operation not permitted"),
    ("mounts", "unshare", "must be superuser to use mount"), ("owners", "chown", "Operation not permitted"),
])
def test_an_ability_is_missing_with_the_reason_where_trying_it_fails(tmp_path, ability, program, last):
    environment = programs(tmp_path, **{program: f"echo first >&2; echo '{last}' >&2; exit 1"})
    assert bash(f"abilities=({ability}); missing_abilities", **environment) == f"{ability}\t{last}\n"
    assert (tmp_path / "calls").read_text().startswith(f"{program} ")


def test_an_ability_is_there_where_trying_it_works_and_nothing_is_left_behind(tmp_path):
    environment = programs(tmp_path, ip="exit 0", unshare="exit 0", chown="exit 0", setpriv="exit 0",
                           chromium="exit 0", **{"chromium-headless-shell": "exit 0"})
    (tmp_path / "temporary").mkdir()
    assert bash("missing_abilities", **environment, TMPDIR=str(tmp_path / "temporary")) == ""
    calls = (tmp_path / "calls").read_text()
    assert re.search(r"^ip netns add (\S+)\n(?:ip .*\n)+ip netns del \1$", calls, re.MULTILINE), calls
    assert list((tmp_path / "temporary").iterdir()) == []


def test_a_network_that_is_half_made_is_taken_away(tmp_path):
    environment = programs(tmp_path, ip='case "$1" in link) echo no veth >&2; exit 2;; esac')
    assert bash("abilities=(network); missing_abilities", **environment) == "network\tno veth\n"
    assert "ip netns del " in (tmp_path / "calls").read_text()


def test_each_ability_says_what_needs_it_and_what_gives_it():
    said = bash('for one in "${abilities[@]}"; do echo "$one|$(describe_ability $one)|$(remedy_of_ability $one)"; done')
    lines = [line.split("|") for line in said.splitlines()]
    assert [line[0] for line in lines] == KNOWN and all(all(line) for line in lines)
    marked = set()
    for file in (ROOT / "Tests").rglob("test_*.py"):
        if file.name != "test_test_command.py":
            marked.update(re.findall(r'mark\.needs\("(\w+)"\)', file.read_text(encoding="utf-8")))
    assert marked == set(KNOWN)
    documented = re.findall(r"^\| `(\w+)` \|", (ROOT / "docs/testing.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert documented == KNOWN


def test_the_pattern_for_swift_is_of_a_suite_that_there_is():
    suite = re.fullmatch(r"\^(\w+)\\\.(\w+)/\n", bash("swift_tests_of_ability mounts"))
    (file,) = (ROOT / "Tests" / suite[1]).rglob(f"{suite[2]}.swift")
    assert f"struct {suite[2]} " in file.read_text(encoding="utf-8") and "MountSpace.run" in file.read_text(encoding="utf-8")


def chosen(without):
    """How many tests of two files are run, left out and skipped."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "TESTS_WITHOUT"))}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider",
         ROOT / "Tests/CommandLine/test_no_network.py", ROOT / "Tests/CommandLine/test_locale.py"],
        cwd=ROOT, capture_output=True, text=True, timeout=120, env={**kept, "TESTS_WITHOUT": without, "THOROUGH_TESTS": "1"})
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_what_needs_a_missing_ability_is_left_out_and_not_skipped():
    everything, less = chosen(""), chosen("network namespaces")
    assert "test_no_network.py::" in everything and "deselected" not in everything
    assert "test_no_network.py::" not in less and "1 deselected" in less and "test_locale.py::" in less
    assert chosen("network mounts sandbox") .count("::") == everything.count("::")


HEAD = re.search(r"\n# What can't run here.*?\nfi\n(?=\npassed=0)", (ROOT / "Scripts/test").read_text(), re.DOTALL)[0]


@pytest.mark.parametrize("ci, left_out", [("", KNOWN), ("false", KNOWN), ("true", []), ("1", [])])
def test_with_ci_nothing_is_left_out(ci, left_out):
    said = bash(HERE + HEAD + 'echo "left out: ${TESTS_WITHOUT:-}; ${swift_without[*]}"', CI=ci,
                TESTS_WITHOUT="network")
    assert said.count("Can't run on this machine: ") == len(KNOWN) and "Error: not network\n" in said and "--cap-add NET_ADMIN" in said
    swift = r"--skip ^PreviewStoreTests\.RealDiskTests/" if left_out else ""
    assert said.endswith(f"left out: {' '.join(left_out)}; {swift}\n")
    assert ("these tests run and fail" in said) == (not left_out)


def test_where_everything_works_nothing_is_said():
    works = "\n".join(f"try_{one}() {{ :; }}" for one in KNOWN)
    assert bash(works + HEAD + 'echo "${TESTS_WITHOUT:-all}"', CI="", TESTS_WITHOUT="network") == "all\n"
