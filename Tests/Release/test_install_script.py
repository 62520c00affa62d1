"""install.sh installs from a page of releases what it has verified, and nothing else."""

import hashlib
import http.server
import os
import platform
import re
import subprocess
import tarfile
import threading
from functools import partial
from pathlib import Path

import pytest

from tested import ROOT

SCRIPT = ROOT / "Scripts/release.d/install.sh"
NAME = f"linux-{platform.machine()}"


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


class Releases:
    """A page of releases on this machine, with a program that only tells its version."""

    def __init__(self, folder):
        self.folder = folder
        handler = partial(Quiet, directory=str(folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def release(self, version, program=None, machine=NAME, more=()):
        """Makes a release, and the latest one of it."""
        tree = self.folder / "trees" / f"tabpreview-{version}-{machine}"
        for name in ("bin/tabpreview", "bin/tabpreview-swiftui", "share/tabpreview/rules.json", *more):
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            (tree / name).write_text(program or f"#!/bin/sh\necho {version}\n")
            (tree / name).chmod(0o755)
        place = self.folder / "download" / f"v{version}"
        place.mkdir(parents=True)
        archive = place / f"{tree.name}.tar.gz"
        with tarfile.open(archive, "w:gz") as packed:
            packed.add(tree, tree.name)
        digest = hashlib.sha256(archive.read_bytes()).hexdigest()
        (place / "SHA256SUMS").write_text(f"{'0' * 64}  install.sh\n{digest}  {archive.name}\n")
        (self.folder / "latest").mkdir(exist_ok=True)
        latest = self.folder / "latest/download"
        latest.unlink(missing_ok=True)
        latest.symlink_to(place)
        return archive


@pytest.fixture
def releases(tmp_path):
    (tmp_path / "page").mkdir()
    page = Releases(tmp_path / "page")
    yield page
    page.server.shutdown()
    page.server.server_close()


@pytest.fixture
def install(tmp_path, releases):
    home = tmp_path / "home dir"
    home.mkdir()

    def run(*arguments, shell="sh", source=True, path=None):
        words = [*arguments, *(["--from", releases.url] if source else [])]
        return subprocess.run(
            [shell, SCRIPT, *map(str, words)], cwd=tmp_path, capture_output=True, text=True, timeout=60,
            env={"HOME": str(home), "PATH": path or os.environ["PATH"], "TMPDIR": str(tmp_path)},
        )

    run.prefix = home / ".local"
    return run


def files(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()) if folder.exists() else []


@pytest.mark.parametrize("shell", ["dash", "bash"])
def test_installs_the_latest_release_without_root(install, releases, shell):
    releases.release("0.9.0")
    releases.release("1.0.0")
    done = install(shell=shell)
    assert done.returncode == 0, done.stderr
    assert files(install.prefix) == [
        "bin/tabpreview", "bin/tabpreview-swiftui", "share/tabpreview/installed", "share/tabpreview/rules.json"]
    assert f"Downloading {releases.url}/latest/download/tabpreview-1.0.0-{NAME}.tar.gz" in done.stdout
    assert f"Installed tabpreview 1.0.0 in {install.prefix}" in done.stdout
    assert f'export PATH="{install.prefix}/bin:$PATH"' in done.stdout
    assert not list(install.prefix.parents[1].glob("tmp.*"))


def test_installs_a_named_version_in_a_named_prefix(install, releases, tmp_path):
    releases.release("0.9.0")
    releases.release("1.0.0")
    done = install("--version", "v0.9.0", "--prefix", "there", path=f"{tmp_path}/there/bin:{os.environ['PATH']}")
    assert done.returncode == 0, done.stderr
    assert subprocess.run([tmp_path / "there/bin/tabpreview"], capture_output=True, text=True).stdout == "0.9.0\n"
    assert "tabpreview init" in done.stdout and "export PATH" not in done.stdout
    assert files(install.prefix) == []


def test_a_newer_version_takes_the_place_of_the_older_one(install, releases):
    releases.release("0.9.0", more=["share/man/man1/tabpreview-old.1"])
    assert install().returncode == 0
    (install.prefix / "bin/other").write_text("")
    releases.release("1.0.0", more=["share/man/man1/tabpreview-new.1"])
    assert install().returncode == 0
    assert files(install.prefix / "share/man") == ["man1/tabpreview-new.1"]
    assert "other" in files(install.prefix / "bin")


def test_uninstalls_what_it_installed_and_nothing_else(install, releases):
    releases.release("1.0.0", more=["share/man/man1/tabpreview.1"])
    assert install().returncode == 0
    (install.prefix / "share/man/man1/mine.1").write_text("")
    done = install("--uninstall")
    assert done.returncode == 0 and f"Removed tabpreview from {install.prefix}." in done.stdout
    assert files(install.prefix) == ["share/man/man1/mine.1"]
    assert not (install.prefix / "bin").exists() and not (install.prefix / "share/tabpreview").exists()
    again = install("--uninstall")
    assert again.returncode == 1 and "Nothing is installed" in again.stderr


def test_a_list_that_names_files_elsewhere_removes_none_of_them(install, tmp_path):
    (install.prefix / "share/tabpreview").mkdir(parents=True)
    (tmp_path / "precious").write_text("")
    (install.prefix / "share/tabpreview/installed").write_text(f"bin/../../../precious\n{tmp_path}/precious\n../../precious\n")
    assert install("--uninstall").returncode == 0
    assert (tmp_path / "precious").exists()


def refused(done, prefix, *texts):
    assert done.returncode == 1, done.stdout + done.stderr
    assert len(done.stderr.strip().splitlines()) <= 2, done.stderr
    for text in texts:
        assert text in done.stderr
    assert files(prefix) == []


def test_refuses_a_damaged_archive(install, releases):
    archive = releases.release("1.0.0")
    content = bytearray(archive.read_bytes())
    content[len(content) // 2] ^= 1
    archive.write_bytes(content)
    refused(install(), install.prefix, "is damaged or not the released one", hashlib.sha256(content).hexdigest(), "Nothing was installed.")


def test_refuses_an_archive_that_is_cut_short(install, releases):
    archive = releases.release("1.0.0")
    archive.write_bytes(archive.read_bytes()[:-100])
    refused(install(), install.prefix, "is damaged or not the released one")


def test_refuses_a_release_without_checksums(install, releases):
    archive = releases.release("1.0.0")
    (archive.parent / "SHA256SUMS").unlink()
    refused(install(), install.prefix, "SHA256SUMS can't be downloaded")


def test_refuses_a_version_that_does_not_exist(install, releases):
    releases.release("1.0.0")
    refused(install("--version", "7.0.0"), install.prefix, "/download/v7.0.0/SHA256SUMS can't be downloaded")


def test_refuses_a_release_without_this_machine(install, releases):
    releases.release("1.0.0", machine="linux-riscv64")
    refused(install(), install.prefix, f"has no archive for {NAME}")


def test_refuses_a_release_whose_archive_is_missing(install, releases):
    releases.release("1.0.0").unlink()
    refused(install(), install.prefix, "can't be downloaded")


def test_says_when_the_program_does_not_run_here(install, releases):
    releases.release("1.0.0", program="#!/bin/sh\necho 'GLIBC_2.99 not found' >&2\nexit 1\n")
    refused(install(), install.prefix, "doesn't run on this system: GLIBC_2.99 not found")


def test_says_when_the_prefix_is_no_directory(install, releases, tmp_path):
    releases.release("1.0.0")
    (tmp_path / "file").write_text("")
    refused(install("--prefix", tmp_path / "file"), install.prefix, "can't be written", "--prefix")


@pytest.mark.parametrize(("system", "machine", "says"), [
    ("Darwin", "arm64", "no archive for macOS"),
    ("Linux", "riscv64", "no archive for Linux on riscv64"),
    ("FreeBSD", "amd64", "no archive for FreeBSD"),
])
def test_refuses_other_platforms_and_says_what_to_do(install, releases, tmp_path, system, machine, says):
    releases.release("1.0.0")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/uname").write_text(f'#!/bin/sh\n[ "$1" = -s ] && echo {system} || echo {machine}\n')
    (tmp_path / "bin/uname").chmod(0o755)
    refused(install(path=f"{tmp_path}/bin:{os.environ['PATH']}"), install.prefix, says, "docs/installing.md")


def test_installs_with_wget_where_there_is_no_curl(install, releases, tmp_path):
    releases.release("1.0.0")
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in os.listdir("/usr/bin"):
        if name != "curl":
            (tools / name).symlink_to(f"/usr/bin/{name}")
    assert install(path=str(tools)).returncode == 0
    (tools / "wget").unlink()
    without = install("--prefix", tmp_path / "other", path=str(tools))
    refused(without, tmp_path / "other", "Neither curl nor wget is here")


@pytest.mark.parametrize(("arguments", "says"), [
    (["--prefix"], "--prefix needs a value."),
    (["--version", ""], "--version needs a value."),
    (["--everything"], "There is no option --everything."),
    (["--from", "http://example.com/releases"], "is not safe"),
    (["--from", "ftp://example.com/releases"], "is not safe"),
    ([], "belongs to no release"),
])
def test_says_what_is_wrong_with_its_options(install, arguments, says):
    done = install(*arguments, source=False)
    assert done.returncode == 64 and says in done.stderr and "USAGE: sh install.sh" in done.stderr


def test_tells_its_options(install):
    told = install("--help", source=False)
    assert told.returncode == 0
    for option in set(re.findall(r"--[a-z]+", Path(SCRIPT).read_text().split("while [", 1)[1].split("done", 1)[0])) - {"--help"}:
        assert option in told.stdout
