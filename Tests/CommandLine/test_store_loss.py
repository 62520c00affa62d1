"""A store that is removed or replaced while it is in use: nothing more is acknowledged (S59)."""

import json
import shutil
import signal

import pytest

from plain_http import ask

SPEC = {"tabViewStyle": "sidebarAdaptable", "tabViewCustomization": "main", "tabs": [
    {"title": "Home", "value": "home"}, {"title": "Notes", "value": "notes", "customizationID": "notes"}]}
HIDE = {"op": "hide", "id": "notes"}
SHOW = {"op": "show", "id": "notes"}


@pytest.fixture
def project(tmp_path):
    (tmp_path / "tabs.json").write_text(json.dumps(SPEC))
    return tmp_path


@pytest.mark.parametrize("harm", ["removed", "moved", "database", "lock"])
def test_S59_what_is_acknowledged_is_there_after_a_restart(tabpreview, project, harm):
    process, event = tabpreview.serve("tabs.json", "--port", "0")
    url = event["url"]
    assert ask(url, "/customization", "POST", HIDE).status == 200
    store = project / ".tabpreview"
    if harm == "removed":  # what `git clean -fdx` does
        shutil.rmtree(store)
    elif harm == "moved":
        store.rename(project / "elsewhere")
    elif harm == "lock":
        (store / "lock").unlink()
    else:
        for file in store.glob("customizations.sqlite*"):
            file.unlink()

    text = (project / "tabs.json").read_bytes()
    put = {"Content_Type": "application/json", "If_Match": "*"}
    refused = [ask(url, "/customization", "POST", SHOW), ask(url, "/shares", "POST", {}),
               ask(url, "/spec", "PUT", text + b"\n", **put)]

    for answer in refused:
        assert answer.status == 503 and "was removed or replaced while it was in use" in answer.text, answer.text
    assert (project / "tabs.json").read_bytes() == text
    while "Restart the preview" not in ask(url, "/").text:
        pass
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=60)
    assert errors.count("so nothing can be stored") >= 1
    _, again = tabpreview.serve("tabs.json", "--port", "0")
    assert ask(again["url"], "/customization", "POST", HIDE).status == 200
