"""The commands that answer and end: output, messages and exit codes."""

import json
import os
import subprocess

import pytest

from program import BINARY, ROOT, clean_environment


def test_resolve_prints_the_layout_as_stable_json(tabpreview, messages):
    first = tabpreview("resolve", messages, "--form", "tabBar", "--format", "json")
    second = tabpreview("resolve", messages, "--form", "tabBar", "--format", "json")

    assert first.returncode == 0, first.stderr
    assert first.stdout == second.stdout
    layout = json.loads(first.stdout)
    assert layout["chrome"] == "topBar"
    assert [entry["title"] for entry in layout["bar"]["items"]] == ["Requests", "Account", "Messages"]
    assert layout["bar"]["items"][2]["kind"] == "section"
    assert list(layout) == sorted(layout)


def test_resolve_flattens_sections_on_iphone(tabpreview, messages):
    result = tabpreview("resolve", messages, "--platform", "iPhone", "--format", "json")

    bar = json.loads(result.stdout)["bar"]
    assert [entry["id"] for entry in bar["items"]] == ["requests", "account", "received", "sent", "drafts"]
    assert bar["more"] is None


def test_resolve_reads_standard_input(tabpreview, messages):
    result = tabpreview("resolve", "-", "--input", "yaml", "--format", "json", stdin=messages.read_text())

    assert result.returncode == 0, result.stderr


def test_resolve_is_readable_as_text(tabpreview, messages):
    result = tabpreview("resolve", messages, "--form", "sidebar")

    assert result.returncode == 0
    assert "iPad, regular width, landscape, OS 27: sidebar" in result.stdout
    assert "Messages:" in result.stdout and "R2.41" in result.stdout


def test_resolve_all_names_every_environment(tabpreview, messages):
    layouts = json.loads(tabpreview("resolve", messages, "--all", "--format", "json").stdout)["layouts"]

    keys = [(entry["environment"]["platform"], entry["environment"]["sizeClass"], entry["environment"]["os"]) for entry in layouts]
    assert (len(keys), len(set(keys))) == (27, 24), "a wide iPad has its bar and its sidebar"
    assert all("chrome" in entry["layout"] for entry in layouts)


def test_resolve_sets_switches_for_one_call(tabpreview, messages):
    plain = tabpreview("resolve", messages, "--form", "tabBar", "--format", "json")
    result = tabpreview("resolve", messages, "--form", "tabBar", "--format", "json", "--switch",
                        "sectionChildrenInBar=true", "--switch", "macAutomatic=sidebar")

    def bar(answer):
        return [entry["id"] for entry in json.loads(answer.stdout)["bar"]["items"]]

    assert bar(plain) == ["requests", "account", "section-2"]
    assert bar(result) == ["requests", "account", "section-2", "received", "sent", "drafts"]


def test_resolve_all_writes_switches_only_if_given(tabpreview, messages):
    plain = tabpreview("resolve", messages, "--all", "--format", "json")
    result = tabpreview("resolve", messages, "--all", "--format", "json", "--switch", "sectionChildrenInBar=true")

    assert all("switches" not in entry["environment"] for entry in json.loads(plain.stdout)["layouts"])
    written = [entry["environment"]["switches"] for entry in json.loads(result.stdout)["layouts"]]
    assert written == [{"sectionChildrenInBar": True}] * 27


@pytest.mark.parametrize("setting, said", [
    ("macAutomatc=sidebar", '"macAutomatc" is not a switch. Did you mean "macAutomatic"?'),
    ("macAutomatic=sideber", '"sideber" is not a value of macAutomatic. Did you mean "sidebar"?'),
    ("macAutomatic", "expected NAME=VALUE"),
])
def test_a_switch_that_does_not_exist_is_64_and_names_the_nearest(tabpreview, messages, setting, said):
    for command in (["resolve", messages], ["customize", messages, "--op", "[]"]):
        result = tabpreview(*command, "--switch", setting)

        assert result.returncode == 64 and said in result.stderr
        assert result.stdout == ""


