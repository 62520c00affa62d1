"""Saving the spec through the running server: what stays as it was, what is refused, and who is reported."""

import json
import os
import signal
import stat

import pytest

from plain_http import ask
from program import line

BYTES = b'\xef\xbb\xbf{\r\n\t"tabs": [ {"title": "H\xc3\xb6me", "value": "home"} ]\r\n}'
OLD = {"tabs": [{"title": "Home", "value": "home"}]}


@pytest.fixture
def spec(tmp_path):
    folder = tmp_path / "project"
    folder.mkdir()
    file = folder / "tabs.json"
    file.write_text(json.dumps(OLD))
    return file


def put(url, body=BYTES, **fields):
    return ask(url, "/spec", "PUT", body, **{"Content_Type": "application/json", "If_Match": "*", **fields})


def beside(file):
    return sorted(name for name in os.listdir(file.parent) if name not in (file.name, ".tabpreview"))


def test_every_byte_is_kept_with_mode_and_links(tabpreview, tmp_path, spec):
    spec.chmod(0o640)
    link = tmp_path / "link.json"
    link.symlink_to("project/tabs.json")
    process, event = tabpreview.serve(link, "--port", "0")
    read = ask(event["url"], "/spec")

    written = put(event["url"], If_Match=read.fields["etag"])

    assert written.status == 200
    assert spec.read_bytes() == BYTES == ask(event["url"], "/spec").bytes
    assert written.fields["etag"] == ask(event["url"], "/spec").fields["etag"]
    assert json.loads(written.text)["tag"] == written.fields["etag"]
    assert os.readlink(link) == "project/tabs.json" and stat.S_IMODE(spec.stat().st_mode) == 0o640
    assert beside(spec) == []
    change = json.loads(line(process))
    assert change["event"] == "change" and change["revision"] == json.loads(written.text)["revision"]
    process.send_signal(signal.SIGTERM)
    assert json.loads(line(process))["event"] == "stopped"  # one save, one change


def test_a_read_only_file_is_left_alone_with_a_reason(tabpreview, spec):
    spec.chmod(0o444)
    _, event = tabpreview.serve(spec, "--port", "0")

    refused = put(event["url"])

    assert refused.status == 409
    assert json.loads(refused.text)["error"] == {
        "id": "readOnly", "text": '"tabs.json" is read-only, so it was not changed. Make it writable, then try again.'}
    assert json.loads(spec.read_text()) == OLD
    spec.chmod(0o644)
    assert put(event["url"]).status == 200


def test_who_saved_first_is_not_written_over(tabpreview, spec):
    _, event = tabpreview.serve(spec, "--port", "0")
    seen = ask(event["url"], "/spec").fields["etag"]
    theirs = json.dumps({"tabs": [{"title": "Theirs", "value": "home"}]})
    spec.with_name("new").write_text(theirs)
    os.replace(spec.with_name("new"), spec)

    refused = put(event["url"], If_Match=seen)

    assert refused.status == 412 and spec.read_text() == theirs
    present = ask(event["url"], "/spec")
    assert present.text == theirs and present.fields["etag"] == refused.fields["etag"]
    assert put(event["url"], If_Match=present.fields["etag"]).status == 200


def test_a_file_that_was_removed_is_made_again(tabpreview, spec):
    process, event = tabpreview.serve(spec, "--port", "0")
    spec.unlink()
    assert json.loads(line(process))["ok"] is False

    assert put(event["url"]).status == 412
    made = ask(event["url"], "/spec", "PUT", BYTES, Content_Type="application/json", If_None_Match="*")

    assert made.status == 200 and spec.read_bytes() == BYTES
    assert ask(event["url"], "/spec").bytes == BYTES


def test_what_a_killed_program_left_is_cleared_away_at_the_start(tabpreview, spec):
    for name in (".tabpreview-spec-half.part", f".tabpreview-spec-{'0' * 16}-{'1' * 16}.swap"):
        spec.with_name(name).write_text("")
    digest = "e3b0c44298fc1c14"  # of an empty text
    spec.with_name(f".tabpreview-spec-{'0' * 16}-{digest}.swap").write_text("")
    _, event = tabpreview.serve(spec, "--port", "0")

    # What is neither text of its save may be someone's: it stays.
    assert beside(spec) == [f".tabpreview-spec-{'0' * 16}-{'1' * 16}.swap"]
    assert ask(event["url"], "/spec").status == 200
