"""Conditions of a spec: `--if` with every command that draws or checks, and what differs between platforms."""

import json

import pytest

from program import ROOT

SPEC = """platforms: [iPhone, mac]
conditions:
  isSignedIn: { usually: true }
tabs:
  - { title: Home, systemImage: house, value: home }
  - { title: Profile, systemImage: person, value: profile, when: { if: [isSignedIn] } }
  - { title: Windows, systemImage: macwindow, value: windows, when: { platforms: [mac] } }
"""


def items(tabpreview, spec, *options):
    bar = json.loads(tabpreview("resolve", str(spec), "--format", "json", *options).stdout)["bar"]
    return [entry["id"] for entry in bar["items"]]


def test_an_answer_decides_which_tabs_are_declared(tabpreview, spec):
    assert items(tabpreview, spec, "--platform", "iPhone") == ["home", "profile"]
    assert items(tabpreview, spec, "--platform", "iPhone", "--if", "isSignedIn=false") == ["home"]
    assert items(tabpreview, spec, "--platform", "mac") == ["home", "profile", "windows"]


@pytest.mark.parametrize("command", [
    ["resolve"], ["lint"], ["export", "--format", "swift"], ["diff", "--sdk", "26..27"],
    ["customize", "--op", '{"op": "resetAll"}']])
def test_an_unknown_condition_is_refused_with_the_nearest(tabpreview, spec, command):
    done = tabpreview(command[0], str(spec), *command[1:], "--if", "isSignedInn=true")
    assert done.returncode == 64
    assert '--if: "isSignedInn" is not a condition of the tab view. Did you mean "isSignedIn"?' in done.stderr


@pytest.mark.parametrize("text", ["isSignedIn", "isSignedIn=maybe", "=true"])
def test_what_is_no_answer_is_refused(tabpreview, spec, text):
    done = tabpreview("resolve", str(spec), "--if", text)
    assert done.returncode == 64
    assert "expected NAME=true or NAME=false" in done.stderr


def test_lint_speaks_of_each_platform_as_the_spec_is_there(tabpreview, spec):
    spec.write_text(SPEC.replace("tabs:\n", "selection: windows\ntabs:\n"), encoding="utf-8")
    found = json.loads(tabpreview("lint", str(spec), "--format", "json").stdout)["diagnostics"]
    missing = [one for one in found if one["id"] == "R5.4"]
    assert [one["text"].endswith("Only on iOS.") for one in missing] == [True]
    assert missing[0]["line"] == 8


def test_diff_names_the_key_in_the_variant(tabpreview, spec, tmp_path):
    old = SPEC.replace("value: home }", "value: home, variants: [{ when: { platforms: [mac] }, badge: 1 }] }")
    (tmp_path / "old.yaml").write_text(old, encoding="utf-8")
    (tmp_path / "new.yaml").write_text(old.replace("badge: 1", "badge: 2"), encoding="utf-8")
    done = tabpreview("diff", str(tmp_path / "old.yaml"), str(tmp_path / "new.yaml"), "--format", "json")
    changes = json.loads(done.stdout)["changes"]
    assert [(one["kind"], one["from"], one["to"], one["platforms"]) for one in changes] == [
        ("changed", {"variants[0].badge": 1}, {"variants[0].badge": 2}, ["mac"])]


def test_diff_tells_null_in_a_variant_from_no_key(tabpreview, spec, tmp_path):
    variant = "value: home, variants: [{ when: { platforms: [mac] }%s }] }"
    texts = {"no.yaml": ", accessibilityLabel: Start", "null.yaml": ", accessibilityLabel: Start, badge: null"}
    for name, values in texts.items():
        (tmp_path / name).write_text(SPEC.replace("value: home }", variant % values), encoding="utf-8")

    def diff(old, new, *options):
        return tabpreview("diff", str(tmp_path / old), str(tmp_path / new), *options).stdout

    assert "variants[0].badge: none → null (the default)" in diff("no.yaml", "null.yaml")
    assert "variants[0].badge: null (the default) → none" in diff("null.yaml", "no.yaml")
    assert "| variants[0].badge: null (the default) |" in diff("no.yaml", "null.yaml", "--format", "markdown")
    change, = json.loads(diff("no.yaml", "null.yaml", "--format", "json"))["changes"]
    assert (change["from"], change["to"]) == ({}, {"variants[0].badge": None})


def test_diff_tells_alternatives_apart(tabpreview, spec, tmp_path):
    spec.write_text(SPEC.replace("when: { platforms: [mac] }", "when: [{ platforms: [mac] }, { sizeClass: compact }]"),
                    encoding="utf-8")
    (tmp_path / "old.yaml").write_text(SPEC, encoding="utf-8")
    done = tabpreview("diff", str(tmp_path / "old.yaml"), str(spec))
    assert 'when: platforms: "mac" → platforms: "mac" or sizeClass: compact' in done.stdout
    assert items(tabpreview, spec, "--platform", "iPhone") == ["home", "profile", "windows"]
    assert items(tabpreview, spec, "--platform", "iPad", "--size-class", "regular") == ["home", "profile"]


SOURCE = """import SwiftUI
enum Place: String, CaseIterable, Identifiable {
    case home, news, me
    var id: Self { self }
}
struct RootView: View {
    @Environment(\\.horizontalSizeClass) private var width
    @State private var place = Place.home
    private var places: [Place] {
        UIDevice.current.userInterfaceIdiom == .phone || width == .compact ? [.home, .me] : [.home, .news]
    }
    var body: some View {
        TabView(selection: $place) {
            ForEach(places) { Tab($0.rawValue, systemImage: "star", value: $0) { Text("1") } }
        }
    }
}
"""


@pytest.mark.parametrize("platform, names", [
    ("iPhone", ["home", "me"]), ("iPad", ["home", "news"]), ("mac", ["home", "news"]), ("vision", ["home", "news"])])
def test_a_tab_of_several_devices_is_declared_only_there(tabpreview, tmp_path, platform, names):
    (tmp_path / "App.swift").write_text(SOURCE, encoding="utf-8")
    view, = json.loads(tabpreview("import", str(tmp_path)).stdout)["tabViews"]
    assert [entry.get("when") for entry in view["spec"]["tabs"]] == [
        None, [{"platforms": ["iPhone", "iPhoneDuo"]}, {"sizeClass": "compact"}],
        {"platforms": ["iPad", "mac", "tv", "vision"], "sizeClass": "regular"}]
    drawn = tabpreview("resolve", str(tmp_path), "--platform", platform).stdout
    assert items(tabpreview, tmp_path, "--platform", platform) == names
    assert "hidden" not in drawn and "only on iPhone and iPhone Duo, or in compact width." in drawn
    assert "hidden" not in tabpreview("lint", str(tmp_path)).stdout


@pytest.mark.parametrize("name, least", [("news", "info"), ("bank", "info"), ("music", "warning")])
def test_the_examples_are_clean(tabpreview, name, least):
    done = tabpreview("lint", str(ROOT / "Examples" / f"{name}.yaml"), "--fail-on", least)
    assert done.returncode == 0, done.stdout


def test_the_swift_source_declares_tabs_where_the_spec_does(tabpreview, spec):
    source = tabpreview("export", str(spec), "--format", "swift").stdout
    assert "var isSignedIn = true" in source and "if isSignedIn {" in source and "#if os(macOS)" in source