def test_all_errors_in_switches_are_reported_at_once(tabpreview, messages):
    result = tabpreview("resolve", messages, "--switch", "a=b", "--switch", "searchInMore=no", "--switch",
                        "searchInMore=never", "--switch", "searchInMore=declaredOrder")

    assert result.returncode == 64
    assert '"a" is not a switch' in result.stderr and '"no" is not a value of searchInMore' in result.stderr
    assert "searchInMore is set twice" in result.stderr


def test_customize_works_on_the_bar_that_the_switches_make(tabpreview):
    assert tabpreview("init").returncode == 0
    move = ["--op", '{"op": "moveInBar", "id": "favorites", "before": "library"}']

    assert tabpreview("customize", "tabs.yaml", *move).returncode == 1
    moved = tabpreview("customize", "tabs.yaml", *move, "--switch", "sectionChildrenInBar=true")
    assert moved.returncode == 0, moved.stderr
    assert json.loads(moved.stdout)["tabBarOrder"][0] == "com.example.favorites"


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["--platform", "iPhone", "--form", "sidebar"], "--form has no effect here"),
        (["--platform", "mac", "--size-class", "compact"], "--size-class has no effect on mac"),
        (["--editing"], "--editing has no effect here: the tab view has no tabViewCustomization"),
        (["--all", "--os", "26"], "--os has no effect with --all"),
        (["--all", "--platform", "iPad"], "--platform has no effect with --all"),
        (["--select", "drfats"], '--select: no entry has the id "drfats", so it is ignored. Did you mean "drafts"?'),
        (["--previous", "x\x1b[31m"], '--previous: no entry has the id "x\\u{1b}[31m", so it is ignored.'),
        (["--path", "sent,nowhere"], '--path: no entry has the id "nowhere"'),
        (["--last", "$more,gone"], '--last: no entry has the id "gone"'),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_an_option_without_effect_is_a_warning(tabpreview, messages, arguments, said):
    result = tabpreview("resolve", messages, *arguments)

    assert result.returncode == 0
    assert [line.startswith(f"tabpreview: warning: {said}") for line in result.stderr.splitlines()] == [True]


def test_options_with_effect_are_no_warning(tabpreview, messages):
    plain = tabpreview("resolve", messages, "--select", "drafts", "--path", "sent", "--last", "$more,section-2")
    table = tabpreview("resolve", messages, "--all", "--form", "sidebar", "--direction", "rtl")

    assert (plain.stderr, table.stderr) == ("", "")


@pytest.mark.parametrize(
    "arguments",
    [
        ["customize"],
        ["resolve", "messages.yaml", "--platform", "iPod"],
        ["resolve", "messages.yaml", "--os", "17"],
        ["resolve", "messages.yaml", "--size-class", "wide"],
        ["resolve", "messages.yaml", "--log-level", "loud"],
        ["serve", "messages.yaml", "--port", "70000"],
        ["serve", "messages.yaml", "--open-path", "relative"],
        ["customize", "messages.yaml", "--op", "{"],
        ["nonsense"],
    ],
    ids=" ".join,
)
def test_a_wrong_command_line_is_64(tabpreview, messages, arguments):
    result = tabpreview(*arguments)

    assert result.returncode == 64, result.stderr
    assert result.stdout == "" and result.stderr != ""


@pytest.mark.parametrize(
    "command",
    ["resolve S", "resolve S --format json", "resolve S --all", "diff S S", "diff S S --format json", "schema"]
    + ["diff S S --format markdown", "rules", "check S --format json", "check broken --format json", "config"],
)
def test_output_that_cannot_be_written_is_74(messages, tmp_path, command):
    (tmp_path / "broken").write_text("{", encoding="utf-8")
    arguments = command.replace("S", messages.name).split()
    with open("/dev/full", "w") as full:
        result = subprocess.run(
            [BINARY, *arguments], cwd=tmp_path, stdout=full, stderr=subprocess.PIPE, env=clean_environment(), timeout=60
        )

    assert result.returncode == 74
    assert result.stderr == b"tabpreview: error: Standard output can't be written: No space left on device.\n"


