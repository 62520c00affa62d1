"""install.sh installs from a page of releases what it has verified, and nothing else."""

import hashlib
import http.server
import os
import platform
import re
import socket
import subprocess
import tarfile
import threading
from functools import partial
from pathlib import Path

import pytest

from tested import ROOT

SCRIPT = ROOT / "Scripts/release.d/install.sh"
NAME = f"linux-{platform.machine()}"


class Page(http.server.SimpleHTTPRequestHandler):
    """Files of a directory, and redirections: what is below /to/ leads to the rest of the path, as `server.leads` says."""

    def log_message(self, *arguments):
        pass

    def do_GET(self):
        if not self.path.startswith("/to/"):
            return super().do_GET()
        self.send_response(302)
        self.send_header("Location", self.server.leads.format(path=self.path.removeprefix("/to")))
        self.end_headers()


class Releases:
    """A page of releases on this machine, with a program that only tells its version."""

    def __init__(self, folder):
        self.folder = folder
        handler = partial(Page, directory=str(folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.server.leads = "{path}"
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

    def run(*arguments, shell="sh", source=True, path=None, script=SCRIPT, place="", umask=-1):
        words = [*arguments, *(["--from", releases.url + place] if source else [])]
        return subprocess.run(
            [shell, script, *map(str, words)], umask=umask, cwd=tmp_path, capture_output=True, text=True, timeout=60,
            env={"HOME": str(home), "PATH": path or os.environ["PATH"], "TMPDIR": str(tmp_path)},
        )

    run.prefix = home / ".local"
    return run


@pytest.fixture
def without_curl(tmp_path):
    """A path with all tools but curl."""
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in os.listdir("/usr/bin"):
        if name != "curl":
            (tools / name).symlink_to(f"/usr/bin/{name}")
    return tools


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


def test_installs_with_wget_where_there_is_no_curl(install, releases, tmp_path, without_curl):
    releases.release("1.0.0")
    assert install(path=str(without_curl)).returncode == 0
    (without_curl / "wget").unlink()
    without = install("--prefix", tmp_path / "other", path=str(without_curl))
    refused(without, tmp_path / "other", "Neither curl nor wget is here")


@pytest.mark.parametrize("has_curl", [True, False])
def test_a_redirection_leads_to_no_other_protocol(install, releases, without_curl, has_curl):
    """S83"""
    path = None if has_curl else str(without_curl)
    releases.release("1.0.0")
    with socket.create_server(("127.0.0.1", 0)) as elsewhere:
        elsewhere.settimeout(0)
        releases.server.leads = f"https://127.0.0.1:{elsewhere.getsockname()[1]}{{path}}"
        refused(install(place="/to", path=path), install.prefix, "SHA256SUMS can't be downloaded")
        with pytest.raises(BlockingIOError):
            elsewhere.accept()
    for leads in ("{path}", releases.url + "{path}"):
        releases.server.leads = leads
        done = install(place="/to", path=path)
        assert done.returncode == 0, done.stderr
        assert install("--uninstall").returncode == 0


def mode(path):
    return oct(path.stat().st_mode & 0o7777)


def test_directories_that_are_there_stay_as_they_are(install, releases):
    """S83"""
    releases.release("1.0.0", more=["share/man/man1/tabpreview.1"])
    modes = {".": 0o700, "bin": 0o2775, "share": 0o700, "share/man": 0o711}
    for name, bits in modes.items():
        (install.prefix / name).mkdir(exist_ok=True)
        (install.prefix / name).chmod(bits)
    assert install().returncode == 0
    assert {name: mode(install.prefix / name) for name in modes} == {name: oct(bits) for name, bits in modes.items()}
    assert install("--uninstall").returncode == 0
    assert {path.name for path in install.prefix.iterdir()} == {"bin", "share"}
    assert [path.name for path in (install.prefix / "share").iterdir()] == ["man"], "only what it made is gone"
    assert list((install.prefix / "share/man").iterdir()) == [] and list((install.prefix / "bin").iterdir()) == []


def test_what_a_newer_version_needs_no_longer_goes_and_the_rest_with_it_in_the_end(install, releases):
    releases.release("0.9.0", more=["share/old/a/b"])
    assert install().returncode == 0
    releases.release("1.0.0", more=["share/new/c"])
    assert install().returncode == 0
    assert not (install.prefix / "share/old").exists() and (install.prefix / "share/new/c").exists()
    assert install("--uninstall").returncode == 0
    assert list(install.prefix.iterdir()) == []


def test_a_link_to_a_directory_stays_a_link_and_one_to_a_file_is_not_written_through(install, releases, tmp_path):
    releases.release("1.0.0")
    (tmp_path / "programs").mkdir()
    (tmp_path / "mine").write_text("mine")
    install.prefix.mkdir()
    (install.prefix / "bin").symlink_to(tmp_path / "programs")
    (tmp_path / "programs/tabpreview").symlink_to(tmp_path / "mine")
    assert install().returncode == 0
    assert (install.prefix / "bin").is_symlink() and (tmp_path / "mine").read_text() == "mine"
    assert not (tmp_path / "programs/tabpreview").is_symlink()


def test_installs_the_version_that_was_asked_for_and_no_other(install, releases):
    """S83"""
    releases.release("1.0.0")
    wanted = releases.release("0.9.0")
    sums = wanted.parent / "SHA256SUMS"
    newer = (releases.folder / "download/v1.0.0/SHA256SUMS").read_text().splitlines()[-1]
    sums.write_text(f"{newer}\n{sums.read_text()}")
    assert install("--version", "0.9.0").returncode == 0
    assert subprocess.run([install.prefix / "bin/tabpreview"], capture_output=True, text=True).stdout == "0.9.0\n"
    sums.write_text(f"{newer}\n")
    other = install("--version", "0.9.0", "--prefix", "other")
    refused(other, install.prefix.parents[1] / "other", f"has no archive tabpreview-0.9.0-{NAME}.tar.gz")


def test_refuses_an_archive_with_another_version_in_it(install, releases):
    """S83"""
    releases.release("1.0.0", program="#!/bin/sh\necho 0.1.0\n")
    refused(install("--version", "1.0.0"), install.prefix, "has version 0.1.0. Nothing was installed.")


@pytest.fixture
def signed(tmp_path, releases):
    """A release, the file that signs it, and an installer that knows the key."""

    def key(name):
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", tmp_path / name], check=True)
        return tmp_path / name

    def sign(archive, by):
        sums = archive.parent / "SHA256SUMS"
        (archive.parent / "SHA256SUMS.sig").unlink(missing_ok=True)
        sign = ["ssh-keygen", "-q", "-Y", "sign", "-f", by, "-n", "tabpreview-release", sums]
        subprocess.run(sign, check=True, capture_output=True)

    own = key("own")
    public = " ".join(own.with_suffix(".pub").read_text().split()[:2])
    script = tmp_path / "install.sh"
    script.write_text(SCRIPT.read_text().replace("\nkey=\n", f'\nkey="{public}"\n'))
    archive = releases.release("1.0.0")
    sign(archive, own)
    return archive, script, sign, key


def test_checks_the_signature_of_a_release_if_it_knows_the_key(install, signed):
    """S83"""
    archive, script, sign, key = signed
    assert install(script=script).returncode == 0 and install("--uninstall").returncode == 0
    sign(archive, key("other"))
    refused(install(script=script), install.prefix, "is not signed with the key of tabpreview's releases")
    (archive.parent / "SHA256SUMS.sig").unlink()
    refused(install(script=script), install.prefix, "SHA256SUMS is not signed. Nothing was installed.")


def test_says_what_is_missing_to_check_a_signature(install, signed, without_curl):
    (without_curl / "ssh-keygen").unlink()
    done = install(script=signed[1], path=str(without_curl))
    refused(done, install.prefix, "ssh-keygen is not here", "Install openssh-client")


@pytest.mark.parametrize(("arguments", "says"), [
    (["--prefix"], "--prefix needs a value."),
    (["--version", ""], "--version needs a value."),
    (["--everything"], "There is no option --everything."),
    (["--from", "http://example.com/releases"], "is not safe"),
    (["--from", "ftp://example.com/releases"], "is not safe"),
    (["--from", "http://localhost:80@example.com/releases"], "is not safe"),
    (["--version", "../1.0.0"], "is not a version"),
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
