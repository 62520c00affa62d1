"""The memory of the reader of Swift source over many saves of a file that a tab view depends on."""

import json
import shutil
import subprocess
import tempfile
from pathlib import Path

from harness import ROOT, built

EXAMPLE = ROOT / "Examples" / "SwiftUI"


class Reader:
    """`tabpreview-swiftui` with a project open in it."""

    def __init__(self, folder):
        self.number = 0
        self.process = subprocess.Popen(
            [built("tabpreview-swiftui"), "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.send({"version": 1})
        self.process.stdout.readline()
        self.ask("open", path=str(folder), flags=[], setAside=[])

    def send(self, message):
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()

    def ask(self, method, **parameters):
        """The answer to a request, after the steps that are told before it."""
        self.number += 1
        self.send({"id": self.number, "method": method, "params": parameters})
        while answer := json.loads(self.process.stdout.readline()):
            if answer["id"] == self.number:
                return answer["result"]

    def memory(self):
        """Private memory in MiB, also what was swapped out: a machine under pressure hides growth otherwise."""
        lines = (Path("/proc") / str(self.process.pid) / "smaps_rollup").read_text().splitlines()
        sizes = {words[0]: int(words[1]) for words in map(str.split, lines) if len(words) == 3}
        return (sizes["Private_Dirty:"] + sizes["Private_Clean:"] + sizes["Swap:"]) / 1024

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def growth(saves, warm=100):
    """How much memory grows over so many saves of the example, and what it is before them, in MiB."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary) / "App"
        shutil.copytree(EXAMPLE, folder)
        file = max(folder.rglob("*.swift"), key=lambda path: (path.read_text().count("Tab("), str(path)))
        text = file.read_text()
        reader = Reader(folder)
        try:
            before = 0
            for number in range(warm + saves):
                if number == warm:
                    before = reader.memory()
                file.write_text(f"{text}\n// Save {number}\n")
                reader.ask("changed", paths=[str(file.relative_to(folder))])
                if not reader.ask("views")["tabViews"]:
                    raise SystemExit(f"{EXAMPLE}: no tab view was found.")
            return reader.memory() - before, before
        finally:
            reader.end()
