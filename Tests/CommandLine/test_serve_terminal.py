"""What `serve` does for people: keys in a terminal, the browser, other looks, addresses on the network."""

import json
import os
import shutil
import signal
import subprocess
import threading
import time
import urllib.error
import urllib.request
from contextlib import contextmanager

from program import BINARY, ROOT, clean_environment


def test_keys_list_show_and_stop(terminal, messages):
    window = terminal(messages, "--port", "0")
    window.sees(r"Showing \S*messages\.yaml at http://127\.0\.0\.1:\d+/")
    window.press("H")
    window.sees(r"q +stop")
    window.press("u")
    window.sees(r"Owner link.*http://127\.0\.0\.1:\d+/s/[A-Za-z0-9_-]{32}/")
    window.press("q")
    window.ends()
    assert "store" not in window.text, "stopping is no fault of the store's"


@contextmanager
def hangups(handling):
    """Programs that are started meanwhile begin with this handling of SIGHUP, whatever that of the tests is."""
    before = signal.signal(signal.SIGHUP, handling)
    try:
        yield
    finally:
        signal.signal(signal.SIGHUP, before)


def test_a_closed_terminal_is_an_orderly_stop(terminal, messages):
    with hangups(signal.SIG_DFL):
        window = terminal(messages, "--port", "0")
    url = window.sees(r"Showing \S*messages\.yaml at (http://127\.0\.0\.1:\d+/)").group(1)
    window.sees(r"Press h")
    (record,) = (messages.parent / ".tabpreview").glob("server-*.json")
    assert record.exists()
    with urllib.request.urlopen(url + "events", timeout=60) as events:
        window.process.send_signal(signal.SIGHUP)
        assert b"event: bye" in events.read()
    assert window.process.wait(timeout=60) == 0
    assert not record.exists()


def test_a_program_that_is_to_outlive_its_terminal_does(tabpreview, messages):
    with hangups(signal.SIG_IGN):  # as nohup leaves it
        process, event = tabpreview.serve(messages, "--port", "0")
    process.send_signal(signal.SIGHUP)
    with urllib.request.urlopen(event["url"] + "health", timeout=60) as health:
        assert health.status == 200
    process.send_signal(signal.SIGTERM)
    assert process.wait(timeout=60) == 0


def test_the_key_r_reads_the_spec_again(terminal, messages):
    window = terminal(messages, "--port", "0", "--poll")
    window.sees(r"Showing")
    messages.write_text(messages.read_text().replace("Requests", "Inbox"))
    window.press("r")
    window.sees(r"\d\d:\d\d:\d\d Reloaded \S*messages\.yaml, revision \d+\.")
    window.press("r")
    window.sees(r"\d\d:\d\d:\d\d Reloaded \S*messages\.yaml: no changes\.")


def test_an_error_is_shown_in_the_terminal_as_in_the_page(terminal, messages):
    window = terminal(messages, "--port", "0")
    window.sees(r"Showing")
    messages.write_text("tabs: [{ titel: Home }]\n")
    window.sees(r"messages\.yaml:1:10:\S* \S*error:.*\[unknownKey\]")


def test_open_hands_the_address_to_browser_as_one_argument(terminal, messages, tmp_path):
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf "%s\\n" "$#" "$1" > "{seen}"\n')
    browser.chmod(0o755)
    window = terminal(messages, "--port", "0", "--open-path", "/?platform=iPhone&select=a;b", BROWSER=str(browser))
    window.sees(r"Showing")
    end = time.monotonic() + 120
    while not seen.exists() or seen.read_text().count("\n") < 2:
        assert time.monotonic() < end, window.text
        time.sleep(0.05)
    count, address = seen.read_text().splitlines()
    assert count == "1" and address.endswith("/?platform=iPhone&select=a;b")


def opened_by(tmp_path):
    """A browser that writes down the address that it is given."""
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf "%s\\n" "$1" >> "{seen}"\n')
    browser.chmod(0o755)
    return browser, seen