@pytest.mark.parametrize("command", [["resolve"], ["check"]])
def test_a_file_that_is_not_there_is_66(tabpreview, command):
    result = tabpreview(*command, "missing.json")

    assert result.returncode == 66
    assert "missing.json" in result.stderr and "No such file" in result.stderr


def test_check_reports_every_mistake_with_its_place(tabpreview, tmp_path):
    (tmp_path / "tabs.yaml").write_text("tabs:\n  - titel: Home\n    role: serach\n    badge: [1]\n")

    result = tabpreview("check", "tabs.yaml")

    assert result.returncode == 1
    lines = result.stdout.splitlines()
    assert result.stderr == ""
    assert lines[0].startswith("tabs.yaml:2:5: error: ") and '"title"' in lines[0] and lines[0].endswith("[unknownKey]")
    assert lines[1].startswith("tabs.yaml:3:11: error: ") and '"search"' in lines[1] and lines[1].endswith("[value]")
    assert lines[2].startswith("tabs.yaml:4:12: error: ") and lines[2].endswith("[type]")
    assert len(lines) == 3


def test_check_takes_several_files_and_names_those_that_can_not_be_read(tabpreview, tmp_path, messages):
    (tmp_path / "bad.yaml").write_text("tabs: 1\n")

    result = tabpreview("check", messages, "missing.json", "bad.yaml")
    assert result.returncode == 66 and result.stderr.count("missing.json") == 1
    assert result.stdout.splitlines()[0].endswith(": no errors.") and "bad.yaml:1:7: error:" in result.stdout
    both = json.loads(tabpreview("check", "bad.yaml", messages, "--format", "json").stdout)["diagnostics"]
    assert [found["file"] for found in both] == ["bad.yaml"]
    (tmp_path / "tabs.yaml").write_text("tabs: [{}]\n")
    assert tabpreview("check").stdout == "tabs.yaml: no errors.\n"


@pytest.mark.parametrize("command", ["check -", "check <(cat)", "resolve -", "lint -", "diff - <(cat tabs.yaml)"])
def test_yaml_comes_through_a_pipe_without_being_named(tmp_path, command):
    (tmp_path / "tabs.yaml").write_text("# ours\ntabs:\n  - { title: Home, systemImage: house, value: home }\n")
    result = subprocess.run(
        ["bash", "-c", f"cat tabs.yaml | tabpreview {command}"], cwd=tmp_path, capture_output=True, text=True,
        env=clean_environment(PATH=f"{BINARY.parent}:{os.environ['PATH']}"), timeout=60)

    assert (result.returncode, result.stderr) == (0, "")


def test_a_device_is_no_file(tabpreview):
    result = tabpreview("check", "/dev/null")

    assert result.returncode == 74
    assert result.stderr == "tabpreview: error: /dev/null can't be read: it is not a regular file.\n"


IMAGES = """tabs:
  - { title: Home, image: art/none.png, value: home }
  - { title: Run, image: Running, value: run, content: { image: drawing.svg } }
"""


