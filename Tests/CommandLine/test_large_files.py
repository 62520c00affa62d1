"""Files just past what commands read of them: refused by their size, and not read any further."""

import json
import os
import subprocess
import threading

import pytest

from program import BINARY, MESSAGES, clean_environment

MOST = 16 << 20
PAST = MOST + 1


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "tabs.yaml").write_text(MESSAGES)
    sparse(tmp_path / "large.yaml")
    return tmp_path


def sparse(path, size=PAST):
    with open(path, "wb") as file:
        file.truncate(size)


@pytest.mark.parametrize("words", [
    ["lint", "large.yaml"], ["check", "large.yaml"], ["resolve", "large.yaml"], ["diff", "large.yaml", "tabs.yaml"],
    ["diff", "tabs.yaml", "large.yaml"], ["test", "large.yaml"], ["export", "large.yaml", "--output", "a.json"],
    ["lint", "--fix", "large.yaml"], ["lint", "tabs.yaml", "--customization", "large.yaml"],
    ["diff", "tabs.yaml", "tabs.yaml", "--customization", "large.yaml"], ["lint", "tabs.yaml", "--config", "large.yaml"],
], ids=lambda words: " ".join(words))
def test_a_file_past_the_limit_is_refused_by_its_size(tabpreview, folder, words):
    """S96"""
    done = tabpreview(*words)
    assert done.returncode == 74, done.stderr
    assert "large.yaml can't be read: it is larger than 16 MiB." in done.stderr
    assert not (folder / "a.json").exists()


def test_the_other_files_are_judged_all_the_same(tabpreview, folder):
    done = tabpreview("lint", "tabs.yaml", "large.yaml")
    assert done.returncode == 74 and "in 1 file." in done.stdout


def test_a_folder_is_searched_without_reading_what_is_too_large(tabpreview, folder):
    done = tabpreview("lint", ".")
    assert done.returncode in (0, 2) and "skipped: large.yaml (too large)" in done.stderr


@pytest.mark.parametrize("way", ["standard input", "a pipe"])
def test_endless_input_is_read_up_to_the_limit(folder, way):
    """S96: what is written stops where nobody reads any more: a pipe holds 64 KiB, and a chunk is as long."""
    read, write = os.pipe()
    words = ["lint", "-"] if way == "standard input" else ["lint", f"/dev/fd/{read}"]
    process = subprocess.Popen(
        [BINARY, *words], stdin=read if words[1] == "-" else subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, cwd=folder, env=clean_environment(), pass_fds=[read])
    os.close(read)
    written = []

    def feed():
        try:
            while True:
                written.append(os.write(write, b" " * 65_536))
        except BrokenPipeError:
            os.close(write)

    feeding = threading.Thread(target=feed, daemon=True)
    feeding.start()
    _, error = process.communicate(timeout=120)
    feeding.join(30)
    assert process.returncode == 74 and "it is larger than 16 MiB" in error
    assert MOST < sum(written) <= MOST + (1 << 20)


def test_a_large_file_of_a_revision_is_refused(tabpreview, folder):
    def git(*words):
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *words], cwd=folder, check=True,
                       capture_output=True)

    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "a")
    done = tabpreview("diff", "git:HEAD:large.yaml", "tabs.yaml", "--format", "json")
    assert done.returncode == 1, done.stderr
    assert json.loads(done.stdout)["diagnostics"][0]["id"] == "limit"


def test_a_lock_file_may_have_more_and_has_a_limit(tabpreview, folder):
    assert tabpreview("test", "--update", "tabs.yaml").returncode == 0
    sparse(folder / "tabs.yaml.layouts", (64 << 20) + 1)
    done = tabpreview("test", "tabs.yaml")
    assert done.returncode == 74 and "it is larger than 64 MiB" in done.stderr
