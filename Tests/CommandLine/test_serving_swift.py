"""`tabpreview serve` on Swift source: what is served, and what a save in each kind of file changes."""

import json
import os
import pathlib
import shutil
import signal
import subprocess
import time
import urllib.error
import urllib.request

import pytest

from program import BINARY, line

VIEW = """import SwiftUI

struct {name}: View {{
    var body: some View {{
        TabView {{
            ForEach(AppTab.allCases) {{ tab in
                Tab(tab.title, systemImage: tab.symbol, value: tab) {{ Text(tab.title) }}
            }}
            Tab("settings", systemImage: "gearshape", value: AppTab.none) {{ Text("Settings") }}
        }}
    }}
}}
"""

TABS = """import SwiftUI

enum AppTab: String, CaseIterable, Identifiable {
    case home, inbox

    static let none = AppTab.home
    var id: Self { self }

    var title: String {
        switch self {
        case .home: "Home"
        case .inbox: "Inbox"
        }
    }

    var symbol: String { self == .home ? "house" : "tray" }
}
"""

STRINGS = """{
  "sourceLanguage": "en",
  "strings": {
    "settings": { "localizations": {
      "en": { "stringUnit": { "state": "translated", "value": "Settings" } },
      "de": { "stringUnit": { "state": "translated", "value": "Einstellungen" } }
    } }
  },
  "version": "1.0"
}
"""


@pytest.fixture
def app(tmp_path):
    folder = tmp_path / "App"
    (folder / "Views").mkdir(parents=True)
    (folder / "Views/RootView.swift").write_text(VIEW.format(name="RootView"))
    (folder / "AppTab.swift").write_text(TABS)
    (folder / "Localizable.xcstrings").write_text(STRINGS)
    (folder / "Store.swift").write_text("import Foundation\n\nstruct Store { let count = 1 }\n")
    return folder