def test_R5_83_images_that_can_not_be_shown_are_named_wherever_a_spec_is_read(tabpreview, tmp_path):
    (tmp_path / "app").mkdir()
    (tmp_path / "app" / "tabs.yaml").write_text(IMAGES)
    (tmp_path / "app" / "drawing.svg").write_text("<svg/>")

    lint = tabpreview("lint", "app/tabs.yaml")
    assert lint.returncode == 2
    for result in (lint, tabpreview("check", "app/tabs.yaml"), tabpreview("resolve", "app/tabs.yaml")):
        found = [line.strip() for line in result.stdout.splitlines() if "[R5.83]" in line]
        assert [line.split(":")[1] for line in found] == ["2", "3", "3"]
        assert ['"art/none.png"' in found[0], '"Running"' in found[1], '"drawing.svg"' in found[2]] == [True] * 3
    assert "imageAsset" in lint.stdout and "PNG, JPEG, GIF, WebP or SVG" in lint.stdout
    html = tabpreview("export", "app/tabs.yaml", "-o", "tabs.html")
    assert html.returncode == 0 and html.stderr.count("[R5.83]") == 3
    assert tabpreview("check", "app/tabs.yaml").returncode == 0
    assert "R5.83" not in tabpreview("check", "app/tabs.yaml", environment={"TABPREVIEW_LINT_OFF": "R5.83"}).stdout
    there = json.loads(tabpreview("check", "app/tabs.yaml", "--format", "json").stdout)["diagnostics"]
    assert [found["id"] for found in there] == ["R5.83"] * 3
    piped = tabpreview("check", "-", stdin=IMAGES)
    assert piped.stdout.count("[R5.83]") == 3, "looked for in the working folder"


@pytest.mark.parametrize("arguments", [["--size-class", "compact"], ["--then", "sizeClass compact"]], ids=" ".join)
@pytest.mark.parametrize("platform", ["mac", "vision", "tv"])
def test_a_device_of_one_width_has_no_other(tabpreview, tmp_path, platform, arguments):
    (tmp_path / "tabs.yaml").write_text(
        "tabViewStyle: sidebarAdaptable\nplatforms: [mac]\ntabs:\n  - { title: Home, systemImage: house, value: home }\n"
        "  - { title: More, systemImage: star, value: more, hidden: { sizeClass: compact } }\n")

    result = tabpreview("resolve", "tabs.yaml", "--platform", platform, *arguments)

    assert result.stdout == tabpreview("resolve", "tabs.yaml", "--platform", platform).stdout.replace(
        "  selected  home\n", "  selected  home\n" + ("  state     initial\n" if "--then" in arguments else ""))
    assert f"{platform}, regular width" in result.stdout and "More" in result.stdout
    assert "warning" in result.stderr


@pytest.mark.parametrize("name, platform", [("iOS", "iPhone"), ("IPHONE", "iPhone"), ("macOS", "mac"), ("visionos", "vision")])
def test_platforms_have_apple_s_names_too_in_any_case(tabpreview, messages, name, platform):
    assert tabpreview("resolve", messages, "--platform", name).stdout.startswith(f"{platform}, ")
    assert tabpreview("resolve", messages, "--then", f"platform {name}").stdout.startswith(f"{platform}, ")
    assert tabpreview("lint", messages, "--platform", f"{name},ipad", "--format", "json").stderr == ""


@pytest.mark.parametrize("arguments, meant", [
    (["--platform", "macSO"], "macOS"), (["--platform", "vison"], "vision"), (["--form", "tabBra"], "tabBar")])
def test_a_word_that_is_not_known_names_the_nearest(tabpreview, messages, arguments, meant):
    result = tabpreview("resolve", messages, *arguments)

    assert result.returncode == 64 and f'Did you mean "{meant}"?' in result.stderr
    assert tabpreview("resolve", messages, "--form", "tabbar").returncode == 0


def test_findings_of_other_platforms_are_not_said_under_a_device(tabpreview, tmp_path):
    entries = "".join(f"  - {{ title: T{n}, systemImage: star, value: v{n} }}\n" for n in range(7))
    (tmp_path / "tabs.yaml").write_text("tabViewStyle: sidebarAdaptable\ntabs:\n" + entries)

    def found(*arguments):
        return [word for word in ("R5.14", "R5.15") if word in tabpreview("resolve", "tabs.yaml", *arguments).stdout]

    assert found("--platform", "iPhone") == ["R5.14"]
    assert found("--platform", "iPad") == ["R5.14", "R5.15"]
    assert found("--platform", "iPhone", "--format", "json") == ["R5.14", "R5.15"]
    reasons = [line for line in tabpreview("resolve", "tabs.yaml", "--platform", "iPhone").stdout.splitlines() if "declared order" in line]
    assert len(reasons) == 1 and reasons[0].endswith("Also T1, T2 and T3.")


