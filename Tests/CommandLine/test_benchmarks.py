"""The benchmarks' own arithmetic and verdicts, and that each of them is run and described."""

import json
import os
import re
import sys

import pytest

from program import ROOT

sys.path.append(str(ROOT / "Benchmarks"))
from harness import Report, p95, share, typical  # noqa: E402

NOT_RUN = {"all"}


def ended(monkeypatch, tmp_path, measure, *arguments):
    """The code that a benchmark ends with, and its table."""
    table = tmp_path / "table.json"
    monkeypatch.setattr(sys, "argv", ["measured", "--json", str(table), *arguments])
    report = Report("Measures.")
    measure(report)
    with pytest.raises(SystemExit) as end:
        report.end()
    return end.value.code, json.loads(table.read_text())


@pytest.mark.parametrize("measure", [
    lambda report: report.at_most("time", 12.1, 12),
    lambda report: report.at_least("ratio", 7.9, 8),
])
def test_a_check_fails_if_an_aim_is_missed(monkeypatch, tmp_path, measure):
    code, [row] = ended(monkeypatch, tmp_path, measure, "--check")
    assert code == 1 and row["ok"] is False
    assert ended(monkeypatch, tmp_path, measure)[0] == 0


def test_a_check_passes_if_all_aims_are_reached(monkeypatch, tmp_path):
    def measure(report):
        report.at_most("time", 12, 12)
        report.at_least("ratio", 8, 8)
        report.holds("nothing is lost", [])
        report.figure("size", 3, "KB")

    code, rows = ended(monkeypatch, tmp_path, measure, "--check")
    assert code == 0 and [row["ok"] for row in rows] == [True, True, True, None]


def test_a_fault_fails_without_a_check_too(monkeypatch, tmp_path):
    code, [row] = ended(monkeypatch, tmp_path, lambda report: report.holds("nothing is lost", ["one is lost"]))
    assert code == 1 and row["ok"] is False


def test_limits_can_be_eased_and_tightened(monkeypatch, tmp_path):
    def measure(report):
        report.at_most("time", 15, 10)
        report.at_least("ratio", 5, 8)

    assert ended(monkeypatch, tmp_path, measure, "--check", "--ease", "2")[0] == 0
    assert ended(monkeypatch, tmp_path, measure, "--check", "--ease", "0.01")[0] == 1


def test_statistics_of_runs():
    assert share(range(100), 0.99) == 99 and share([3, 1, 2], 0.5) == 2 and p95([7]) == 7
    assert typical([[1, 2, 3], [100, 200, 300], [4, 5, 6]]) == 5
    assert typical([[1, 9], [2, 8], [3, 7]], max) == 8


def test_every_benchmark_is_run_by_all_and_described():
    folder = ROOT / "Benchmarks"
    programs = {file.name for file in folder.iterdir() if file.is_file() and os.access(file, os.X_OK)} - NOT_RUN
    run = set(re.findall(r'"([a-z-]+)": "--', (folder / "all").read_text()))
    described = set(re.findall(r"^## (.+)$", (ROOT / "docs" / "benchmarks.md").read_text(), re.MULTILINE))
    assert programs == run and programs <= described
