"""Links in a store that came from elsewhere (S60)."""

import json
import shutil
import signal

from plain_http import ask

SPEC = {"tabs": [{"title": "Home", "value": "home"}]}


def account(tmp_path, name):
    return {"XDG_STATE_HOME": str(tmp_path / name)}


def stop(process):
    process.send_signal(signal.SIGTERM)
    return process.communicate(timeout=60)[1]


def test_S60_links_of_another_account_open_nothing_and_are_reported(tabpreview, tmp_path):
    project = tmp_path / "project"
    project.mkdir()
    (project / "tabs.json").write_text(json.dumps(SPEC))
    process, event = tabpreview.serve("project/tabs.json", "--port", "0", environment=account(tmp_path, "stranger"))
    made = ask(event["url"], "/shares", "POST", {"role": "edit", "expires": None})
    assert made.status == 201, made.text
    link = "/s/" + json.loads(made.text)["url"].split("/s/")[1]
    assert ask(event["url"], link).status == 200
    stop(process)

    # The stranger's own, wherever the folder is moved.
    shutil.move(project, tmp_path / "moved")
    process, event = tabpreview.serve("moved/tabs.json", "--port", "0", environment=account(tmp_path, "stranger"))
    assert ask(event["url"], link).status == 200
    stop(process)

    process, event = tabpreview.serve("moved/tabs.json", "--port", "0", environment=account(tmp_path, "own"))
    assert ask(event["url"], link).status == 404
    assert "1 link in " in ask(event["url"], "/").text
    assert "1 link in moved/.tabpreview/customizations.sqlite can't be used" in stop(process)
    listed = tabpreview("share", "list", "moved/tabs.json", "--format", "json", environment=account(tmp_path, "own"))
    assert [entry.get("unreadable") for entry in json.loads(listed.stdout)] == [True]


def test_a_link_that_could_not_be_opened_again_is_not_made(tabpreview, tmp_path):
    (tmp_path / "tabs.json").write_text(json.dumps(SPEC))
    (tmp_path / "file").write_text("")

    result = tabpreview("share", "create", "tabs.json", environment={"XDG_STATE_HOME": str(tmp_path / "file")})

    assert result.returncode == 74 and "XDG_STATE_HOME" in result.stderr
