"""`tabpreview lint`: what it finds, in every form, with every option and exit code."""

import json
import os
import pty
import re
import subprocess
from pathlib import Path
from urllib.parse import unquote

import pytest

from program import BINARY, clean_environment, processor_time

GOOD = """# nothing to find here
tabs:
  - { title: Home, value: home, systemImage: house }
  - { title: Inbox, value: inbox, systemImage: tray }
"""
ERROR = GOOD.replace("value: inbox", "value: home")  # R5.1
WARNING = GOOD.replace("value: inbox", "value: inbox, tabPlacement: sidebarOnly")  # R5.16
INFO = GOOD.replace("systemImage: tray", "systemImage: tray.fill")  # R5.27
BROKEN = "tabs:\n  - { titel: Home }\n"


@pytest.fixture
def spec(tmp_path):
    def write(text, name="tabs.yaml"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text.encode() if isinstance(text, str) else text)
        return name

    return write


def lines(result):
    return result.stdout.splitlines()


# Text and streams


def test_findings_are_lines_on_standard_output_with_their_repair_and_a_count(tabpreview, spec):
    result = tabpreview("lint", spec(ERROR))

    assert result.returncode == 2 and result.stderr == ""
    assert re.fullmatch(r"tabs\.yaml:4:21: error: .+ \[R5\.1\]", lines(result)[0])
    assert lines(result)[1].startswith("  fix: ")
    assert lines(result)[2:] == ["1 error in 1 file."]


def test_nothing_found_is_said_and_is_0(tabpreview, spec):
    result = tabpreview("lint", spec(GOOD))

    assert (result.returncode, result.stderr, lines(result)) == (0, "", ["No findings in 1 file."])


def test_quiet_prints_errors_and_warnings_alone(tabpreview, spec):
    assert len(lines(tabpreview("lint", "-q", spec(ERROR)))) == 1
    assert lines(tabpreview("lint", "--quiet", spec(INFO, "info.yaml"))) == []
    assert lines(tabpreview("lint", "--quiet", spec(GOOD, "good.yaml"))) == []


def test_no_colors_where_nobody_looks(tabpreview, spec):
    assert "\x1b" not in tabpreview("lint", spec(ERROR), environment={"TERM": "xterm-256color"}).stdout


@pytest.mark.parametrize("arguments, environment", [
    (["--color", "always"], {}), ([], {"FORCE_COLOR": "1"}), ([], {"CLICOLOR_FORCE": "1"}),
    (["--color", "always"], {"NO_COLOR": "1"}),
])
@pytest.mark.parametrize("command", [["lint", "F"], ["check", "B"], ["resolve", "F"], ["resolve", "F", "--all"], ["diff", "F", "G"]], ids=" ".join)
def test_colors_can_be_asked_for_where_nobody_looks(tabpreview, spec, command, arguments, environment):
    names = {"F": spec(ERROR), "B": spec(BROKEN, "broken.yaml"), "G": spec(GOOD, "good.yaml")}
    command = [names.get(word, word) for word in command]

    assert "\x1b[1" in tabpreview(*command, *arguments, environment=environment).stdout
    assert "\x1b" not in tabpreview(*command, "--color", "never", environment={"FORCE_COLOR": "1"}).stdout


def test_explain_says_each_rule_once(tabpreview, spec):
    twice = ERROR + "  - { title: Sent, value: home, systemImage: tray }\n"
    result = tabpreview("lint", spec(twice), "--explain")

    assert sum("[R5.1]" in line for line in lines(result)) == 2
    assert sum(line.startswith("R5.1  ") for line in lines(result)) == 1
    assert any("https://" in line for line in lines(result))
    assert lines(result)[-1].endswith("in 1 file.")
    assert tabpreview("lint", "tabs.yaml", "--explain", "--format", "json").returncode == 64


def test_a_rule_given_as_a_spec_is_64_and_names_the_command(tabpreview, spec):
    spec(GOOD)
    result = tabpreview("lint", "--explain", "R5.2")

    assert result.returncode == 64 and "tabpreview rules R5.2" in result.stderr


# Which specs