def get(url, path=""):
    request = urllib.request.Request(url + path, headers={"Accept": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())


def titles(url, path=""):
    layout = get(url, path + "layout?platform=iPhone")
    return [entry["title"] for entry in layout["bar"]["items"]]


def event_of(process, kind):
    while (event := json.loads(line(process)))["event"] != kind:
        pass
    return event


def edit(file, old, new, renaming=False):
    """Saves in place, as Xcode and Vim do, or by renaming, as most editors do."""
    text = file.read_text()
    assert old in text
    if renaming:
        beside = file.with_name(f".{file.name}.new")
        beside.write_text(text.replace(old, new))
        beside.rename(file)
    else:
        file.write_text(text.replace(old, new))


# What is served

def test_the_only_tab_view_is_the_preview(tabpreview, app):
    _, event = tabpreview.serve("App", "--port", "0")
    assert event["file"] == "RootView.swift"
    assert titles(event["url"]) == ["Home", "Inbox", "Settings"]
    assert (app / ".tabpreview").is_dir() and not (app / "Views/.tabpreview").exists()


def test_a_file_alone_is_served_with_what_it_tells(tabpreview, app):
    _, event = tabpreview.serve("App/Views/RootView.swift", "--port", "0")
    spec = get(event["url"], "spec")
    assert spec["tabs"][0]["repeats"] == {"over": "AppTab.allCases"}


def test_several_tab_views_are_a_list_by_their_names(tabpreview, app):
    (app / "Other.swift").write_text(VIEW.format(name="OtherView"))
    _, event = tabpreview.serve("App", "--port", "0")
    assert [one["preview"] for one in event["previews"]] == ["OtherView-body", "RootView-body"]
    assert titles(event["url"], "p/OtherView-body/") == ["Home", "Inbox", "Settings"]
    _, event = tabpreview.serve("App", "--view", "OtherView.body", "--port", "0", "--store", "elsewhere")
    assert event["file"] == "Other.swift"


def test_specs_and_swift_source_are_served_together(tabpreview, app, tmp_path):
    (tmp_path / "tabs.yaml").write_text("tabs:\n  - { title: A }\n")
    _, event = tabpreview.serve("tabs.yaml", "App", "--port", "0")
    assert [one["preview"] for one in event["previews"]] == ["tabs", "RootView-body"]


def test_a_directory_with_a_spec_shows_both(tabpreview, app):
    (app / "tabs.yaml").write_text("tabs:\n  - { title: Planned }\n")
    _, event = tabpreview.serve("App", "--port", "0")
    assert [preview["file"] for preview in event["previews"]][0] == "App/tabs.yaml"
    assert len(event["previews"]) > 1


def test_specs_below_a_directory_of_swift_source_are_found_too(tabpreview, app):
    (app / "Design").mkdir()
    (app / "Design/tabs.yaml").write_text("tabs:\n  - { title: Planned, systemImage: calendar }\n")
    _, event = tabpreview.serve("App", "--port", "0")
    assert "App/Design/tabs.yaml" in [preview["file"] for preview in event["previews"]]
    said = tabpreview("check", "App").stdout
    assert "RootView.swift" in said and "App/Design/tabs.yaml: no errors." in said


def test_source_without_a_tab_view_is_no_obstacle_beside_specs(tabpreview, tmp_path):
    (tmp_path / "Tool/Design").mkdir(parents=True)
    (tmp_path / "Tool/Package.swift").write_text("// swift-tools-version: 6.0\n")
    (tmp_path / "Tool/Design/tabs.yaml").write_text("tabs:\n  - { title: Planned }\n")
    assert "Planned" in tabpreview("resolve", "Tool").stdout
    _, event = tabpreview.serve("Tool", "--port", "0")
    assert [preview["file"] for preview in event["previews"]] == ["Tool/Design/tabs.yaml"]


def test_texts_come_in_the_language_that_is_asked_for(tabpreview, app):
    _, event = tabpreview.serve("App", "--locale", "de", "--port", "0")
    assert titles(event["url"])[-1] == "Einstellungen"


def test_build_flags_are_off_unless_defined(tabpreview, app):
    edit(
        app / "Views/RootView.swift",
        '            Tab("settings"',
        '            #if BETA\n            Tab("Beta", systemImage: "b.circle") { Text("") }\n            #endif\n            Tab("settings"',
    )
    _, event = tabpreview.serve("App", "--port", "0")
    assert "Beta" not in titles(event["url"])
    _, event = tabpreview.serve("App", "--define", "BETA", "--port", "0", "--store", "elsewhere")
    assert "Beta" in titles(event["url"])


# What can't be served

def test_source_without_a_tab_view_is_refused_with_what_was_looked_at(tabpreview, tmp_path):
    (tmp_path / "App").mkdir()
    (tmp_path / "App/Model.swift").write_text("struct Model {}\n")
    done = tabpreview("serve", "App", "--port", "0")
    assert done.returncode == 1 and 'No tab view was found in "App".' in done.stderr


def test_a_missing_file_and_an_unknown_view_are_refused(tabpreview, app):
    done = tabpreview("serve", "None.swift", "--port", "0")
    assert done.returncode == 66 and "None.swift" in done.stderr
    done = tabpreview("serve", "App", "--view", "Nope.body", "--port", "0")
    assert done.returncode == 64 and 'no tab view named "Nope.body"' in done.stderr and "RootView.body" in done.stderr


def test_without_the_reader_what_to_do_is_said(app, tmp_path):
    folder = tmp_path / "bin"
    folder.mkdir()
    shutil.copy(BINARY, folder / "tabpreview")
    for resources in pathlib.Path(BINARY).parent.glob("*.resources"):
        (folder / resources.name).symlink_to(resources)
    done = subprocess.run(
        [folder / "tabpreview", "serve", "App", "--port", "0"], cwd=tmp_path, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 69 and "Reinstall tabpreview" in done.stderr


# What a save changes

@pytest.mark.parametrize("renaming", [False, True])
@pytest.mark.parametrize(
    "name, old, new, expected",
    [
        ("Views/RootView.swift", '"gearshape", ', '"gearshape", ', None),
        ("AppTab.swift", '"Inbox"', '"Mail"', ["Home", "Mail", "Settings"]),
        ("AppTab.swift", "home, inbox", "inbox, home", ["Inbox", "Home", "Settings"]),
        ("Localizable.xcstrings", '"Settings"', '"Options"', ["Home", "Inbox", "Options"]),
        ("Views/RootView.swift", 'Tab("settings"', 'Tab("More"', ["Home", "Inbox", "More"]),
    ],
)
def test_a_save_in_any_file_that_a_layout_depends_on_changes_it(tabpreview, app, name, old, new, expected, renaming):
    process, event = tabpreview.serve("App", "--port", "0")
    edit(app / name, old, new, renaming)
    if expected is None:
        # The same text again: no spec is new until the next one; pages that show the file's text may hear of the save.
        edit(app / "AppTab.swift", '"Home"', '"Start"', renaming)
        expected = ["Start", "Inbox", "Settings"]
    change = event_of(process, "change")
    if new == old and change["kind"] == "diagnostics":
        change = event_of(process, "change")
    assert change["kind"] == "spec" and change["ok"] and titles(event["url"]) == expected


def test_a_save_in_any_other_file_changes_nothing(tabpreview, app):
    process, event = tabpreview.serve("App", "--port", "0")
    edit(app / "Store.swift", "count = 1", "count = 2")
    (app / "New.swift").write_text("struct New {}\n")
    time.sleep(0.5)
    edit(app / "AppTab.swift", '"Home"', '"Start"')
    change = event_of(process, "change")
    # The start is the revision 1: nothing came between.
    assert change["revision"].split(".")[0] == "2" and titles(event["url"])[0] == "Start"


def test_a_save_of_an_image_that_a_tab_names_changes_the_preview(tabpreview, app):
    def draw(name, width):
        folder = app / f"Assets.xcassets/{name}.imageset"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "Contents.json").write_text('{"images": [{"filename": "drawing.svg", "idiom": "universal"}]}')
        (folder / "drawing.svg").write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0 L{width} 0 L0 9 Z"/></svg>'
        )

    draw("ferry", 9)
    draw("unused", 9)
    edit(app / "Views/RootView.swift", 'systemImage: "gearshape"', 'image: "ferry"')
    process, event = tabpreview.serve("App", "--port", "0")
    draw("unused", 5)
    time.sleep(0.5)
    draw("ferry", 5)
    change = event_of(process, "change")
    # Nothing came of the other image.
    assert change["ok"] and change["revision"].split(".")[0] == "2"


