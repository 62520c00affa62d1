"""`tabpreview share`: links made, listed, rotated and ended, with a running preview and without."""

import http.server
import json
import os
import re
import signal
import socket
import subprocess
import threading
import time
import urllib.request

import pytest
from program import BINARY, clean_environment, status
from qr_codes import grid_of_terminal, read

TOKEN = r"[A-Za-z0-9_-]{32}"


@pytest.fixture
def preview(tabpreview, messages):
    process, event = tabpreview.serve(messages, "--port", "0", "--log-level", "debug")
    assert event is not None
    process.url = event["url"]
    return process


def record_of(spec):
    """The record by which commands find the preview that serves a spec."""
    [record] = (spec.parent / ".tabpreview").glob("server-*.json")
    return record


def made(tabpreview, messages, *more, **options):
    result = tabpreview("share", "create", messages, "--format", "json", *more, **options)
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def listed(tabpreview, messages):
    result = tabpreview("share", "list", messages, "--format", "json")
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def test_a_link_is_made_listed_rotated_and_ended(tabpreview, messages, preview):
    created = tabpreview("share", "create", messages, "--label", "For Anna", "--expires", "90m")
    assert created.returncode == 0, created.stderr
    url = created.stdout.strip()
    assert re.fullmatch(re.escape(preview.url) + f"s/{TOKEN}/", url)
    assert "view link" in created.stderr and "in 1 hour" in created.stderr and "/s/" not in created.stderr
    assert "Only this machine can open it" in created.stderr
    assert status(url) == 200

    [link] = listed(tabpreview, messages)
    assert link["role"] == "view" and link["label"] == "For Anna" and link["views"] == 1
    assert 5000 < link["expires"] - time.time() <= 5400
    table = tabpreview("share", "list", messages).stdout.splitlines()
    assert len(table) == 2 and table[1].startswith(link["id"]) and table[1].endswith("For Anna")

    named = tabpreview("share", "list", messages, "--format", "json")
    assert json.loads(named.stdout) == [link], "the option names the spec in every subcommand"
    rotated = tabpreview("share", "rotate", link["id"][:4], "--spec", messages)
    assert rotated.returncode == 0, rotated.stderr
    other = rotated.stdout.strip()
    assert other != url and status(url) == 404 and status(other) == 200

    ended = tabpreview("share", "revoke", link["id"], "--spec", messages)
    assert ended.returncode == 0 and link["id"] in ended.stderr
    assert status(other) == 404 and listed(tabpreview, messages) == []


def test_every_option_reaches_the_link(tabpreview, messages, preview):
    link = made(tabpreview, messages, "--role", "customize", "--expires", "never", "--pinned", "--profile", "anna")
    assert link["role"] == "customize" and link["expires"] is None
    assert isinstance(made(tabpreview, messages, "--label", "Whole seconds")["expires"], int)
    plain = made(tabpreview, messages, "--view", "?platform=iPhone&select=account")
    assert plain["url"].endswith("/?platform=iPhone&select=account") and status(plain["url"]) == 200
    locked = made(tabpreview, messages, "--password", "-", stdin="open sesame\n")
    assert status(locked["url"]) == 401
    first, _, second, third = listed(tabpreview, messages)
    assert first["pinned"] and first["expires"] is None and not first["password"]
    assert second["pinned"] is None and second["profile"] == "default"
    assert third["password"] is True


def test_a_view_that_selects_no_entry_is_a_warning(tabpreview, messages):
    warned = tabpreview("share", "create", messages, "--view", "platform=iPad&select=acount")
    assert warned.returncode == 0 and "select=acount" in warned.stdout
    assert 'warning: --view: select: no entry has the id "acount", so it is ignored. Did you mean "account"?' in warned.stderr
    assert "warning" not in tabpreview("share", "create", messages, "--view", "select=account").stderr


