"""Many writers of one spec, kills in the middle of saves, and the judge of what they saw."""

import re
import subprocess
import sys

import pytest

from program import BINARY, ROOT, clean_environment

sys.path.append(str(ROOT / "Benchmarks"))
from linearizable import Operation, faults  # noqa: E402


def run(name, *arguments):
    command = [sys.executable, ROOT / "Benchmarks" / name, *map(str, arguments)]
    environment = clean_environment(TABPREVIEW_BIN=str(BINARY))
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def test_R7_no_writer_and_no_editor_loses_a_change():
    told = run("together", "--operations", 400, "--writers", 8, "--seed", 1)
    assert int(re.search(r"(\d+) PUT 200", told)[1]) > 0 and "0 faults" in told


def test_R1_a_kill_leaves_the_old_text_or_the_new_one():
    told = run("kill-spec", "--kills", 4, "--seed", 1)
    assert int(re.search(r"(\d+) saves acknowledged", told)[1]) > 0 and "0 faults" in told


def set_(expected, value, asked, answered):
    return Operation("set", value, asked, answered, expected)


def save(value, asked, answered):
    return Operation("save", value, asked, answered)


def read(value, asked, answered):
    return Operation("read", value, asked, answered)


@pytest.mark.parametrize("history", [
    [set_("0", "a", 0, 2), set_("a", "b", 1, 3), read("b", 4, 5)],
    [set_("0", "a", 0, 1), save("e", 2, 3), set_("e", "b", 4, 5), read("b", 6, 7)],
    [save("e", 0, 9), set_("0", "a", 1, 2), set_("a", "b", 3, 4), read("b", 10, 11)],
    [save("e", 0, 1), save("f", 0, 1), read("e", 2, 3)],
    [read("0", 0, 3), set_("0", "a", 1, 2), read("a", 1, 4)],
])
def test_R7_the_judge_accepts_what_has_an_order(history):
    assert faults(history, "0") == []


@pytest.mark.parametrize("history, word", [
    ([set_("0", "a", 0, 1), set_("0", "b", 2, 3)], "lost"),
    ([set_("0", "a", 0, 1), save("e", 2, 3), set_("a", "b", 4, 5)], "lost"),
    ([set_("0", "a", 0, 1), read("0", 2, 3)], "answered before"),
    ([set_("x", "a", 0, 1)], "never was"),
    ([read("x", 0, 1)], "never written"),
    ([save("e", 0, 1), save("f", 2, 3), read("e", 4, 5)], "lost"),
    ([save("e", 0, 1), read("0", 2, 3), read("e", 4, 5)], "lost"),
    ([save("e", 0, 1), save("f", 0, 1), read("e", 2, 3), read("f", 4, 5), read("e", 6, 7)], "overlap"),
])
def test_R7_the_judge_refuses_what_has_none(history, word):
    assert any(word in fault for fault in faults(history, "0")), faults(history, "0")
