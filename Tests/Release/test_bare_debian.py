"""A release, unpacked or installed in a Debian that has nothing else: no Swift, no libraries, no curl.

`Scripts/try-release DIR` runs it, as root, on the files in DIR. It prints what took how long.
"""

import functools
import http.server
import json
import os
import platform
import shutil
import signal
import subprocess
import threading
import time
import urllib.request
from pathlib import Path

import pytest

from tested import ROOT

RELEASE = Path(os.environ["TESTED_RELEASE"]).absolute()
SUITE = os.environ.get("TESTED_DEBIAN", "bookworm")
(ARCHIVE,) = RELEASE.glob(f"tabpreview-*-linux-{platform.machine()}.tar.gz")
(PACKAGE,) = RELEASE.glob("tabpreview_*.deb")
NAME = ARCHIVE.name.removesuffix(".tar.gz")
EXAMPLE = "share/doc/tabpreview/examples/destination-video.json"


class Debian:
    """A root directory, and programs that run in it with processes of their own."""

    def __init__(self, root):
        self.root = root
        self.running = []

    def command(self, *words, user="root"):
        mounts = f"--mount-proc={self.root}/proc"
        inside = ["chroot", f"--userspec={user}", str(self.root), "/usr/bin/env", "-i", "HOME=/home/ann", "LANG=C.UTF-8",
                  "DEBIAN_FRONTEND=noninteractive", "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"]
        return ["unshare", "--mount", "--pid", "--fork", "--kill-child", mounts, *inside, *map(str, words)]

    def run(self, *words, code=0, user="root"):
        done = subprocess.run(self.command(*words, user=user), capture_output=True, text=True, timeout=280)
        assert done.returncode == code, f"{words}: {done.returncode}\n{done.stdout}{done.stderr}"
        return done.stdout + done.stderr

    def first_page(self, program, *specs, user="root"):
        """Serves, and returns the first page that a browser gets."""
        process = subprocess.Popen(
            self.command(program, "serve", *specs, "--port", "0", "--format", "json", *(["--allow-root"] if user == "root" else []), user=user),
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )
        self.running.append(process)
        said = process.stdout.readline()
        assert said, process.stderr.read()
        request = urllib.request.Request(json.loads(said)["url"], headers={"Accept": "text/html"})
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.read().decode()

    def stop(self):
        for process in self.running:
            process.send_signal(signal.SIGKILL)
            process.wait(timeout=60)


@pytest.fixture(scope="session")
def clean(tmp_path_factory):
    """A minimal Debian, made once and kept: debootstrap takes minutes."""
    kept = ROOT / f".build/bare-{SUITE}"
    if not (kept / "made").exists():
        shutil.rmtree(kept, ignore_errors=True)
        made = subprocess.run(["debootstrap", "--variant=minbase", SUITE, kept], capture_output=True, text=True)
        assert made.returncode == 0, made.stdout[-2000:] + made.stderr
        (kept / "home/ann").mkdir()
        os.chown(kept / "home/ann", 1000, 1000)
        (kept / "made").touch()
    return kept


@pytest.fixture
def debian(clean, tmp_path):
    root = tmp_path / "root"
    subprocess.run(["cp", "--archive", clean, root], check=True)
    shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
    system = Debian(root)
    yield system
    system.stop()
    shutil.rmtree(root)


@pytest.fixture
def unpacked(debian):
    subprocess.run(["tar", "-xzf", ARCHIVE, "-C", debian.root / "opt"], check=True)
    return Path("/opt") / NAME


def test_from_unpacking_to_the_first_page(debian, capsys):
    start = time.monotonic()
    subprocess.run(["tar", "-xzf", ARCHIVE, "-C", debian.root / "opt"], check=True)
    page = debian.first_page(f"/opt/{NAME}/bin/tabpreview", f"/opt/{NAME}/{EXAMPLE}")
    seconds = time.monotonic() - start
    assert "Destination Video" in page and "<html" in page
    with capsys.disabled():
        print(f"\n{ARCHIVE.name}: {ARCHIVE.stat().st_size / 1e6:.1f} MB; from unpacking to the first page {seconds:.2f} s")


def test_nothing_of_swift_is_there_and_only_glibc_is_linked(debian, unpacked):
    assert not list((debian.root / "usr").rglob("libswift*"))
    for name in ("tabpreview", "tabpreview-swiftui"):
        linked = debian.run("ldd", unpacked / "bin" / name)
        libraries = {line.split()[0].split("/")[-1].split(".so")[0] for line in linked.splitlines()}
        assert libraries <= {"linux-vdso", "libc", "libm", "libpthread", "libdl", "librt", "libutil", "ld-linux-x86-64",
                             "ld-linux-aarch64", "libgcc_s"}, linked
        assert "not found" not in linked