def test_the_list_says_that_a_link_has_expired(tabpreview, messages):
    made(tabpreview, messages, "--expires", "1s")
    made(tabpreview, messages, "--expires", "never")
    time.sleep(1.2)
    table = tabpreview("share", "list", messages).stdout.splitlines()
    assert "  expired just now  " in table[1] and "  never  " in table[2]


def test_a_password_that_was_piped_in_opens_the_link(tabpreview, messages, preview):
    url = made(tabpreview, messages, "--password", "-", stdin="open sesame\nsecond line\n")["url"]
    body = json.dumps({"password": "open sesame"}).encode()
    request = urllib.request.Request(url + "unlock", data=body, headers={"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        session = json.load(answer)["url"]
    assert status(preview.url.rstrip("/") + session) == 200


def test_several_links_end_at_once_and_all(tabpreview, messages, preview):
    urls = [made(tabpreview, messages) for _ in range(4)]
    ids = [link["id"] for link in urls]
    ended = tabpreview("share", "revoke", ids[0], ids[1], ids[0], "--format", "json", "--spec", messages)
    assert json.loads(ended.stdout) == {"revoked": ids[:2]}
    assert [link["id"] for link in listed(tabpreview, messages)] == ids[2:]
    assert tabpreview("share", "revoke", "--all", "--spec", messages).returncode == 0
    assert [status(link["url"]) for link in urls] == [404] * 4


def test_what_an_id_can_not_mean_is_reported_and_nothing_ends(tabpreview, messages, preview):
    made(tabpreview, messages)
    result = tabpreview("share", "revoke", "zzzz", "", "--spec", messages)
    assert result.returncode == 64
    assert '"zzzz" matches no link' in result.stderr and '"" matches no link' in result.stderr
    assert len(listed(tabpreview, messages)) == 1


@pytest.mark.parametrize(
    "arguments, expected",
    [
        (["create", "--role", "owner"], "view, comment, customize, edit"),
        (["create", "--expires", "soon"], "7d"),
        (["create", "--expires", "0s"], "7d"),
        (["create", "--pinned", "--role", "edit"], "--pinned"),
        (["create", "--password", "hunter22"], "ps"),
        (["create", "--password", "-", "--insecure-password", "x"], "not both"),
        (["create", "--view", "a b"], "not a valid query"),
        (["create", "--profile", "a/b"], "profile"),
        (["create", "--view", "platform=foo"], "vision or watch.\n"),
        (["create", "--view", "platfrom=iPad"], "Did you mean platform?"),
        (["crate"], "Did you mean create?"),
        (["revoke"], "--all"),
        (["revoke", "--all", "abc"], "can't be combined with ids"),
        (["rotate"], "id"),
    ],
)
def test_a_wrong_command_line_is_64_and_repeats_no_password(tabpreview, messages, arguments, expected):
    result = tabpreview("share", *arguments)
    assert result.returncode == 64
    assert expected in result.stderr
    assert "hunter22" not in result.stderr + result.stdout
    assert not (messages.parent / ".tabpreview").exists()


def test_an_address_of_the_preview_can_be_chosen_and_no_other(tabpreview, messages):
    process, event = tabpreview.serve(messages, "--port", "0", "--host", "0.0.0.0", "--allow-root")
    port = event["url"].split(":")[2].strip("/")
    refused = tabpreview("share", "create", messages, "--address", "203.0.113.9")
    assert refused.returncode == 64 and "203.0.113.9" in refused.stderr
    known = re.findall(rf"http://([0-9.]+):{port}/", refused.stderr)
    for address in [host for host in known if host != "203.0.113.9"]:
        url = made(tabpreview, messages, "--address", address)["url"]
        assert url.startswith(f"http://{address}:{port}/s/") and status(url) == 200


def test_the_code_that_is_printed_is_the_link(in_terminal, messages, tabpreview, preview):
    window = in_terminal("share", "create", messages, "--qr", columns=100)
    assert window.ends() == 0
    url = re.search(rf"http://\S+/s/{TOKEN}/", window.text).group(0)
    assert read(grid_of_terminal(window.text)).text == url


def test_a_password_is_typed_unseen(in_terminal, messages, tabpreview, preview):
    window = in_terminal("share", "create", messages, "--password", "-", columns=100)
    window.sees(r"Password of the link: ")
    window.press("opem\x7fn sesame\r")
    assert window.ends() == 0
    assert "sesame" not in window.text
    url = re.search(rf"http://\S+/s/{TOKEN}/", window.text).group(0)
    body = json.dumps({"password": "open sesame"}).encode()
    request = urllib.request.Request(url + "unlock", data=body, headers={"Content-Type": "application/json"})
    assert urllib.request.urlopen(request, timeout=60).status == 200


def test_typing_can_be_given_up_and_makes_nothing(in_terminal, messages, tabpreview, preview):
    window = in_terminal("share", "create", messages, "--password", "-", columns=100)
    window.sees(r"Password of the link: ")
    window.press("open\x03")
    assert window.ends() == 130
    assert listed(tabpreview, messages) == []


# Without a preview


def test_links_are_kept_for_the_next_start(tabpreview, messages):
    result = tabpreview("share", "create", messages, "--view", "view=all")
    assert result.returncode == 0, result.stderr
    assert re.fullmatch(rf"/s/{TOKEN}/\?view=all", result.stdout.strip())
    assert "No preview is running" in result.stderr and "tabpreview serve" in result.stderr
    [link] = listed(tabpreview, messages)
    ended = made(tabpreview, messages)
    assert ended["url"] is None and re.fullmatch(f"/s/{TOKEN}/", ended["path"])
    assert tabpreview("share", "revoke", ended["id"], "--spec", messages).returncode == 0
    rotated = tabpreview("share", "rotate", link["id"], "--spec", messages).stdout.strip()

    process, event = tabpreview.serve(messages, "--port", "0")
    root = event["url"].rstrip("/")
    assert status(root + rotated) == 200
    assert status(root + result.stdout.strip()) == 404 and status(root + ended["path"]) == 404
    assert [known["id"] for known in listed(tabpreview, messages)] == [link["id"]]


def test_a_pinned_link_is_made_without_a_preview_too(tabpreview, messages):
    link = made(tabpreview, messages, "--pinned")
    messages.write_text(messages.read_text().replace("Requests", "Inbox"))
    process, event = tabpreview.serve(messages, "--port", "0")
    with urllib.request.urlopen(event["url"].rstrip("/") + link["path"] + "spec", timeout=60) as answer:
        assert b"Requests" in answer.read()


def test_without_a_good_spec_nothing_is_pinned(tabpreview, messages):
    messages.write_text("tabs: [{ titel: Home }]\n")
    result = tabpreview("share", "create", messages, "--pinned")
    assert result.returncode == 1
    assert "no valid tab view" in result.stderr and "messages.yaml:1:10" in result.stderr


def test_listing_leaves_nothing_behind(tabpreview, messages):
    assert tabpreview("share", "list", messages).stdout == ""
    assert listed(tabpreview, messages) == []
    assert tabpreview("share", "revoke", "--all", "--spec", messages).returncode == 0
    assert not (messages.parent / ".tabpreview").exists()


def test_an_address_needs_a_preview(tabpreview, messages):
    result = tabpreview("share", "create", messages, "--address", "192.168.1.20")
    assert result.returncode == 64
    assert "192.168.1.20" in result.stderr and "tabpreview serve" in result.stderr


def test_the_record_of_a_killed_preview_is_seen_through(tabpreview, messages, preview):
    preview.send_signal(signal.SIGKILL)
    preview.wait(timeout=60)
    assert record_of(messages).exists()
    assert made(tabpreview, messages)["url"] is None


@pytest.mark.parametrize("answer", ["", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}", "SSH-2.0-x\r\n\r\n"])
def test_another_program_on_a_killed_preview_s_port_is_seen_through(tabpreview, messages, preview, answer):
    preview.send_signal(signal.SIGKILL)
    preview.wait(timeout=60)
    record = record_of(messages)
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        record.write_text(re.sub(r":\d+/", f":{port}/", record.read_text()))

        def respond():
            connection, _ = other.accept()
            with connection:
                connection.recv(65536)
                connection.sendall(answer.encode())

        thread = threading.Thread(target=respond)
        thread.start()
        assert made(tabpreview, messages)["url"] is None
        thread.join(timeout=60)


def test_a_stopped_preview_that_holds_the_store_is_69(tabpreview, messages, preview):
    record = record_of(messages)
    record.unlink()
    result = tabpreview("share", "create", messages)
    assert result.returncode == 69
    assert "Another tabpreview" in result.stderr


def test_a_foreign_record_is_not_followed_to_another_machine(tabpreview, messages):
    process, _ = tabpreview.serve(messages, "--port", "0")
    record = record_of(messages)
    known = json.loads(record.read_text())
    process.send_signal(signal.SIGKILL)
    process.wait(timeout=60)
    record.write_text(json.dumps({**known, "address": "http://203.0.113.7:80/"}))
    assert made(tabpreview, messages, "--password", "-", stdin="secret\n")["url"] is None


def test_no_proxy_hears_of_it(tabpreview, messages, preview):
    heard = []

    class Proxy(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            heard.append(self.path)
            self.send_error(502)

        do_GET = do_POST

        def log_message(self, *_):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Proxy) as proxy:
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{proxy.server_address[1]}"
        names = {name: address for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY")}
        result = tabpreview("share", "create", messages, environment=names)
        proxy.shutdown()
    assert result.returncode == 0, result.stderr
    assert heard == []


# Secrets (S14)


@pytest.mark.parametrize("form", ["text", "json"])
def test_nothing_secret_is_in_a_log_or_among_processes(tabpreview, messages, form):
    process, event = tabpreview.serve(messages, "--port", "0", "--log-level", "trace", "--log-format", form)
    key = json.loads(record_of(messages).read_text())["key"]
    asking = subprocess.Popen(
        [BINARY, "share", "create", messages, "--password", "-", "--log-level", "trace"],
        env=clean_environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )
    processes = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, timeout=60).stdout
    said, told = asking.communicate("open sesame\n", timeout=60)
    assert asking.returncode == 0, told
    token = re.search(rf"/s/({TOKEN})/", said).group(1)
    assert status(event["url"] + f"s/{token}/") == 401
    owner = event["ownerURL"].rstrip("/").rsplit("/", 1)[1]
    process.terminate()
    log = process.communicate(timeout=60)[1]
    assert "shares" in log, "requests are logged at this level"
    for secret in (key, token, owner, "sesame"):
        assert secret not in log + told + processes
    database = b"".join(file.read_bytes() for file in (messages.parent / ".tabpreview").iterdir())
    assert token.encode() not in database and b"sesame" not in database


def test_the_record_is_private_and_goes_with_the_preview(tabpreview, messages, preview):
    record = record_of(messages)
    known = json.loads(record.read_text())
    assert record.stat().st_mode & 0o777 == 0o600
    assert known["address"] == preview.url and known["pid"] == preview.pid
    assert re.fullmatch(TOKEN, known["key"]) and known["key"] not in preview.url
    preview.terminate()
    preview.wait(timeout=60)
    assert not record.exists()


# Help


def test_help_lists_the_options(tabpreview):
    text = tabpreview("share", "create", "--help-all").stdout
    for option in ("--role", "--expires", "--pinned", "--profile", "--label", "--password", "--view", "--address", "--qr"):
        assert option in text
    assert "ps" in text and "history" in text