def test_a_new_declaration_reaches_a_layout_that_looked_for_it_in_vain(tabpreview, app):
    (app / "AppTab.swift").unlink()
    process, event = tabpreview.serve("App", "--port", "0")
    assert titles(event["url"]) != ["Home", "Inbox", "Settings"]
    (app / "Model").mkdir()
    (app / "Model/Places.swift").write_text(TABS)
    event_of(process, "change")
    assert titles(event["url"]) == ["Home", "Inbox", "Settings"]


def test_half_typed_source_leaves_the_last_good_layout(tabpreview, app):
    process, event = tabpreview.serve("App", "--port", "0")
    edit(app / "Views/RootView.swift", 'Tab("settings", systemImage', 'Tab("settings, systemImage')
    change = event_of(process, "change")
    assert not change["ok"] and change["diagnostics"][0]["id"] == "syntax"
    assert (change["diagnostics"][0]["file"], change["diagnostics"][0]["line"]) == ("Views/RootView.swift", 9)
    assert titles(event["url"]) == ["Home", "Inbox", "Settings"]
    edit(app / "Views/RootView.swift", 'Tab("settings, systemImage', 'Tab("Options", systemImage')
    assert event_of(process, "change")["ok"]
    assert titles(event["url"]) == ["Home", "Inbox", "Options"]


def test_tab_views_come_and_go_with_their_source(tabpreview, app):
    (app / "Other.swift").write_text(VIEW.format(name="OtherView"))
    process, event = tabpreview.serve("App", "--port", "0")
    (app / "Third.swift").write_text(VIEW.format(name="ThirdView"))
    assert event_of(process, "added")["preview"] == "ThirdView-body"
    (app / "Other.swift").unlink()
    assert event_of(process, "removed")["preview"] == "OtherView-body"
    # In the order of their files.
    assert [one["name"] for one in get(event["url"])] == ["ThirdView-body", "RootView-body"]
    (app / "Other.swift").write_text(VIEW.format(name="OtherView"))
    assert event_of(process, "added")["preview"] == "OtherView-body"


def test_a_checkout_of_many_files_is_one_change(tabpreview, app):
    process, event = tabpreview.serve("App", "--port", "0")
    for number in range(200):
        (app / f"File{number}.swift").write_text(f"struct File{number} {{}}\n")
    edit(app / "AppTab.swift", '"Home"', '"Start"')
    edit(app / "Localizable.xcstrings", '"Settings"', '"Options"')
    end = time.monotonic() + 60
    while titles(event["url"]) != ["Start", "Inbox", "Options"]:
        assert time.monotonic() < end
        event_of(process, "change")


