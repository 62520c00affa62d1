"""Starting and stopping the server: ports, locks, signals, events on standard output."""

import json
import re
import signal
import socket
import urllib.request
from urllib.parse import urlsplit

import pytest

from program import get, line


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_it_with_0_and_frees_the_port(tabpreview, messages, ending):
    process, event = tabpreview.serve(messages, "--port", "0")
    port = int(event["url"].rstrip("/").rsplit(":", 1)[1])

    process.send_signal(ending)

    assert process.wait(timeout=60) == 0
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", port))


def test_events_on_standard_output_are_json_lines(tabpreview, messages):
    process, event = tabpreview.serve(messages, "--port", "0")
    assert event["event"] == "listening" and event["url"].startswith("http://127.0.0.1:")
    messages.write_text(messages.read_text().replace("Requests", "Inbox"))

    change = json.loads(line(process))
    assert change["event"] == "change" and change["ok"] is True
    assert isinstance(change["diagnostics"], list)
    process.send_signal(signal.SIGTERM)
    assert json.loads(line(process))["event"] == "stopped"


def test_the_page_leaves_out_findings_that_are_switched_off(tabpreview, tmp_path, messages):
    messages.write_text(messages.read_text().replace("value: account", "value: requests"))
    (tmp_path / "config.json").write_text('{"tabpreview": {"lint": {"off": ["R5.1"]}}}')

    process, event = tabpreview.serve(messages, "--port", "0")

    assert "R5.1" not in [finding["id"] for finding in json.loads(get(event["url"], "layout"))["findings"]]
    process.send_signal(signal.SIGTERM)
    process.wait(timeout=60)
    (tmp_path / "config.json").unlink()
    _, loud = tabpreview.serve(messages, "--port", "0")
    assert "R5.1" in [finding["id"] for finding in json.loads(get(loud["url"], "layout"))["findings"]]


def test_a_fresh_file_is_shown_as_its_first_revision(tabpreview, messages):
    _, event = tabpreview.serve(messages, "--port", "0")

    assert "Revision 1<" in get(event["url"])


def test_a_taken_port_is_69_when_it_was_asked_for(tabpreview, messages):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        process, event = tabpreview.serve(messages, "--port", str(port))

    assert event is None and process.returncode == 69
    message = process.stderr.read()
    assert str(port) in message and "--port" in message


def test_a_second_server_for_the_same_spec_says_where_the_first_is(tabpreview, messages):
    _, first = tabpreview.serve(messages, "--port", "0")
    second, event = tabpreview.serve(messages, "--port", "0")

    assert event is None and second.returncode == 69
    assert first["url"] in second.stderr.read()


def test_it_waits_for_a_missing_spec_on_request_and_recovers(tabpreview, tmp_path):
    file = tmp_path / "tabs.json"
    process, event = tabpreview.serve(file, "--port", "0", "--wait")
    assert "tabs.json" in get(event["url"])

    file.write_text('{"tabs": [{"title": "Home", "value": "home"}]}')

    change = json.loads(line(process))
    assert change["ok"] is True
    assert ">Home<" in get(event["url"])


def test_without_a_file_it_takes_the_usual_name_or_says_how_to_start(tabpreview, tmp_path):
    process, event = tabpreview.serve("--port", "0")
    assert event is None and process.returncode == 66
    assert "tabpreview init" in process.stderr.read()

    (tmp_path / "tabs.yaml").write_text("tabs: [{ title: Home, value: home }]")
    _, event = tabpreview.serve("--port", "0")
    assert event["event"] == "listening"


def test_a_missing_file_is_66_and_takes_no_lock(tabpreview, messages):
    tabpreview.serve(messages, "--port", "0")
    process, event = tabpreview.serve(messages.with_name("mesages.yaml"), "--port", "0")

    said = process.stderr.read()
    assert event is None and process.returncode == 66
    assert said.startswith("tabpreview: error: No such file: ") and "Did you mean" in said and "--wait" in said
    assert "Another tabpreview" not in said