@pytest.mark.parametrize("name", ["tabs.json", "tabs.yaml", "tabs.yml"])
def test_without_a_file_takes_the_usual_one(tabpreview, spec, name):
    text = '{"tabs": [{"title": "A", "value": "a"}, {"title": "B", "value": "a"}]}'
    spec(text, name)

    result = tabpreview("lint")

    assert result.returncode == 2
    assert lines(result)[0].startswith(f"{name}:1:")


def test_without_any_file_says_what_to_do(tabpreview):
    result = tabpreview("lint")

    assert result.returncode == 66
    assert "tabpreview init" in result.stderr


def test_several_files_are_linted_in_the_order_given_each_once(tabpreview, spec, tmp_path):
    second, first = spec(ERROR, "b.yaml"), spec(ERROR, "a.yaml")
    (tmp_path / "link.yaml").symlink_to("b.yaml")

    result = tabpreview("lint", second, first, second, "./a.yaml", "link.yaml")

    found = [line.split(":")[0] for line in lines(result) if "[R5.1]" in line]
    assert found == ["b.yaml", "a.yaml"]
    assert lines(result)[-1] == "2 errors in 2 files."


@pytest.mark.parametrize("command", ["lint", "check"])
def test_a_folder_is_for_the_specs_in_it(tabpreview, spec, command):
    spec(ERROR, "app/tabs.yaml"), spec(BROKEN, "app/inner/more.yml"), spec('{"tabs": [{}, {"titel": 1}]}', "app/a.json")
    spec("tabs: {", "app/tabs.json")
    for other in ("app/package.json", "app/.hidden/tabs.yaml", "app/node_modules/tabs.yaml", "app/tabs.txt"):
        spec('{"name": "tabs", "tabs": {}}', other)

    def files(*arguments):
        result = tabpreview(command, *arguments)
        assert result.returncode == 1
        return {line.split(":")[0] for line in lines(result) if ":" in line and not line.startswith("  ")}

    found = {"app/tabs.yaml", "app/inner/more.yml", "app/a.json", "app/tabs.json"}
    assert files("app") == files("app/") == files(".") == files("app", "app/tabs.yaml") == found


@pytest.mark.parametrize("command", ["lint", "check"])
def test_a_folder_without_specs_is_66(tabpreview, spec, command):
    spec("{}", "app/package.json")

    result = tabpreview(command, "app", spec(GOOD))

    assert result.returncode == 66
    assert 'The directory "app" contains no spec' in result.stderr and "tabs.yaml" not in result.stderr
    assert len(lines(result)) == 1


def test_standard_input_is_a_spec_too(tabpreview, spec):
    result = tabpreview("lint", "-", spec(GOOD), stdin=ERROR)

    assert result.returncode == 2
    assert lines(result)[0].startswith("-:4:21: error: ")
    assert lines(result)[-1] == "1 error in 2 files."


def test_specs_that_share_a_storage_key_are_found(tabpreview, spec):
    text = "tabViewStyle: sidebarAdaptable\ntabViewCustomization: key\n" + GOOD
    result = tabpreview("lint", spec(text, "a.yaml"), spec(text, "b.yaml"), "--format", "json")

    shared = [found for found in json.loads(result.stdout)["diagnostics"] if found["id"] == "R5.59"]
    assert [found["file"] for found in shared] == ["b.yaml"] and "a.yaml" in shared[0]["text"]


# Exit codes


@pytest.mark.parametrize("text, worst", [(GOOD, -1), (INFO, 0), (WARNING, 1), (ERROR, 2)], ids=["good", "info", "warning", "error"])
@pytest.mark.parametrize("threshold", ["info", "warning", "error"])
def test_fail_on_decides_from_which_severity_on_the_exit_code_is_2(tabpreview, spec, text, worst, threshold):
    result = tabpreview("lint", spec(text), "--fail-on", threshold)

    expected = 2 if worst >= ["info", "warning", "error"].index(threshold) else 0
    assert result.returncode == expected, result.stderr


def test_without_fail_on_a_warning_is_enough_and_an_info_is_not(tabpreview, spec):
    assert tabpreview("lint", spec(WARNING)).returncode == 2
    assert tabpreview("lint", spec(INFO)).returncode == 0