def test_the_owner_link_is_printed_and_opened_where_nothing_else_lets_one_in(terminal, messages, tmp_path):
    browser, seen = opened_by(tmp_path)
    window = terminal(messages, "--port", "0", "--require-link", "--open", BROWSER=str(browser))
    link = window.sees(r"Open the owner link: (http://127\.0\.0\.1:\d+/s/[A-Za-z0-9_-]{32}/)").group(1)
    window.sees(r"Opened")
    window.press("o")
    end = time.monotonic() + 120
    while not seen.exists() or seen.read_text().count("\n") < 2:
        assert time.monotonic() < end, window.text
        time.sleep(0.05)
    assert seen.read_text().splitlines() == [link, link]
    with urllib.request.urlopen(link, timeout=60) as answer:
        assert answer.status == 200


def test_the_owner_link_is_printed_without_a_terminal_too(messages):
    command = [BINARY, "serve", messages, "--port", "0", "--require-link"]
    with subprocess.Popen(command, env=clean_environment(), stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert "Showing" in process.stderr.readline()
            link = process.stderr.readline().split()[-1]
            with urllib.request.urlopen(link, timeout=60) as answer:
                assert answer.status == 200
        finally:
            process.terminate()


def until_noticed(edit):
    """Edits until it is noticed: a folder's first look is not announced, and nobody hears how long it takes."""
    assert any(edit(number) for number in range(60))


def test_other_templates_are_used_and_followed(tabpreview, messages, tmp_path):
    looks = tmp_path / "looks"
    shutil.copytree(ROOT / "Templates", looks)
    process, event = tabpreview.serve(messages, "--port", "0", "--templates", looks)
    page, heard = looks / "page.mustache", []
    listener = threading.Thread(target=lambda: heard.append(process.stdout.readline()), daemon=True)
    listener.start()
    text = page.read_text()

    def edit(number):
        page.write_text(text.replace("</body>", f"<p>our own words {number}</p></body>"))
        listener.join(2)
        return heard
    until_noticed(edit)

    change = json.loads(heard[0])
    assert (change["event"], change["kind"]) == ("change", "templates")
    assert b"our own words" in urllib.request.urlopen(event["url"], timeout=60).read()


def test_broken_templates_leave_the_looks_as_they_were(terminal, messages, tmp_path):
    looks = tmp_path / "looks"
    shutil.copytree(ROOT / "Templates", looks)
    window = terminal(messages, "--port", "0", "--templates", looks)
    url = window.sees(r"http://127\.0\.0\.1:\d+/").group(0)

    def edit(number):
        (looks / "page.mustache").write_text("{{#open}}" + "\n" * number)
        return window.has_seen(r"Kept the previous templates and styles", 2)
    until_noticed(edit)
    assert b"<html" in urllib.request.urlopen(url, timeout=60).read()


def test_listening_beyond_loopback_says_what_it_means(terminal, messages):
    window = terminal(messages, "--port", "0", "--host", "0.0.0.0", "--allow-root")
    window.sees(r"Others on the network can reach this server")


def test_an_address_of_another_machine_is_69(tabpreview, messages):
    process, event = tabpreview.serve(messages, "--port", "0", "--host", "192.0.2.1", "--allow-root")
    assert event is None and process.returncode == 69
    assert "192.0.2.1" in process.stderr.read()


def test_root_does_not_listen_for_others_unless_requested(tabpreview, messages):
    process, event = tabpreview.serve(messages, "--port", "0", "--host", "0.0.0.0")
    said = process.stderr.read() if event is None else ""
    if os.geteuid() != 0:
        assert event is not None
        return
    assert event is None and process.returncode == 64
    assert "--allow-root" in said and "0.0.0.0" in said
    assert not (messages.parent / ".tabpreview").exists()


def test_state_is_private_whatever_the_umask_says(tabpreview, messages):
    before = os.umask(0)
    try:
        process, event = tabpreview.serve(messages, "--port", "0")
    finally:
        os.umask(before)
    assert event is not None
    body = json.dumps({"op": "hide", "id": "account"}).encode()
    request = urllib.request.Request(
        event["url"] + "customization", data=body, headers={"Content-Type": "application/json"}, method="POST"
    )
    try:
        urllib.request.urlopen(request, timeout=60)
    except urllib.error.HTTPError as error:
        assert error.code == 422, error.read()
    folder = messages.parent / ".tabpreview"
    assert folder.stat().st_mode & 0o077 == 0
    names = {file.name for file in folder.iterdir()}
    assert "lock" in names and any(name.startswith("server-") for name in names)
    for file in folder.iterdir():
        assert file.stat().st_mode & 0o077 == 0, file
