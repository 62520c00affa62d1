"""What `serve` does for people: keys in a terminal, the browser, other looks, addresses on the network."""

import json
import os
import pty
import re
import select
import shutil
import signal
import subprocess
import time
import urllib.request

import pytest

from conftest import BINARY, ROOT, clean_environment, line


class Terminal:
    """The program in a terminal of its own."""

    def __init__(self, folder, *arguments, **environment):
        self.ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [BINARY, "serve", *map(str, arguments)],
            cwd=folder,
            env=clean_environment(**environment),
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
        )
        os.close(theirs)
        self.text = ""

    def sees(self, pattern, seconds=30):
        end = time.monotonic() + seconds
        while not re.search(pattern, self.text):
            assert time.monotonic() < end, f"{pattern!r} not in {self.text!r}"
            if select.select([self.ours], [], [], 0.2)[0]:
                self.text += os.read(self.ours, 4096).decode(errors="replace")
        return re.search(pattern, self.text)

    def press(self, key):
        os.write(self.ours, key.encode())

    def close(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait(timeout=60)
        os.close(self.ours)


@pytest.fixture
def terminal(tmp_path):
    opened = []

    def start(*arguments, **environment):
        opened.append(Terminal(tmp_path, *arguments, **environment))
        return opened[-1]

    yield start
    for one in opened:
        one.close()


def test_keys_list_show_and_stop(terminal, messages):
    window = terminal(messages, "--port", "0")
    window.sees(r"Showing messages\.yaml at http://127\.0\.0\.1:\d+/")
    window.press("H")
    window.sees(r"q +stop")
    window.press("u")
    window.sees(r"Owner link.*http://127\.0\.0\.1:\d+/s/[A-Za-z0-9_-]{32}/")
    window.press("q")
    assert window.process.wait(timeout=60) == 0


def test_the_key_r_reads_the_spec_again(terminal, messages):
    window = terminal(messages, "--port", "0", "--poll")
    window.sees(r"Showing")
    messages.write_text(messages.read_text().replace("Requests", "Inbox"))
    window.press("r")
    window.sees(r"Revision \d+: messages\.yaml")


def test_a_mistake_is_shown_in_the_terminal_as_in_the_page(terminal, messages):
    window = terminal(messages, "--port", "0")
    window.sees(r"Showing")
    messages.write_text("tabs: [{ titel: Home }]\n")
    window.sees(r"messages\.yaml:1:10: error: .*\[unknownKey\]")


def test_open_hands_the_address_to_browser_as_one_argument(terminal, messages, tmp_path):
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf "%s\\n" "$#" "$1" > "{seen}"\n')
    browser.chmod(0o755)
    window = terminal(messages, "--port", "0", "--open-path", "/?platform=iPhone&select=a;b", BROWSER=str(browser))
    window.sees(r"Showing")
    end = time.monotonic() + 30
    while not seen.exists() or seen.read_text().count("\n") < 2:
        assert time.monotonic() < end, window.text
        time.sleep(0.05)
    count, address = seen.read_text().splitlines()
    assert count == "1" and address.endswith("/?platform=iPhone&select=a;b")


def test_other_templates_are_used_and_followed(tabpreview, messages, tmp_path):
    looks = tmp_path / "looks"
    shutil.copytree(ROOT / "Templates", looks)
    process, event = tabpreview.serve(messages, "--port", "0", "--templates", looks)
    time.sleep(2)  # the folder's first look is not announced; people take longer to open a file
    page = looks / "page.mustache"
    page.write_text(page.read_text().replace("</body>", "<p>our own words</p></body>"))

    change = json.loads(line(process))
    assert (change["event"], change["kind"]) == ("change", "templates")
    assert b"our own words" in urllib.request.urlopen(event["url"], timeout=60).read()


def test_broken_templates_leave_the_looks_as_they_were(terminal, messages, tmp_path):
    looks = tmp_path / "looks"
    shutil.copytree(ROOT / "Templates", looks)
    window = terminal(messages, "--port", "0", "--templates", looks)
    url = window.sees(r"http://127\.0\.0\.1:\d+/").group(0)
    time.sleep(2)
    (looks / "page.mustache").write_text("{{#open}}")
    window.sees(r"The looks stay as they were")
    assert b"<html" in urllib.request.urlopen(url, timeout=60).read()


def test_listening_beyond_loopback_says_what_it_means(terminal, messages):
    window = terminal(messages, "--port", "0", "--host", "0.0.0.0")
    window.sees(r"Others on the network can reach this server")


def test_an_address_of_another_machine_is_69(tabpreview, messages):
    process, event = tabpreview.serve(messages, "--port", "0", "--host", "192.0.2.1")
    assert event is None and process.returncode == 69
    assert "192.0.2.1" in process.stderr.read()