def test_a_spec_that_cannot_be_shown_is_1_and_the_others_are_linted(tabpreview, spec):
    result = tabpreview("lint", spec(BROKEN, "broken.yaml"), spec(ERROR))

    assert result.returncode == 1
    assert lines(result)[0].startswith("broken.yaml:2:7: error: ") and "[unknownKey]" in lines(result)[0]
    assert any("[R5.1]" in line for line in lines(result))


@pytest.mark.parametrize("format", ["text", "json", "sarif", "github", "checkstyle", "codeclimate", "junit"])
def test_a_file_that_is_not_there_is_66_and_the_others_are_linted(tabpreview, spec, tmp_path, format):
    (tmp_path / "folder.json").mkdir()

    result = tabpreview(
        "lint", "missing.json", spec(BROKEN, "broken.yaml"), "folder.json", spec(ERROR), "--format", format
    )

    assert result.returncode == 66
    assert "missing.json" in result.stderr and "folder.json" in result.stderr
    assert all(word in result.stdout + result.stderr for word in ("unknownKey", "R5.1"))


@pytest.mark.parametrize("arguments", [[], ["--format", "sarif"], ["--format", "json"], ["-", "--fix"]], ids=" ".join)
def test_a_report_that_cannot_be_written_is_74(spec, tmp_path, arguments):
    command = [BINARY, "lint", spec(GOOD, "tabs.json"), "--input", "yaml", *arguments]
    with open("/dev/full", "w") as full:
        result = subprocess.run(
            command, cwd=tmp_path, input=GOOD.encode(), stdout=full, stderr=subprocess.PIPE, env=clean_environment()
        )

    assert result.returncode == 74
    assert b"No space left" in result.stderr


def test_a_pipe_is_a_file_too(tmp_path):
    command = ["bash", "-c", '"$0" lint <(printf "%s" "$1")', BINARY, ERROR]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env=clean_environment(), timeout=60)

    assert result.returncode == 2
    assert ":4:21: error: " in result.stdout and lines(result)[-1] == "1 error in 1 file."


