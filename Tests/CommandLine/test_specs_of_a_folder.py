"""Several specs in one folder: each is served, shared and brought back for itself, from one store."""

import concurrent.futures
import json
import signal
import urllib.request

import pytest

from program import get

OTHER = """title: Other
tabViewStyle: sidebarAdaptable
tabViewCustomization: other
tabs:
  - { title: Library, value: library, customizationID: other.library }
  - { title: Radio, value: radio, customizationID: other.radio }
  - title: Lists
    customizationID: other.lists
    tabs:
      - { title: Mine, value: mine, customizationID: other.mine }
"""


@pytest.fixture
def other(messages):
    file = messages.with_name("other.yaml")
    file.write_text(OTHER, encoding="utf-8")
    return file


def customized(url, act):
    request = urllib.request.Request(url + "customization", json.dumps(act).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def stored(url):
    return json.loads(get(url, "customization"))


def stopped(process, ending=signal.SIGTERM):
    process.send_signal(ending)
    process.wait(timeout=60)


def test_history_brings_back_the_spec_that_was_named(tabpreview, messages, other):
    served = tabpreview.serve(other, "--port", "0")[0]
    original = other.read_bytes()
    stopped(served)
    other.write_text(OTHER.replace("Radio", "Stations"))
    tabpreview.serve(messages, "--port", "0")
    mine = messages.read_bytes()
    listed = json.loads(tabpreview("history", other, "--format", "json").stdout)["revisions"]

    result = tabpreview("history", "restore", listed[-1]["revision"], "--spec", other)

    assert result.returncode == 0, result.stderr
    assert other.read_bytes() == original
    assert messages.read_bytes() == mine


def test_a_link_shows_the_spec_that_was_named(tabpreview, messages, other):
    _, event = tabpreview.serve(messages, "--port", "0")
    path = json.loads(tabpreview("share", "create", other, "--format", "json").stdout)["path"]
    assert json.loads(tabpreview("share", "list", messages, "--format", "json").stdout) == []
    kept = json.loads(tabpreview("share", "create", messages, "--format", "json").stdout)
    assert kept["url"].startswith(event["url"])

    assert tabpreview("share", "revoke", "--all", "--spec", messages).returncode == 0
    assert [link["role"] for link in json.loads(tabpreview("share", "list", other, "--format", "json").stdout)] == ["view"]
    _, second = tabpreview.serve(other, "--port", "0")
    assert "Library" in get(second["url"].rstrip("/") + path) and "Requests" not in get(second["url"].rstrip("/") + path)


@pytest.mark.parametrize("command", [
    ["share", "create"], ["share", "list"], ["share", "revoke", "--all", "--spec"], ["history"], ["history", "show", "1", "--spec"],
])
def test_a_spec_that_does_not_exist_is_refused_also_while_another_is_served(tabpreview, messages, command):
    tabpreview.serve(messages, "--port", "0")

    result = tabpreview(*command, "mesages.yaml")

    assert result.returncode == 66
    assert result.stderr == "tabpreview: error: No such file: mesages.yaml. Did you mean messages.yaml?\n"


def test_undo_is_not_taken_for_a_file(tabpreview, messages):
    tabpreview.serve(messages, "--port", "0")

    result = tabpreview("history", "undo")

    assert result.returncode == 66
    assert "No such file or directory: undo" in result.stderr and "tabpreview history restore" in result.stderr


def test_the_links_of_a_spec_that_was_removed_can_still_be_ended(tabpreview, messages):
    assert tabpreview("share", "create", messages).returncode == 0
    messages.unlink()

    assert len(json.loads(tabpreview("share", "list", messages, "--format", "json").stdout)) == 1
    assert tabpreview("share", "revoke", "--all", "--spec", messages).returncode == 0
    assert tabpreview("share", "list", messages).returncode == 66


def test_two_specs_are_served_at_a_time_and_nothing_is_lost(tabpreview, messages, other):
    """Both write into one database; what was answered with 200 is there after a kill of one and a stop of the other."""
    messages.write_text(OTHER.replace("other", "messages").replace("Other", "Messages"))
    first, one = tabpreview.serve(messages, "--port", "0")
    second, two = tabpreview.serve(other, "--port", "0")
    assert one is not None and two is not None, second.stderr.read()

    def write(url, ids):
        answers = []
        for number in range(39):
            answers.append(customized(url, {"op": "show" if number % 2 else "hide", "id": ids[number // 2 % 2]}))
        return answers

    with concurrent.futures.ThreadPoolExecutor() as pool:
        jobs = [pool.submit(write, one["url"], ["radio", "mine"]), pool.submit(write, two["url"], ["mine", "radio"])]
        for job in jobs:
            job.result(timeout=300)
    before = stored(one["url"]), stored(two["url"])
    assert before[0] != before[1]
    stopped(first, signal.SIGKILL)
    stopped(second)

    _, one = tabpreview.serve(messages, "--port", "0")
    _, two = tabpreview.serve(other, "--port", "0")
    assert (stored(one["url"]), stored(two["url"])) == before