def test_the_reader_may_die_between_two_saves(tabpreview, app):
    process, event = tabpreview.serve("App", "--port", "0")
    children = subprocess.run(
        ["pgrep", "-P", str(process.pid), "-f", "tabpreview-swiftui"], capture_output=True, text=True
    ).stdout.split()
    assert children, "no reader runs"
    for child in children:
        os.kill(int(child), signal.SIGKILL)
    edit(app / "AppTab.swift", '"Home"', '"Start"')
    assert event_of(process, "change")["ok"]
    assert titles(event["url"]) == ["Start", "Inbox", "Settings"]


def test_a_folder_that_is_gone_is_said_and_comes_back(tabpreview, app, tmp_path):
    process, event = tabpreview.serve("App", "--port", "0", "--store", "elsewhere")
    app.rename(tmp_path / "Moved")
    change = event_of(process, "change")
    assert not change["ok"] and titles(event["url"]) == ["Home", "Inbox", "Settings"]
    (tmp_path / "Moved").rename(app)
    assert event_of(process, "change")["ok"]


# Edits in the page

def edit_in_page(url, body):
    tag = urllib.request.urlopen(url + "spec", timeout=60).headers["ETag"]
    request = urllib.request.Request(
        url + "edit", data=json.dumps(body).encode(), method="POST",
        headers={"Content-Type": "application/json", "If-Match": tag, "Origin": url[:-1], "Accept": "application/json"},
    )
    try:
        return urllib.request.urlopen(request, timeout=60).status
    except urllib.error.HTTPError as refusal:
        return refusal.code


def test_an_edit_changes_the_swift_file_and_undo_gives_it_back(tabpreview, app):
    before = (app / "AppTab.swift").read_text()
    _, event = tabpreview.serve("App", "--port", "0")
    assert edit_in_page(event["url"], {"edit": "set", "of": "inbox", "members": {"title": "Mail"}}) == 200
    assert (app / "AppTab.swift").read_text() == before.replace('"Inbox"', '"Mail"')
    assert titles(event["url"]) == ["Home", "Mail", "Settings"]
    assert edit_in_page(event["url"], {"edit": "undo"}) == 200
    assert (app / "AppTab.swift").read_text() == before


def test_an_edit_goes_through_no_link(tabpreview, app, tmp_path):
    _, event = tabpreview.serve("App", "--port", "0")
    (app / "AppTab.swift").rename(tmp_path / "Outside.swift")
    (app / "AppTab.swift").symlink_to(tmp_path / "Outside.swift")
    before = (tmp_path / "Outside.swift").read_text()
    assert edit_in_page(event["url"], {"edit": "set", "of": "inbox", "members": {"title": "Mail"}}) >= 400
    assert (tmp_path / "Outside.swift").read_text() == before


# What people keep

def test_a_customization_stays_while_lines_move(tabpreview, app):
    edit(
        app / "Views/RootView.swift",
        "        }\n    }\n}",
        '        }\n        .tabViewStyle(.sidebarAdaptable)\n        .tabViewCustomization($tabs)\n    }\n'
        '    @AppStorage("tabs") private var tabs: TabViewCustomization\n}',
    )
    edit(app / "Views/RootView.swift", "{ Text(tab.title) }", "{ Text(tab.title) }\n                .customizationID(tab.rawValue)")
    process, event = tabpreview.serve("App", "--port", "0")
    body = json.dumps({"op": "hide", "id": "inbox"}).encode()
    request = urllib.request.Request(
        event["url"] + "customization", data=body, method="POST",
        headers={"Content-Type": "application/json", "If-Match": "*", "Origin": event["url"][:-1]},
    )
    assert urllib.request.urlopen(request, timeout=60).status < 300
    edit(app / "Views/RootView.swift", "import SwiftUI\n", "// A comment.\nimport SwiftUI\n")
    edit(app / "AppTab.swift", '"Home"', '"Start"')
    event_of(process, "change")
    process.send_signal(signal.SIGINT)
    process.wait(timeout=60)
    _, event = tabpreview.serve("App", "--port", "0")
    assert '"inbox"' in json.dumps(get(event["url"], "customization"))