def test_the_table_of_all_keeps_to_the_columns_there_are(tabpreview, messages):
    narrow = tabpreview("resolve", messages, "--all", environment={"COLUMNS": "72"}).stdout.split("\n\n")[0]
    wide = tabpreview("resolve", messages, "--all", environment={"COLUMNS": "400"}).stdout.split("\n\n")[0]

    assert max(map(len, narrow.splitlines())) <= 72 < max(map(len, wide.splitlines()))
    assert narrow.split() == wide.split()


def test_check_gives_json(tabpreview, tmp_path):
    (tmp_path / "tabs.json").write_text('{"tabs": []}')

    result = tabpreview("check", "tabs.json", "--format", "json")

    assert result.returncode == 1
    (diagnostic,) = json.loads(result.stdout)["diagnostics"]
    assert set(diagnostic) == {"severity", "id", "text", "file", "line", "column", "entry", "fix", "quote"}
    assert (diagnostic["line"], diagnostic["file"]) == (1, "tabs.json")


def test_resolve_refuses_a_broken_spec_with_the_same_diagnostics(tabpreview, tmp_path):
    (tmp_path / "tabs.json").write_text('{"tabs": [')

    result = tabpreview("resolve", "tabs.json", "--format", "json")

    assert result.returncode == 1
    assert json.loads(result.stdout)["diagnostics"][0]["id"] == "syntax"


def test_customize_applies_the_rules_of_the_preview(tabpreview, tmp_path):
    assert tabpreview("init").returncode == 0

    added = tabpreview("customize", "tabs.yaml", "--op", '{"op": "addToBar", "id": "favorites"}')
    assert added.returncode == 0, added.stderr
    assert json.loads(added.stdout)["tabs"] == {"com.example.favorites": {"tabBar": "visible"}}

    (tmp_path / "stored.json").write_text(added.stdout)
    removed = tabpreview(
        "customize", "tabs.yaml", "--customization", "stored.json", "--op", '{"op": "removeFromBar", "id": "favorites"}'
    )
    assert json.loads(removed.stdout)["tabs"] == {"com.example.favorites": {"tabBar": "hidden"}}

    words = tabpreview("customize", "tabs.yaml", "--op", "addToBar favorites", "--op", "moveInBar favorites end")
    assert json.loads(words.stdout)["tabs"]["com.example.favorites"] == {"tabBar": "visible"}, words.stderr
    typo = tabpreview("customize", "tabs.yaml", "--op", "addToBar favorits")
    assert typo.returncode == 1 and 'Did you mean "favorites"?' in typo.stderr
    for wrong, said in [("addToBar", "id"), ("addTobar x", "addToBar"), ("hide home sometimes", '"sometimes" is not a key')]:
        refused = tabpreview("customize", "tabs.yaml", "--op", wrong)
        assert refused.returncode == 64 and said in refused.stderr, refused.stderr

    refused = tabpreview("customize", "tabs.yaml", "--op", '{"op": "removeFromBar", "id": "home"}')
    assert refused.returncode == 1 and "[R1.25]" in refused.stderr and refused.stdout == ""


@pytest.mark.parametrize("format, name", [("yaml", "tabs.yaml"), ("json", "tabs.json")])
def test_init_writes_a_spec_that_is_read_without_an_error(tabpreview, tmp_path, format, name):
    assert tabpreview("init", "--format", format).returncode == 0
    before = (tmp_path / name).read_bytes()

    assert tabpreview("check", name).returncode == 0
    assert tabpreview("init", "--format", format).returncode == 74
    assert (tmp_path / name).read_bytes() == before


