"""One server for several specs: which are served, their names, their list, and what commands find."""

import json
import signal
import time
import urllib.request

import pytest

from program import line, status
from terminal import Terminal

SPEC = "title: {title}\ntabs:\n  - {{ title: {tab}, value: home }}\n"
BROKEN = "title: Broken\ntabs:\n  - title: A\n    value: 3x: 4\n"


def get(url, path="", accept="application/json"):
    request = urllib.request.Request(url + path, headers={"Accept": accept})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return answer.read().decode()


def listed(event):
    return {one["name"]: one for one in json.loads(get(event["url"]))}


def until(check, what):
    end = time.monotonic() + 60
    while not check():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def event_of(process, kind):
    while (event := json.loads(line(process)))["event"] != kind:
        pass
    return event


@pytest.fixture
def spec(tmp_path):
    def write(name, title=None, tab="Home"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(SPEC.format(title=title or file.stem, tab=tab), encoding="utf-8")
        return file

    return write


# Which specs

def test_several_files_are_served_each_under_its_name(tabpreview, spec):
    spec("shop.yaml", "Shop", "Basket")
    spec("bank.yaml", "Bank", "Accounts")
    _, event = tabpreview.serve("shop.yaml", "bank.yaml", "--port", "0")

    assert [(one["preview"], one["file"]) for one in event["previews"]] == [("shop", "shop.yaml"), ("bank", "bank.yaml")]
    assert [one["url"] for one in event["previews"]] == [event["url"] + "p/shop/", event["url"] + "p/bank/"]
    assert [(one["name"], one["title"]) for one in json.loads(get(event["url"]))] == [("shop", "Shop"), ("bank", "Bank")]
    assert "Basket" in get(event["url"], "p/shop/") and "Accounts" not in get(event["url"], "p/shop/")
    assert status(event["url"] + "p/none/") == 404 and status(event["url"] + "layout") == 404


def test_a_directory_is_all_specs_in_it_and_nothing_else(tabpreview, spec, tmp_path):
    spec("app/shop.yaml")
    spec("app/deeper/inner.yaml")
    (tmp_path / "app/broken.yaml").write_text(BROKEN)
    (tmp_path / "app/type.json").write_text('{"tabs": 3}')
    (tmp_path / "app/package.json").write_text('{"tabs": []}')
    (tmp_path / "app/config.json").write_text('{"tabpreview": {}, "tabs": []}')
    (tmp_path / "app/nested.json").write_text('{"editor": {"tabs": []}}')
    (tmp_path / "app/text.yaml").write_text("about: tabs\nlist:\n  tabs: []\n")
    (tmp_path / "app/link.yaml").symlink_to(tmp_path / "app/shop.yaml")
    process, event = tabpreview.serve("app", "--port", "0")

    previews = listed(event)
    assert sorted(previews) == ["broken", "inner", "shop", "type"]
    assert [previews[name]["errors"] for name in ("broken", "shop", "type")] == [1, 0, 1]
    assert previews["shop"]["file"] == "shop.yaml"
    process.send_signal(signal.SIGTERM)
    process.wait(timeout=60)
    said = process.stderr.read()
    assert "app/broken.yaml:4:" in said and "app/type.json:1:10" in said


def test_a_directory_with_one_spec_is_that_preview(tabpreview, spec):
    spec("app/shop.yaml", "Shop")
    _, event = tabpreview.serve("app", "--port", "0")

    assert event["file"] == "app/shop.yaml" and "previews" not in event
    assert "Shop" in get(event["url"], "spec")


def test_files_of_one_name_have_their_directorys_in_front(tabpreview, spec):
    for path in ("shop/tabs.yaml", "bank/tabs.yaml", "x/bank/tabs.yaml", "Ünï cödé.yaml", "日本.yaml"):
        spec(path)
    _, event = tabpreview.serve(
        "shop/tabs.yaml", "bank", "x/bank/tabs.yaml", "Ünï cödé.yaml", "日本.yaml", "--port", "0")

    assert list(listed(event)) == ["shop-tabs", "bank-tabs", "bank-tabs-2", "Uni-code", "preview"]
    for name in listed(event):
        assert status(event["url"] + f"p/{name}/") == 200, name


def test_fifty_specs_are_served_at_a_time(tabpreview, spec):
    for number in range(50):
        spec(f"app/spec-{number:02}.yaml", f"App {number}", f"Tab{number}")
    _, event = tabpreview.serve("app", "--port", "0")

    assert len(event["previews"]) == 50 and len(listed(event)) == 50
    for number in (0, 25, 49):
        assert f"Tab{number}" in get(event["url"], f"p/spec-{number:02}/layout")
    assert [one["name"] for one in json.loads(get(event["url"], "?find=app+49"))] == ["spec-49"]


# What is refused

@pytest.mark.parametrize("arguments, code, said", [
    (["a.yaml", "a.yaml"], 64, ["You named a.yaml twice. Name it once."]),
    (["a.yaml", "./a.yaml"], 64, ["You named a.yaml and ./a.yaml, which are the same. Name it once."]),
    (["a.yaml", "linked.yaml"], 64, ["You named a.yaml and linked.yaml, which are the same. Name it once."]),
    (["a.yaml", "nope.yaml", "neither.yaml"], 66, ["No such file: nope.yaml", "No such file: neither.yaml", "--wait"]),
    (["a.yaml", "-"], 74, ["can't read standard input"]),
    (["empty"], 66, ['The directory "empty" contains no spec', "--wait"]),
    (["nothing/here"], 66, ["No such file or directory: nothing/here"]),
    (["a.yaml", "b.yaml", "--qr"], 64, ["--qr only works with one spec"]),
])
def test_wrong_arguments_are_said_all_at_once(tabpreview, spec, tmp_path, arguments, code, said):
    spec("a.yaml")
    spec("b.yaml")
    (tmp_path / "empty").mkdir()
    (tmp_path / "linked.yaml").symlink_to("a.yaml")
    process, event = tabpreview.serve(*arguments, "--port", "0")

    assert event is None and process.returncode == code
    errors = process.stderr.read()
    for sentence in said:
        assert sentence in errors
    assert not (tmp_path / ".tabpreview").exists()


def test_of_more_than_a_hundred_the_first_are_served(tabpreview, spec):
    for number in range(101):
        spec(f"app/{number}.yaml")
    process, event = tabpreview.serve("app", "--port", "0")

    assert len(event["previews"]) == 100
    process.send_signal(signal.SIGTERM)
    process.wait(timeout=60)
    assert "There are 101 specs, but one server can have at most 100. Those up to app/98.yaml are served." in process.stderr.read()


def test_each_spec_that_is_served_already_is_named(tabpreview, spec):
    for name in ("a.yaml", "b.yaml", "c.yaml"):
        spec(name)
    _, first = tabpreview.serve("a.yaml", "b.yaml", "--port", "0")
    second, event = tabpreview.serve("c.yaml", "b.yaml", "a.yaml", "--port", "0")

    assert event is None and second.returncode == 69
    said = second.stderr.read()
    assert first["url"] + "p/a/" in said and first["url"] + "p/b/" in said
    assert tabpreview.serve("c.yaml", "--port", "0")[1] is not None


# While it runs

def test_a_change_names_its_preview(tabpreview, spec):
    spec("shop.yaml")
    spec("bank.yaml")
    process, event = tabpreview.serve("shop.yaml", "bank.yaml", "--port", "0")
    before = listed(event)
    spec("bank.yaml", "Bank", "Cards")

    change = event_of(process, "change")
    assert (change["preview"], change["file"], change["ok"]) == ("bank", "bank.yaml", True)
    assert "Cards" in get(event["url"], "p/bank/layout")
    after = listed(event)
    assert after["shop"] == before["shop"] and after["bank"]["revision"] != before["bank"]["revision"]


def test_specs_come_and_go_with_their_files(tabpreview, spec, tmp_path):
    shop, _ = spec("app/shop.yaml", "Shop"), spec("app/bank.yaml", "Bank")
    process, event = tabpreview.serve("app", "--port", "0")
    spec("app/news.yaml", "News", "Headlines")

    added = event_of(process, "added")
    assert (added["preview"], added["file"]) == ("news", "app/news.yaml")
    assert list(listed(event)) == ["bank", "shop", "news"]
    assert "Headlines" in get(event["url"], "p/news/layout")
    spec("app/news.yaml", "News", "Sports")
    assert event_of(process, "change")["preview"] == "news"
    made = tabpreview("share", "create", "app/news.yaml", "--format", "json")
    assert json.loads(made.stdout)["url"].startswith(event["url"] + "p/news/s/")

    text = shop.read_text()
    shop.unlink()
    assert event_of(process, "removed")["preview"] == "shop"
    assert "shop" not in listed(event)
    assert json.loads(get(event["url"], "p/shop/diagnostics"))["ok"] is False
    assert "Home" in get(event["url"], "p/shop/layout")
    shop.write_text(text)
    assert event_of(process, "added")["preview"] == "shop"
    assert list(listed(event)) == ["bank", "shop", "news"]


def test_who_has_a_spec_of_a_directory_is_said_each_time(tabpreview, spec):
    spec("app/shop.yaml")
    spec("app/bank.yaml")
    process, event = tabpreview.serve("app", "--port", "0")

    for arguments in (["app"], ["app/bank.yaml"], ["app"]):
        refused, nothing = tabpreview.serve(*arguments, "--port", "0")
        said = refused.stderr.read()
        assert nothing is None and f"Another tabpreview (process {process.pid}) has bank.yaml open" in said
        assert f"serves at {event['url']}p/bank/" in said


def test_a_named_file_that_is_gone_stays_in_the_list(tabpreview, spec):
    shop, _ = spec("shop.yaml"), spec("bank.yaml")
    _, event = tabpreview.serve("shop.yaml", "bank.yaml", "--port", "0")
    shop.unlink()

    until(lambda: listed(event)["shop"]["missing"], "the file no longer exists")
    assert listed(event)["bank"]["missing"] is False


def test_it_waits_for_files_and_for_the_first_spec_of_a_directory(tabpreview, spec, tmp_path):
    (tmp_path / "app").mkdir()
    process, event = tabpreview.serve("later.yaml", "app", "--port", "0", "--wait")
    assert listed(event)["later"]["missing"] is True
    spec("app/shop.yaml")
    assert event_of(process, "added")["preview"] == "shop"
    spec("later.yaml", "Later")
    until(lambda: listed(event)["later"]["title"] == "Later", "the file that was waited for")

    (tmp_path / "other").mkdir()
    process, event = tabpreview.serve("other", "--port", "0", "--wait")
    assert event["previews"] == [] and "No previews yet" in get(event["url"], accept="text/html")
    spec("other/first.yaml")
    assert event_of(process, "added")["preview"] == "first"


def test_it_waits_for_a_directory_that_does_not_exist_yet(tabpreview, spec):
    process, event = tabpreview.serve("app", "--port", "0", "--wait")
    assert event["previews"] == []
    spec("app/shop.yaml")
    assert event_of(process, "added")["preview"] == "shop"
    assert "Home" in get(event["url"], "p/shop/layout")


def test_links_are_stored_once_the_directory_that_is_waited_for_is_there(tabpreview, spec, tmp_path):
    process, event = tabpreview.serve("later/tabs.yaml", "--port", "0", "--wait")
    body = json.dumps({"label": "Anna"}).encode()
    request = urllib.request.Request(event["url"] + "shares", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        made = json.load(answer)
    file = spec("later/tabs.yaml", "Later")
    until(lambda: list((tmp_path / "later/.tabpreview").glob("server-*.json")), "nothing is stored")
    until(lambda: "Home" in get(event["url"], "layout"), "the spec that was waited for")
    assert status(made["url"]) == 200
    (link,) = json.loads(tabpreview("share", "list", file, "--format", "json").stdout)
    assert link["label"] == "Anna"
    process.terminate()
    assert process.wait(timeout=60) == 0
    (link,) = json.loads(tabpreview("share", "list", file, "--format", "json").stdout)
    assert link["id"] == made["id"]


def test_a_renamed_spec_keeps_its_links_and_its_history(tabpreview, spec):
    shop, _ = spec("app/shop.yaml", "Shop"), spec("app/bank.yaml", "Bank")
    process, event = tabpreview.serve("app", "--port", "0")
    made = json.loads(tabpreview("share", "create", shop, "--label", "Anna", "--format", "json").stdout)
    store = shop.with_name("store.yaml")
    shop.rename(store)
    assert event_of(process, "added")["file"].endswith("store.yaml")

    (link,) = json.loads(tabpreview("share", "list", store, "--format", "json").stdout)
    assert link["id"] == made["id"] and status(made["url"]) == 200
    assert len(json.loads(tabpreview("history", store, "--format", "json").stdout)["revisions"]) == 1
    assert sorted(one["file"] for one in json.loads(get(event["url"]))) == ["bank.yaml", "store.yaml"]
    store.write_text(store.read_text().replace("Home", "Start"))
    until(lambda: "Start" in get(event["url"], "p/shop/layout"), "it is live")
    process.terminate()
    assert process.wait(timeout=60) == 0

    # At the next start it has the name of its file, and so have its links.
    port = event["url"].rsplit(":", 1)[1].rstrip("/")
    _, event = tabpreview.serve("app", "--port", port)
    assert status(made["url"].replace("/p/shop/", "/p/store/")) == 200 and status(made["url"]) == 404


def test_commands_find_the_preview_of_each_spec(tabpreview, spec):
    files = [spec("app/shop.yaml"), spec("app/bank.yaml"), spec("other/bank.yaml")]
    _, event = tabpreview.serve("app", "other/bank.yaml", "--port", "0")
    names = {one["file"]: one["name"] for one in json.loads(get(event["url"]))}
    assert sorted(names.values()) == ["app-bank", "other-bank", "shop"]
    for file in files:
        made = json.loads(tabpreview("share", "create", file, "--format", "json").stdout)
        name = next(name for path, name in names.items() if str(file).endswith(path))
        assert made["url"].startswith(f"{event['url']}p/{name}/s/")
        assert status(made["url"]) == 200
        links = json.loads(tabpreview("share", "list", file, "--format", "json").stdout)
        assert [link["id"] for link in links] == [made["id"]]
        assert [link["id"] for link in json.loads(get(event["url"], f"p/{name}/shares"))] == [made["id"]]
        assert json.loads(tabpreview("history", file, "--format", "json").stdout)["revisions"]
    assert tabpreview("share", "revoke", "--all", "--spec", files[0]).returncode == 0
    assert json.loads(tabpreview("share", "list", files[0], "--format", "json").stdout) == []
    assert len(json.loads(tabpreview("share", "list", files[1], "--format", "json").stdout)) == 1


def test_what_was_changed_is_there_when_one_of_them_is_served_alone(tabpreview, spec):
    spec("shop.yaml")
    spec("bank.yaml")
    process, event = tabpreview.serve("shop.yaml", "bank.yaml", "--port", "0")
    token = json.loads(tabpreview("share", "create", "shop.yaml", "--format", "json").stdout)["url"].split("/s/")[1]
    process.send_signal(signal.SIGTERM)
    assert process.wait(timeout=60) == 0

    _, alone = tabpreview.serve("shop.yaml", "--port", "0")
    assert status(f"{alone['url']}s/{token}") == 200


def test_a_terminal_lists_the_previews_and_acts_on_keys(tmp_path, spec):
    spec("shop.yaml")
    spec("bank.yaml")
    terminal = Terminal(tmp_path, "serve", "shop.yaml", "bank.yaml", "--port", "0", "--require-link")
    try:
        terminal.sees(r"Showing 2 previews at http://127\.0\.0\.1:\d+/")
        terminal.sees(r"/p/shop/  shop\.yaml")
        terminal.sees("Press h for help")
        for key, pattern in [
            ("h", "reload the specs"), ("r", r"Reloaded shop\.yaml: no changes"),
            ("u", r"Owner link.*/s/"), ("c", "A link opens one preview"),
        ]:
            terminal.press(key)
            terminal.sees(pattern)
        terminal.press("q")
        assert terminal.process.wait(timeout=60) == 0
    finally:
        if terminal.process.poll() is None:
            terminal.process.kill()
