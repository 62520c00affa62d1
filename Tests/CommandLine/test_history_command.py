"""`tabpreview history`: with a running preview and without."""

import json
import time
import urllib.request

import pytest


def edited(text):
    """The same spec with a title of its own, as an editor would save it."""
    return text.decode().replace("title: Messages", "title: Told anew", 1)


def revisions(tabpreview, spec, *more):
    result = tabpreview("history", spec, "--format", "json", *more)
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)["revisions"]


def put(url, text):
    headers = {"Content-Type": "application/yaml", "If-Match": "*"}
    with urllib.request.urlopen(urllib.request.Request(f"{url}spec", text.encode(), headers, method="PUT"), timeout=60):
        pass


def test_a_spec_is_listed_compared_and_brought_back(tabpreview, messages):
    original = messages.read_bytes()
    process, event = tabpreview.serve(messages, "--port", "0")
    put(event["url"], edited(original))
    newest, oldest = revisions(tabpreview, messages)
    assert newest["author"] == {"kind": "browser"} and newest["summary"] == "Set title to Told anew"
    table = tabpreview("history", messages).stdout.splitlines()
    assert table[0].split() == ["revision", "when", "by", "what"] and table[1].endswith("Set title to Told anew")
    shown = tabpreview("history", "show", oldest["revision"], "--spec", messages)
    assert shown.stdout.encode() == original
    patch = tabpreview("history", "diff", oldest["revision"], "--spec", messages).stdout
    assert "+title: Told anew" in patch
    both = tabpreview("history", "diff", oldest["revision"], newest["revision"], "--spec", messages).stdout
    assert both == patch

    restored = tabpreview("history", "restore", oldest["revision"], "--spec", messages)
    assert restored.returncode == 0 and f"to revision {oldest['revision']}" in restored.stderr
    assert messages.read_bytes() == original
    assert revisions(tabpreview, messages)[0]["author"] == {"kind": "command"}

    messages.unlink()
    assert tabpreview("history", "restore", newest["revision"], "--spec", messages).returncode == 0
    assert messages.read_text() == edited(original)


def test_while_none_runs_the_store_and_the_file_are_worked_on(tabpreview, messages):
    original = messages.read_bytes()
    process, _ = tabpreview.serve(messages, "--port", "0")
    assert len(revisions(tabpreview, messages)) == 1
    process.terminate()
    process.wait(timeout=60)
    messages.write_text(edited(original))

    newest, oldest = revisions(tabpreview, messages)
    assert newest["author"] == {"kind": "editor"} and newest["summary"] == "Set title to Told anew"
    assert tabpreview("history", "restore", oldest["revision"], "--spec", messages).returncode == 0
    assert messages.read_bytes() == original
    messages.unlink()
    assert tabpreview("history", "restore", newest["revision"], "--spec", messages).returncode == 0
    assert messages.read_text() == edited(original)
    customized = tabpreview("history", messages, "--of", "customization", "--profile", "anna")
    assert customized.returncode == 0 and "There are no changes yet." in customized.stderr


@pytest.mark.thorough
def test_a_text_that_is_kept_no_longer_is_reported(tabpreview, messages):
    """Four of nine mebibytes are more than the history keeps, but the newest four always stay."""
    tabpreview.serve(messages, "--port", "0")
    [oldest] = revisions(tabpreview, messages)
    listed = [oldest]
    for number in range(5):
        beside = messages.with_suffix(".new")
        beside.write_bytes(b"}" * ((9 << 20) + number))
        beside.replace(messages)
        newest = listed[0]["revision"]
        end = time.monotonic() + 120
        while listed[0]["revision"] == newest and time.monotonic() < end:
            listed = revisions(tabpreview, messages)
    assert len(listed) == 4 and oldest not in listed
    for act in ["show", "diff", "restore"]:
        result = tabpreview("history", act, oldest["revision"], "--spec", messages)
        assert result.returncode == 64 and "may have been deleted" in result.stderr
    assert messages.stat().st_size == (9 << 20) + 4


def test_before_the_first_preview_there_is_no_history_and_none_is_made(tabpreview, messages):
    listed = tabpreview("history", messages)
    assert listed.returncode == 0 and "There are no changes yet." in listed.stderr
    assert tabpreview("history", "show", "1", "--spec", messages).returncode == 64
    assert not (messages.parent / ".tabpreview").exists()


@pytest.mark.parametrize("arguments, expected", [
    (["show", "999", "--spec", "SPEC"], "no revision 999"),
    (["show", "999", "--spec", "SPEC", "--of", "customization"], "no revision 999"),
    (["show", "x"], "revision"),
    (["list", "SPEC", "--profile", "anna"], "--of customization"),
    (["list", "SPEC", "--of", "tabs"], "customization"),
])
def test_a_wrong_command_line_is_64(tabpreview, messages, arguments, expected):
    tabpreview.serve(messages, "--port", "0")
    result = tabpreview("history", *[messages if word == "SPEC" else word for word in arguments])
    assert result.returncode == 64 and expected in result.stderr


def test_a_renamed_spec_takes_everything_along(tabpreview, messages, tmp_path):
    process, event = tabpreview.serve(messages, "--port", "0")
    put(event["url"], edited(messages.read_bytes()))
    process.terminate()
    process.wait(timeout=60)
    made = json.loads(tabpreview("share", "create", messages, "--label", "Anna", "--format", "json").stdout)
    old, new = revisions(tabpreview, messages), tmp_path / "mail.yaml"
    early = tabpreview("history", "move", messages, new)
    assert early.returncode == 66 and "No such file" in early.stderr
    new.write_text("tabs: []")
    assert "still exists" in tabpreview("history", "move", messages, new).stderr
    messages.rename(new)

    moved = tabpreview("history", "move", messages, new)
    assert moved.returncode == 0, moved.stderr
    assert [one["summary"] for one in revisions(tabpreview, new)] == [one["summary"] for one in old]
    (link,) = json.loads(tabpreview("share", "list", new, "--format", "json").stdout)
    assert link["id"] == made["id"] and link["label"] == "Anna"
    _, event = tabpreview.serve(new, "--port", "0")
    with urllib.request.urlopen(event["url"].rstrip("/") + made["path"], timeout=60) as answer:
        assert answer.status == 200
    again = tabpreview("history", "move", messages, new)
    assert again.returncode != 0 and "Another tabpreview" in again.stderr


def test_a_move_loses_nothing_of_the_new_name(tabpreview, messages, tmp_path):
    assert tabpreview("share", "create", messages).returncode == 0
    other = tmp_path / "other.yaml"
    other.write_text(messages.read_text())
    assert tabpreview("share", "create", other).returncode == 0
    messages.unlink()
    refused = tabpreview("history", "move", messages, other)
    assert refused.returncode == 64 and "customizations or links, so nothing was moved" in refused.stderr
    nothing = tabpreview("history", "move", tmp_path / "never.yaml", other)
    assert nothing.returncode == 64 and "Nothing is stored for" in nothing.stderr
    elsewhere = tabpreview("history", "move", tmp_path / "x" / "tabs.yaml", other)
    assert elsewhere.returncode == 64 and "different directories" in elsewhere.stderr