def test_schema_is_json_and_names_every_key(tabpreview):
    schema = json.loads(tabpreview("schema").stdout)

    assert {"tabs", "tabViewStyle", "switches", "sizeClassMapping"} <= set(schema["properties"])


def test_schema_in_the_repository_is_what_the_program_prints(tabpreview):
    kept = ROOT / "Schema/tabpreview.schema.json"

    assert kept.read_text(encoding="utf-8") == tabpreview("schema").stdout, (
        "The schema has changed. Run: tabpreview schema > Schema/tabpreview.schema.json"
    )


def test_config_explains_where_values_come_from(tabpreview, tmp_path):
    (tmp_path / "config.json").write_text('{"tabpreview": {"log": {"level": "info"}}}')

    result = tabpreview("config", "--format", "json", environment={"TABPREVIEW_SERVER_PORT": "9000"})
    shown = json.loads(result.stdout)
    assert shown["file"] == "config.json" and {one["key"] for one in shown["settings"]} >= {"server.port", "lint.off"}
    port = {"key": "server.port", "value": "9000", "source": "TABPREVIEW_SERVER_PORT"}
    assert port in shown["settings"] and shown == json.loads(tabpreview(
        "config", "--format", "json", environment={"TABPREVIEW_SERVER_PORT": "9000"}).stdout)
    result = tabpreview("config", "--explain", environment={"TABPREVIEW_SERVER_PORT": "9000"})

    assert result.returncode == 0
    assert "server.port = 9000\n    from TABPREVIEW_SERVER_PORT" in result.stdout
    assert "log.level = info\n    from config.json:1:34" in result.stdout
    assert "log.format = text\n    from default" in result.stdout


def test_a_wrong_setting_is_64_and_names_its_place(tabpreview, tmp_path, messages):
    (tmp_path / "config.json").write_text('{"tabpreview": {"server": {"port": "x"}}}')

    result = tabpreview("resolve", messages, environment={"TABPREVIEW_LOG_LEVEL": "loud"})

    assert result.returncode == 64
    assert "config.json:1:36" in result.stderr and "TABPREVIEW_LOG_LEVEL" in result.stderr


def test_lint_off_silences_a_finding(tabpreview, tmp_path, messages):
    messages.write_text(messages.read_text().replace("value: account", "value: requests"))
    loud = tabpreview("resolve", messages, "--format", "json")
    quiet = tabpreview("resolve", messages, "--format", "json", environment={"TABPREVIEW_LINT_OFF": "R5.1"})

    assert "R5.1" in [finding["id"] for finding in json.loads(loud.stdout)["findings"]]
    assert "R5.1" not in [finding["id"] for finding in json.loads(quiet.stdout)["findings"]]


def test_a_spec_switches_findings_off_at_an_entry_and_for_the_whole(tabpreview, tmp_path):
    spec = tmp_path / "tabs.yaml"
    spec.write_text(
        "lint: { R5.11: nobody customizes }\n"
        "tabs:\n"
        "  - { title: Home, systemImage: house.fill, value: a, customizationID: a, lint: { R5.27: ours } }\n"
        "  - { title: Mail, systemImage: tray.fill, value: b, customizationID: b }\n"
    )
    found = json.loads(tabpreview("resolve", spec, "--format", "json").stdout)["findings"]

    assert [(finding["id"], finding["entry"], finding["line"]) for finding in found] == [("R5.27", "b", 4)]


def test_an_empty_reason_and_a_foreign_id_are_refused_with_their_place(tabpreview, tmp_path):
    spec = tmp_path / "tabs.yaml"
    spec.write_text('lint: { R5.11: "" }\ntabs:\n  - { title: A, value: a, lint: { R2.1: why } }\n')

    result = tabpreview("check", spec)

    assert result.returncode == 1
    assert ":1:" in result.stdout and "the reason is empty" in result.stdout
    assert ":3:" in result.stdout and '"R2.1" is not the id of a finding' in result.stdout