def test_reads_an_apps_source_with_the_program_beside_it(debian, unpacked):
    shutil.copytree(ROOT / "Examples/SwiftUI", debian.root / "opt/app")
    imported = debian.run(unpacked / "bin/tabpreview", "import", "/opt/app")
    assert '"tabs"' in imported
    assert "<html" in debian.first_page(unpacked / "bin/tabpreview", "/opt/app")
    os.remove(debian.root / str(unpacked)[1:] / "bin/tabpreview-swiftui")
    said = debian.run(unpacked / "bin/tabpreview", "import", "/opt/app", code=69)
    assert f"{unpacked}/bin/tabpreview-swiftui" in said


def test_works_after_it_moved_and_through_a_link(debian, unpacked):
    root = debian.root
    os.rename(root / str(unpacked)[1:], root / "srv/here")
    os.symlink("/srv/here/bin/tabpreview", root / "usr/local/bin/tabpreview")
    shutil.copy(ROOT / "Examples/bank.yaml", root / "srv/bank.yaml")
    assert "<html" in debian.first_page("tabpreview", "/srv/bank.yaml")
    assert "R5.16" in debian.run("tabpreview", "rules", "R5.16")


def test_says_what_is_missing_where_share_is(debian, unpacked):
    shutil.rmtree(debian.root / str(unpacked)[1:] / "share/tabpreview")
    shutil.copy(ROOT / "Examples/bank.yaml", debian.root / "srv/bank.yaml")
    for words in (["rules", "R5.16"], ["serve", "/srv/bank.yaml", "--allow-root", "--port", "0"]):
        said = debian.run(unpacked / "bin/tabpreview", *words, code=74)
        assert f"{unpacked}/bin/tabpreview_" in said or f"{unpacked}/share/tabpreview" in said, said


def test_the_package_brings_what_it_needs(debian, capsys):
    shutil.copy(PACKAGE, debian.root / "tmp" / PACKAGE.name)
    debian.run("apt-get", "update", "-qq")
    start = time.monotonic()
    debian.run("apt-get", "install", "--yes", "--no-install-recommends", f"/tmp/{PACKAGE.name}")
    shutil.copy(ROOT / "Examples/bank.yaml", debian.root / "srv/bank.yaml")
    assert "<html" in debian.first_page("tabpreview", "/srv/bank.yaml")
    with capsys.disabled():
        print(f"\n{PACKAGE.name}: {PACKAGE.stat().st_size / 1e6:.1f} MB; from apt-get install to the first page "
              f"{time.monotonic() - start:.2f} s")
    usr = debian.root / "usr"
    for name in ("share/man/man1/tabpreview-serve.1.gz", "share/bash-completion/completions/tabpreview",
                 "share/zsh/vendor-completions/_tabpreview", "share/fish/vendor_completions.d/tabpreview.fish",
                 "share/doc/tabpreview/copyright"):
        assert (usr / name).stat().st_size > 0
    debian.run("apt-get", "purge", "--yes", "tabpreview")
    assert not [path for path in usr.rglob("*tabpreview*") if path.is_file()]


def test_the_installer_needs_curl_and_no_root(debian, capsys):
    """From a page of releases on this machine, whose network the Debian has."""
    page = debian.root.parent / "page"
    (page / "latest").mkdir(parents=True)
    (page / "latest/download").symlink_to(RELEASE)
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(page))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    install = ["sh", "/tmp/install.sh", "--from", f"http://127.0.0.1:{server.server_port}"]
    shutil.copy(RELEASE / "install.sh", debian.root / "tmp/install.sh")
    assert "Neither curl nor wget" in debian.run(*install, code=1, user="1000:1000")
    debian.run("apt-get", "update", "-qq")
    debian.run("apt-get", "install", "--yes", "-qq", "--no-install-recommends", "curl")
    start = time.monotonic()
    said = debian.run(*install, user="1000:1000")
    assert "Installed tabpreview" in said and "in /home/ann/.local" in said
    program = "/home/ann/.local/bin/tabpreview"
    example = f"/home/ann/.local/{EXAMPLE}"
    assert "Destination Video" in debian.first_page(program, example, user="1000:1000")
    with capsys.disabled():
        print(f"\ninstall.sh: from its start to the first page {time.monotonic() - start:.2f} s")
    debian.run(*install, "--uninstall", user="1000:1000")
    assert not (debian.root / program[1:]).exists()
    server.shutdown()
    server.server_close()
