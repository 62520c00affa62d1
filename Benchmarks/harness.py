"""What all benchmarks share: options, the programs that they run, statistics, and a report of aims."""

import argparse
import functools
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".build" / "browser-venv"


def prepare(function, *arguments):
    """Calls a function of Scripts/prepare, which installs what is missing or says how to."""
    script = '. "$0/Scripts/prepare"; "$@"'
    if subprocess.run(["bash", "-c", script, ROOT, function, *arguments], stdout=sys.stderr).returncode:
        raise SystemExit(1)


def enter_environment():
    """Continues in the virtual environment that has Playwright."""
    prepare("need_browser")
    if Path(sys.prefix) != ENVIRONMENT:
        python = str(ENVIRONMENT / "bin" / "python")
        os.execv(python, [python, *sys.argv])


@functools.cache
def built(name="tabpreview"):
    """A program of this package: TABPREVIEW_BIN and what is beside it, or else a release build."""
    if given := os.environ.get("TABPREVIEW_BIN"):
        file = Path(given).resolve() if name == "tabpreview" else Path(given).resolve().with_name(name)
        if file.exists():
            return file
        if name == "tabpreview":
            raise SystemExit(f"TABPREVIEW_BIN names {given}, which doesn't exist.")
    prepare("need_libraries")
    prepare("need_postgres")
    # As releases are: with other traits everything would be compiled again.
    command = ["swift", "build", "--package-path", str(ROOT), "-c", "release", "--traits", "PostgreSQL"]
    subprocess.run([*command, "--product", name], check=True, stdout=sys.stderr)
    shown = subprocess.run([*command, "--show-bin-path"], check=True, capture_output=True, text=True)
    return Path(shown.stdout.strip()) / name


def surroundings():
    """The environment without the settings of tabpreview, which would change what is measured."""
    return {name: value for name, value in os.environ.items() if not name.startswith("TABPREVIEW_")}


def share(values, part):
    """The value below which a part of all lies: 0.99 gives the 99th percentile."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def typical(runs, statistic=statistics.median):
    """The median over runs of what a statistic says of each: one bad moment of a shared machine changes little."""
    return statistics.median(statistic(run) for run in runs)


def p95(values):
    return share(values, 0.95)


def p99(values):
    return share(values, 0.99)


def busy():
    """The share of all processor time that other programs use at this moment, in percent."""
    def ticks():
        counts = list(map(int, Path("/proc/stat").read_text().split("\n")[0].split()[1:9]))
        return sum(counts), counts[3] + counts[4]  # all of it, and what is idle or waits for a disk
    total, idle = ticks()
    time.sleep(0.25)
    total, idle = (after - before for after, before in zip(ticks(), (total, idle)))
    return 100 * (1 - idle / total)


def machine():
    """The machine, and what else it does."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        model = next(line.split(": ")[1] for line in lines if line.startswith("model name"))
    except (OSError, StopIteration, IndexError):
        model = platform.processor()
    load = f", {busy():.0f} % busy" if Path("/proc/stat").exists() else ""
    return f"{os.cpu_count()} cores, {model}{load}"


def written(value, unit):
    digits = 0 if isinstance(value, int) or abs(value) >= 100 else 1 if abs(value) >= 1 else 2
    return f"{value:,.{digits}f}{'' if unit == '×' else ' '}{unit}".rstrip()


@dataclass
class Row:
    """A line of the table; `ok` is None for a figure without an aim."""
    program: str
    aim: str
    measured: str
    anchor: str
    machine: str
    ok: bool | None


class Report:
    """Figures as they are measured, each with what it is compared with in the same run."""

    def __init__(self, description, arguments=lambda parser: None):
        parser = argparse.ArgumentParser(description=description.split("\n\n")[0])
        arguments(parser)
        parser.add_argument("--check", action="store_true", help="end with 1 if an aim is missed")
        parser.add_argument("--json", type=Path, metavar="FILE", help="write the table to a file too")
        parser.add_argument("--ease", type=float, default=1, metavar="FACTOR",
                            help="multiply all limits: 2 for a slow machine, 0.01 to see that the check can fail")
        self.options = parser.parse_args()
        self.program, self.machine = Path(sys.argv[0]).name, machine()
        self.rows, self.is_sound = [], True
        print(f"{self.program}: {self.machine}", flush=True)

    def figure(self, name, value, unit="ms", anchor=""):
        """A figure without an aim."""
        self._add(name, written(value, unit), anchor, None)

    def at_most(self, name, value, limit, unit="ms", anchor=""):
        limit *= self.options.ease
        self._add(f"{name} ≤ {written(limit, unit)}", written(value, unit), anchor, value <= limit)

    def at_least(self, name, value, limit, unit="×", anchor=""):
        limit /= self.options.ease
        self._add(f"{name} ≥ {written(limit, unit)}", written(value, unit), anchor, value >= limit)

    def holds(self, name, faults, anchor=""):
        """Something that must always hold, with the faults that were found: any ends the program with 1."""
        for fault in faults[:20]:
            print(f"fault: {fault}", flush=True)
        self.is_sound = self.is_sound and not faults
        self._add(name, f"{len(faults)} faults", anchor, not faults)

    def _add(self, *cells):
        row = Row(self.program, *cells[:3], self.machine, cells[3])
        self.rows.append(row)
        mark = {True: "ok  ", False: "MISS", None: "    "}[row.ok]
        print(f"{mark} {row.aim}: {row.measured}{f'  ({row.anchor})' if row.anchor else ''}", flush=True)

    def end(self):
        """Writes the table, and ends with 1 if something doesn't hold, or if an aim is missed and this is a check."""
        if self.options.json:
            self.options.json.write_text(json.dumps([asdict(row) for row in self.rows], ensure_ascii=False, indent=1))
        missed = [row.aim for row in self.rows if row.ok is False]
        if missed:
            print(f"{self.program} missed {len(missed)}: {'; '.join(missed)}", flush=True)
        sys.exit(1 if missed and self.options.check or not self.is_sound else 0)