def test_only_ids_of_findings_are_switched_off(tabpreview, tmp_path, messages):
    (tmp_path / "config.json").write_text('{"tabpreview": {"lint": {"off": ["R5.99"]}}}')

    result = tabpreview("resolve", messages)

    assert result.returncode == 64
    assert "config.json:1:" in result.stderr and "\"R5.99\" is not the id of a finding. Did you mean R5.9?" in result.stderr


def test_version_and_completions(tabpreview, completions):
    assert tabpreview("--version").stdout.strip().count(".") == 2
    assert "completions" in tabpreview("--help").stdout
    for script in completions.values():
        assert "tabpreview" in script and "rotate" in script and "insecure-password" in script


@pytest.mark.parametrize("line, offered", [
    (["export", "--platform", "iP"], ["iPhone", "iPhoneDuo", "iPad"]),
    (["export", "--platform", "=", "iP"], ["iPhone", "iPhoneDuo", "iPad"]),
    (["resolve", "--form", "="], ["tabBar", "sidebar"]),
    (["resolve", "x.yaml", "--switch", "macAutomatic", "=", "sidebar", "--form", "=", "s"], ["sidebar"]),
    (["resolve", "--form", "=", "sidebar", "--colo"], ["--color"]),
    (["comp"], ["completions"]),
])
def test_bash_completes_values_behind_a_sign_too(completions, tmp_path, line, offered):
    (tmp_path / "script").write_text(completions["bash"])
    run = ". ./script; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); COMP_LINE=\"$*\"; COMP_POINT=${#COMP_LINE}; " \
        "_tabpreview tabpreview \"${*: -1}\" \"${@: -2:1}\"; printf '%s\\n' \"${COMPREPLY[@]}\""
    result = subprocess.run(["bash", "--norc", "-c", run, "bash", "tabpreview", *line], cwd=tmp_path, timeout=60,
                            capture_output=True, text=True)
    assert sorted(result.stdout.split()) == sorted(offered), result.stderr


def test_zsh_completes_values_behind_a_sign_too(completions):
    script = completions["zsh"]
    assert "'--platform=[" in script and "'*--view=[" in script and "{--output=,-o}'[" in script
    assert "'--fix[" in script and "'--fix=" not in script


def test_resolve_does_what_a_person_would_do_first(tabpreview, messages):
    acts = ["--then", "choose sent", "--then", "choose account", "--then", "choose section-2"]
    result = tabpreview("resolve", messages, "--form", "tabBar", *acts, "--format", "json")

    layout = json.loads(result.stdout)
    assert layout["selection"] == "sent" and layout["highlighted"] == "section-2"


def test_the_state_after_acts_brings_the_same_layout_back(tabpreview, messages):
    text = tabpreview("resolve", messages, "--platform", "vision", "--then", "choose drafts", "--then", "choose account").stdout
    state = next(line for line in text.splitlines() if line.startswith("  state")).split()[1:]
    assert state == ["--select", "account", "--last", "drafts"]

    chosen = tabpreview("resolve", messages, "--platform", "vision", *state, "--then", "choose section-2", "--format", "json")
    assert json.loads(chosen.stdout)["selection"] == "drafts"


def test_an_act_without_effect_is_a_warning_and_no_act_at_all_an_error(tabpreview, messages):
    nothing = tabpreview("resolve", messages, "--then", "choose nobody")
    assert nothing.returncode == 0
    assert '--then: no entry has the id "nobody", so it is ignored.' in nothing.stderr

    unknown = tabpreview("resolve", messages, "--then", "tap sent")
    assert unknown.returncode == 64
    assert '"tap" is not an action' in unknown.stderr