def test_where_nothing_was_read_nothing_is_counted(tabpreview):
    result = tabpreview("lint", "missing.json")

    assert result.returncode == 66 and result.stdout == "" and len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "arguments, word",
    [
        (["--fail-on", "fatal"], "error, warning, info"),
        (["--format", "xml"], "text, json, sarif, github, checkstyle, codeclimate, junit"),
        (["--format", "markdown"], "text, json, sarif, github, checkstyle, codeclimate, junit"),
        (["--platform", "iPod"], "iPhone, iPhoneDuo, iPad"),
        (["--os", "17"], "18, 26, 27 or 27.1"),
        (["--off", "R5.100"], "R5.10"),
        (["--off", "R5.1,R5.91"], "R5.9"),
        (["--off", "R2.1"], "R5.1"),
        (["--off", "everything"], "R5.19"),
        (["--off", "R5.100,everything"], "everything"),
        (["--dry-run"], "--fix"),
        (["--fix", "--dry-run", "--format", "json"], "--format"),
        (["-", "--fix", "--format", "sarif"], "--format"),
        (["-", "--customization", "-"], "can't both come from standard input"),
        (["--input", "toml"], "json, yaml"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_wrong_command_line_is_64_and_says_what_is_known(tabpreview, spec, arguments, word):
    result = tabpreview("lint", spec(ERROR), *arguments)

    assert result.returncode == 64 and result.stdout == ""
    assert word in result.stderr


# Which findings


def test_platforms_are_the_specs_own_unless_asked_for(tabpreview, spec):
    name = spec("tabViewStyle: verticalPage\nplatforms: [watch]\n" + GOOD)

    def ids(*arguments):
        return {found["id"] for found in json.loads(tabpreview("lint", name, "--format", "json", *arguments).stdout)["diagnostics"]}

    assert "R5.35" not in ids()
    assert "R5.35" in ids("--platform", "iPhone")
    assert "R5.35" in ids("--platform", "watch", "--platform", "iPhone")
    assert "R5.35" in ids("--platform", "watch,iPhone", "--os", "26,27")


def test_os_decides_what_a_hidden_selection_is(tabpreview, spec):
    name = spec("selection: inbox\n" + GOOD.replace("value: inbox", "value: inbox, hidden: true"))

    def severities(*systems):
        options = [word for system in systems for word in ("--os", system)]
        found = json.loads(tabpreview("lint", name, "--format", "json", *options).stdout)["diagnostics"]
        return [diagnostic["severity"] for diagnostic in found if diagnostic["id"] == "R5.5"]

    assert severities("18") == severities("26") == ["warning"]
    assert severities() == severities("27") == ["error"]
    assert severities("18", "27")


@pytest.mark.parametrize(
    "arguments, environment",
    [
        (["--off", "R5.1"], {}),
        (["--off", "R5.2", "--off", "R5.1"], {}),
        (["--off", "R5.2,R5.1"], {}),
        ([], {"TABPREVIEW_LINT_OFF": "R5.1"}),
        (["--off", "R5.2"], {"TABPREVIEW_LINT_OFF": "R5.1"}),
    ],
)
def test_rules_are_switched_off_by_option_and_setting_together(tabpreview, spec, arguments, environment):
    result = tabpreview("lint", spec(ERROR), *arguments, environment=environment)

    assert (result.returncode, lines(result)) == (0, ["No findings in 1 file."])


def test_config_json_switches_rules_off_and_a_wrong_one_is_reported(tabpreview, spec):
    name = spec(ERROR)
    spec('{"tabpreview": {"lint": {"off": ["R5.1"]}}}', "config.json")
    assert tabpreview("lint", name).returncode == 0

    spec('{"tabpreview": {"lint": {"off": ["R5.111"]}}}', "config.json")
    wrong = tabpreview("lint", name)
    assert wrong.returncode == 64
    assert "lint.off" in wrong.stderr and '"R5.111"' in wrong.stderr and "R5.11" in wrong.stderr


def test_the_spec_switches_rules_off_with_a_reason(tabpreview, spec):
    assert tabpreview("lint", spec('lint: { R5.1: "on purpose" }\n' + ERROR)).returncode == 0
    beside = ERROR.replace("systemImage: tray", 'systemImage: tray, lint: { R5.1: "on purpose" }')
    assert tabpreview("lint", spec(beside)).returncode == 0


def test_a_suppression_that_finds_nothing_and_an_unknown_rule_are_reported(tabpreview, spec):
    name = spec('lint: { R5.2: "just in case", R5.111: "from a newer version" }\n' + GOOD)

    found = [line for line in lines(tabpreview("lint", name)) if "Suppression]" in line or "unknownRule]" in line]

    assert len(found) == 2, found
    assert found[0].endswith("info: R5.2 is suppressed here, but has no findings. [unusedSuppression]")
    assert 'warning: "R5.111" is not the id of a finding.' in found[1] and found[1].endswith("[unknownRule]")


def test_a_customization_is_judged_with_the_spec(tabpreview, spec):
    name = spec("tabViewStyle: sidebarAdaptable\ntabViewCustomization: key\n" + GOOD)
    stored = '{"schema": "tabpreview.customization", "version": 1, "tabs": {"gone": {"tabBar": "hidden"}}, "sections": {}}'

    result = tabpreview("lint", name, "--customization", spec(stored, "stored.json"), "--off", "R5.7")

    assert "[R5.38]" in result.stdout, result.stderr
    assert "[R5.38]" not in tabpreview("lint", name).stdout


def test_a_wrong_customization_is_1_and_the_specs_are_linted(tabpreview, spec):
    result = tabpreview("lint", spec(ERROR), "--customization", spec("[]", "stored.json"))

    assert result.returncode == 1
    assert any(line.startswith("stored.json:1:1: error: ") for line in lines(result))
    assert any("[R5.1]" in line for line in lines(result))
    assert tabpreview("lint", "tabs.yaml", "--customization", "missing.json").returncode == 66


# Forms for programs


def test_json_is_the_formats_and_holds_what_the_text_says(tabpreview, spec):
    names = spec(BROKEN, "broken.yaml"), spec(WARNING), spec(ERROR, "error.yaml")
    result = tabpreview("lint", *names, "--format", "json")

    document = json.loads(result.stdout)
    assert result.returncode == 1 and result.stderr == "" and list(document) == ["diagnostics"]
    keys = {"severity", "id", "text", "file", "line", "column", "entry", "fix", "quote"}
    assert all(set(found) == keys for found in document["diagnostics"])
    text = [line for line in lines(tabpreview("lint", *names, "--quiet"))]
    assert text == [
        "{file}:{line}:{column}: {severity}: {text} [{id}]".format(**found) for found in document["diagnostics"]
    ]


def test_json_of_nothing_is_an_empty_list(tabpreview, spec):
    result = tabpreview("lint", spec(GOOD), "--format", "json")

    assert (result.returncode, json.loads(result.stdout), result.stderr) == (0, {"diagnostics": []}, "")


def test_sarif_says_every_rule_with_source_and_help(tabpreview, spec):
    result = tabpreview("lint", spec(ERROR), spec(BROKEN, "broken.yaml"), "--format", "sarif")

    run = json.loads(result.stdout)["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    assert [found["ruleId"] for found in run["results"]] == ["R5.1", "unknownKey"]
    for found in run["results"]:
        assert rules[found["ruleIndex"]]["id"] == found["ruleId"]
    assert rules[0]["helpUri"].startswith("https://")
    assert "value" in rules[0]["fullDescription"]["text"]
    assert run["invocations"] == [{"executionSuccessful": True}]
    assert run["tool"]["driver"]["version"] == tabpreview("--version").stdout.strip()


def test_sarif_knows_a_result_again_when_lines_have_shifted(tabpreview, spec):
    def fingerprints(text):
        run = json.loads(tabpreview("lint", spec(text), "--format", "sarif").stdout)["runs"][0]
        return [found["partialFingerprints"] for found in run["results"]]

    assert fingerprints(ERROR) == fingerprints("# one\n# two\n\n" + ERROR) != []


def test_github_gets_a_command_for_each_finding(tabpreview, spec):
    result = tabpreview("lint", spec(ERROR, "app specs/tabs.yaml"), "--format", "github")

    assert result.returncode == 2 and result.stderr == ""
    (command,) = result.stdout.splitlines()
    assert command.startswith("::error file=app specs/tabs.yaml,line=4,col=21,title=R5.1::")


HOSTILE = ["with space.yaml", "Käse ☕️.yaml", "a:b,c%.yaml", "new\nline.yaml", "\x1b[31mred\u202e.yaml", "'\"\\$(x).yaml", "::error::.yaml", "-dash.yaml"]


@pytest.mark.parametrize("name", HOSTILE, ids=ascii)
def test_hostile_names_stay_names(tabpreview, spec, name):
    spec(ERROR, name)
    given = f"./{name}" if name.startswith("-") else name

    text = tabpreview("lint", given)
    assert text.returncode == 2 and len(lines(text)) == 3
    assert not re.search("[\x00-\x09\x0b-\x1f\u202e]", text.stdout)

    assert json.loads(tabpreview("lint", given, "--format", "json").stdout)["diagnostics"][0]["file"] == given

    sarif = json.loads(tabpreview("lint", given, "--format", "sarif").stdout)["runs"][0]["results"][0]
    uri = sarif["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
    assert re.fullmatch(r"(?:[A-Za-z0-9._~/-]|%[0-9A-F]{2})+", uri) and unquote(uri) == name

    (command,) = tabpreview("lint", given, "--format", "github").stdout.splitlines()
    assert command.startswith("::error file=")
    file = re.match(r"::error file=([^,]*),line=4,col=21,title=R5\.1::", command).group(1)
    # GitHub shows it in a page, where these would act.
    assert unquote(file) == name.replace("\x1b", "\\u{1b}").replace("\u202e", "\\u{202e}")


def test_absolute_paths_become_file_addresses(tabpreview, spec, tmp_path):
    file = tmp_path / spec(ERROR, "a b.yaml")

    sarif = json.loads(tabpreview("lint", file, "--format", "sarif").stdout)

    location = sarif["runs"][0]["results"][0]["locations"][0]["physicalLocation"]
    assert location["artifactLocation"]["uri"] == file.as_uri()


# Size


@pytest.mark.parametrize("format", ["text", "sarif"])
def test_two_thousand_tabs_are_linted_soon(tabpreview, spec, format):
    tabs = [{"title": f"A long title {n}", "value": n // 2, "customizationID": str(n), "systemImage": "house.fill"} for n in range(2_000)]
    name = spec(json.dumps({"tabs": tabs}), "tabs.json")

    begin = processor_time()
    result = tabpreview("lint", name, "--format", format)

    assert result.returncode == 2
    assert result.stdout.count('"ruleId"' if format == "sarif" else "\n") > 4_000
    assert processor_time() - begin < 10


# The page about it

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "lint-command.md").read_text(encoding="utf-8")


def test_every_option_is_in_the_page(tabpreview):
    options = set(re.findall(r"(--[a-z][a-z-]+)", tabpreview("lint", "--help-all").stdout))
    common = {"--config", "--log-level", "--log-format", "--version", "--help", "--help-all"}

    assert options - common == {option for option in options - common if f"`{option}`" in PAGE}
    assert len(options - common) >= 9


def test_the_hook_of_the_page_stops_a_commit(tabpreview, spec, tmp_path):
    (hook,) = re.findall(r"^```text\n(#!/bin/sh\n.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    environment = {
        **clean_environment(),
        "PATH": f"{BINARY.parent}:{os.environ['PATH']}",
        "GIT_CONFIG_GLOBAL": os.devnull,
        **{f"GIT_{who}_{what}": "a@example.com" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")},
    }

    def git(*arguments):
        return subprocess.run(
            ["git", *arguments], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60
        )

    assert git("init", "-q").returncode == 0
    file = tmp_path / ".git" / "hooks" / "pre-commit"
    file.parent.mkdir(exist_ok=True)
    file.write_text(hook)
    file.chmod(0o755)

    git("add", spec("nothing to lint", "notes.txt"), spec(ERROR, "my app/tabs.yaml"))
    stopped = git("commit", "-m", "first")
    assert stopped.returncode != 0 and "my app/tabs.yaml:4:21: error:" in stopped.stdout + stopped.stderr

    git("add", spec(GOOD, "my app/tabs.yaml"))
    spec(ERROR, "my app/tabs.yaml")
    assert git("commit", "-m", "first").returncode == 0, "what is staged counts"
    git("add", "my app/tabs.yaml")
    spec(GOOD, "my app/tabs.yaml")
    assert git("commit", "-m", "worse").returncode != 0, "what is staged counts"
    git("add", "my app/tabs.yaml")
    spec("more", "notes.txt")
    assert git("commit", "-a", "-m", "no spec in it").returncode == 0


def test_the_commands_of_the_workflows_are_understood(tabpreview, spec, tmp_path):
    spec(GOOD, "Tabs/tabs.yaml")
    commands = re.findall(r"- run: (tabpreview lint .*)", PAGE)
    assert len(commands) == 2
    for command in commands:
        path = f"{BINARY.parent}:{os.environ['PATH']}"
        result = subprocess.run(
            ["sh", "-c", command], cwd=tmp_path, env=clean_environment(PATH=path), capture_output=True, text=True, timeout=60
        )
        assert result.returncode == 0, result.stderr
    assert json.loads((tmp_path / "tabs.sarif").read_text())["version"] == "2.1.0"


# On a terminal


@pytest.mark.parametrize("more, colors", [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)])
def test_a_terminal_gets_colors_unless_someone_asked_for_none(spec, tmp_path, more, colors):
    ours, theirs = pty.openpty()
    environment = clean_environment(**{"TERM": "xterm-256color", **more})
    environment = {name: value for name, value in environment.items() if name != "NO_COLOR" or name in more}
    process = subprocess.Popen([BINARY, "lint", spec(ERROR)], cwd=tmp_path, env=environment, stdout=theirs)
    os.close(theirs)
    shown = b""
    try:
        while part := os.read(ours, 4096):
            shown += part
    except OSError:
        pass  # Linux says so when the other end has closed.
    os.close(ours)

    assert process.wait(timeout=60) == 2
    assert b"[R5.1]" in shown
    assert (b"\x1b[1;31merror:\x1b[0m" in shown) == colors == (b"\x1b" in shown)