def test_a_directory_is_for_its_one_spec(tabpreview, messages, tmp_path):
    folder = tmp_path / "Tabs"
    folder.mkdir()
    (folder / "tabs.yaml").write_text(messages.read_text())
    _, event = tabpreview.serve("Tabs", "--port", "0")
    assert event["file"] == "Tabs/tabs.yaml"
    for name in ["a.yaml", "b.yaml"]:
        (folder / name).write_text(messages.read_text())
    assert tabpreview("diff", "Tabs", "Tabs").returncode == 0
    (folder / "tabs.yaml").rename(folder / "c.yaml")
    assert "Name one of its files: Tabs/a.yaml" in tabpreview("diff", "Tabs", "Tabs").stderr
    process, event = tabpreview.serve(tmp_path / "Nowhere", "--port", "0")
    assert event is None and process.returncode == 66


@pytest.mark.parametrize("more", [[], ["--allow-root"]])
def test_localhost_is_loopback(tabpreview, messages, more):
    _, event = tabpreview.serve(messages, "--port", "0", "--host", "localhost", *more)

    assert event["url"].startswith("http://127.0.0.1:")
    assert "Messages" in get(event["url"].replace("127.0.0.1", "localhost"))


def test_a_name_that_is_no_address_is_64(tabpreview, messages):
    process, event = tabpreview.serve(messages, "--port", "0", "--host", "example.com")

    assert event is None and process.returncode == 64
    assert "Expected localhost, or a numeric address" in process.stderr.read()


def test_what_was_dragged_is_there_after_a_kill(tabpreview, tmp_path):
    assert tabpreview("init").returncode == 0
    process, event = tabpreview.serve("tabs.yaml", "--port", "0")
    body = json.dumps({"op": "addToBar", "id": "favorites", "before": None}).encode()
    request = urllib.request.Request(event["url"] + "customization", body, {"Content-Type": "application/json"})
    urllib.request.urlopen(request, timeout=60).read()
    process.kill()
    process.wait(timeout=60)

    _, event = tabpreview.serve("tabs.yaml", "--port", "0")
    stored = json.loads(get(event["url"], "customization"))
    assert stored["tabs"]["com.example.favorites"]["tabBar"] == "visible"


def test_polling_is_announced_and_works(tabpreview, messages):
    process, event = tabpreview.serve(messages, "--port", "0", "--poll")
    messages.write_text(messages.read_text().replace("Requests", "Inbox"))

    while json.loads(line(process))["kind"] != "spec":
        pass
    assert "Inbox" in get(event["url"])
    process.send_signal(signal.SIGTERM)
    process.wait(timeout=60)
    assert "--poll" in process.stderr.read()


@pytest.mark.parametrize("method", ["DELETE", "PROPFIND", "QUERY", "VERSION-CONTROL"])
def test_a_body_that_nobody_wants_never_runs_as_a_request(tabpreview, messages, method):
    """S2, S40: any method that there is comes to the guard, and its body is cleared away."""
    _, listening = tabpreview.serve(messages, "--port", "0")
    port = int(listening["url"].rstrip("/").rsplit(":", 1)[1])
    hidden = f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode()
    head = f"{method} /layout HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Length: {4 << 20}\r\n\r\n".encode()
    with socket.create_connection(("127.0.0.1", port), timeout=60) as connection, connection.makefile("rb") as answers:
        connection.sendall(head + hidden.ljust(4 << 20, b"x") + hidden)
        told = answers.read()
    statuses = re.findall(rb"HTTP/1.1 (\d+)", told)
    assert statuses == [b"405", b"200"], "one answer to what was asked, one to the health that was asked for"
    assert told.count(b"Content-Security-Policy:") == 2


def test_a_stream_for_http_1_0_has_no_chunks(tabpreview, messages):
    """RFC 9112 6.1: a client of HTTP/1.0 doesn't know them; the stream ends with the connection."""
    process, event = tabpreview.serve(messages, "--port", "0")
    place = urlsplit(event["url"])
    with socket.create_connection((place.hostname, place.port), timeout=60) as client:
        client.sendall(f"GET /events HTTP/1.0\r\nHost: {place.netloc}\r\nConnection: keep-alive\r\n\r\n".encode())
        stream = client.makefile("rb")
        head = b"".join(iter(stream.readline, b"\r\n")).decode().lower()
        assert "transfer-encoding" not in head and "connection: close" in head
        messages.write_text(messages.read_text().replace("Requests", "Wishes"))
        lines = [stream.readline().decode() for _ in range(4)]
        assert lines[0].startswith("retry: ") and lines[1] == "\n" and lines[2] == "event: hello\n"
        while "event: change" not in stream.readline().decode():
            pass
        process.terminate()
        assert stream.read().decode().endswith("\n\n"), "nothing follows the last event"