@pytest.mark.parametrize("name", ["mine.json", "mine.yaml", "mine.yml", "mine.JSON"])
def test_init_writes_what_the_files_name_asks_for(tabpreview, name):
    assert tabpreview("init", name).returncode == 0

    result = tabpreview("check", name)

    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize("name, more, said", [
    ("mine.json", ["--format", "yaml"], "would be read as JSON"),
    ("mine.yml", ["--format", "json"], "would be read as YAML"),
    ("mine.yaml", ["--format", "json"], "would be read as YAML"),
    ("mine", [], "Name it mine.yaml or mine.json"),
    ("mine.txt", ["--format", "json"], "Name it mine.txt.yaml or mine.txt.json"),
])
def test_init_writes_no_format_that_the_name_does_not_ask_for(tabpreview, tmp_path, name, more, said):
    result = tabpreview("init", name, *more)

    assert result.returncode == 64
    assert name in result.stderr and said in result.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("more, start", [([], "# yaml-language-server: $schema=./tabs.schema.json"), (["--format", "json"], "{")])
def test_init_writes_to_standard_output_and_no_file(tabpreview, tmp_path, more, start):
    result = tabpreview("init", "-", *more)

    assert result.returncode == 0 and result.stdout.startswith(start)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("folder", ["d", "d/"])
@pytest.mark.parametrize("more, name", [([], "tabs.yaml"), (["--format", "json"], "tabs.json")])
def test_init_of_a_directory_writes_into_it_and_says_what(tabpreview, tmp_path, folder, more, name):
    (tmp_path / "d").mkdir()
    result = tabpreview("init", folder, *more)

    assert result.returncode == 0, result.stderr
    assert f"Wrote d/{name} and d/tabs.schema.json for editors." in result.stderr
    assert sorted(file.name for file in (tmp_path / "d").iterdir()) == sorted([name, "tabs.schema.json"])
    again = tabpreview("init", folder, *more)
    assert again.returncode == 74 and f"d/{name} already exists" in again.stderr


@pytest.mark.parametrize("system", ["18", "26", "27"])
@pytest.mark.parametrize("name", ["tabs.yaml", "tabs.json"])
def test_what_init_writes_has_no_finding(tabpreview, name, system):
    assert tabpreview("init", name).returncode == 0

    result = tabpreview("lint", name, "--os", system, "--fail-on", "info")

    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize("arguments", [
    ["check", "messages.yaml"], ["resolve", "messages.yaml"], ["lint", "messages.yaml"], ["rules", "R2.33"],
    ["diff", "messages.yaml", "messages.yaml"], ["export", "messages.yaml"], ["history", "messages.yaml"],
    ["share", "list", "messages.yaml"],
], ids=" ".join)
def test_json_is_short_for_format_json(tabpreview, messages, arguments):
    long, short = tabpreview(*arguments, "--format", "json"), tabpreview(*arguments, "--format", "json")

    assert json.loads(long.stdout) == json.loads(short.stdout)
    assert long.returncode == short.returncode == 0


@pytest.mark.parametrize("arguments, said, see", [
    (["serv"], "has no command \"serv\". Did you mean serve?", "tabpreview"),
    (["resolve", "messages.yaml", "--platform", "iPod"], "iPod", "tabpreview resolve"),
    (["customize", "messages.yaml", "--op", "x"], "--op: ", "tabpreview customize"),
    (["share", "revoke"], "--all", "tabpreview share revoke"),
])
def test_a_failure_is_one_sentence_and_where_to_read_on(tabpreview, messages, arguments, said, see):
    lines = tabpreview(*arguments).stderr.splitlines()

    assert len(lines) == 2 and lines[1] == f"See '{see} --help'."
    assert lines[0].startswith("tabpreview: error: ") and said in lines[0]


def test_a_wrong_value_of_a_setting_has_the_same_prefix(tabpreview, messages):
    result = tabpreview("serve", messages, "--port", "99999")

    assert result.stderr == 'tabpreview: error: --port: "99999" is not a whole number from 0 to 65535.\n'
