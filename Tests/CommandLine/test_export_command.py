"""Exports: pictures by a real browser, the interactive file, source and JSON; and everything that can go wrong."""

import json
import os
import pty
import re
import shutil
import stat
import subprocess

import pytest

import png
from program import BINARY, ROOT, clean_environment
from terminal import Terminal
from tested import chromium, headless_shell

BROWSER = {"TABPREVIEW_EXPORT_CHROMIUM": headless_shell()}
MARGINS = (2 * 64, 48 + 96)


def picture(tabpreview, *arguments, environment=BROWSER):
    file = tabpreview.folder / "out.png"
    result = tabpreview("export", *arguments, "--output", file, environment=environment)
    assert result.returncode == 0, result.stderr
    return png.read(file.read_bytes())


@pytest.mark.parametrize("arguments, device", [
    (("--platform", "iPhone"), (402 + 24, 874 + 24)),
    (("--platform", "iPad", "--orientation", "portrait"), (834 + 48, 1194 + 48))])
@pytest.mark.needs("sandbox")
def test_a_picture_of_one_frame_is_as_large_as_the_device_and_its_margin(tabpreview, messages, arguments, device):
    """By the browser that people have."""
    usual = {"TABPREVIEW_EXPORT_CHROMIUM": chromium()}
    width, height, rows = picture(tabpreview, messages, *arguments, "--scale", "1", environment=usual)
    assert (width, height) == (device[0] + MARGINS[0], device[1] + MARGINS[1])
    assert rows[0][0][3] == 0 and rows[-1][-1][3] < 8, "the ground is transparent"
    assert rows[height // 2][width // 2][3] == 255
    assert len({pixel for row in rows[::7] for pixel in row[::7]}) > 20, "not blank"


@pytest.mark.thorough
@pytest.mark.needs("sandbox")
def test_the_same_picture_has_the_same_pixels_and_dark_ones_are_dark(tabpreview, messages):
    light = picture(tabpreview, messages, "--platform", "watch", "--scale", "1")
    assert picture(tabpreview, messages, "--platform", "watch", "--scale", "1") == light
    plain = picture(tabpreview, messages, "--platform", "iPhone", "--scale", "1")[2]
    dark = picture(tabpreview, messages, "--platform", "iPhone", "--scale", "1", "--color-scheme", "dark")[2]
    sum_of = lambda rows: sum(sum(pixel[:3]) for row in rows[::9] for pixel in row[::9])
    assert sum_of(dark) < sum_of(plain) / 2


@pytest.mark.thorough
@pytest.mark.needs("sandbox")
def test_a_picture_of_scale_2_has_twice_as_many_pixels(tabpreview, messages):
    one = picture(tabpreview, messages, "--platform", "watch", "--scale", "1")
    two = picture(tabpreview, messages, "--platform", "watch")
    assert (two[0], two[1]) == (2 * one[0], 2 * one[1])


@pytest.mark.thorough
@pytest.mark.needs("sandbox")
def test_the_whole_table_is_one_picture_on_a_plain_ground(tabpreview, messages):
    width, height, rows = picture(tabpreview, messages, "--view", "all", "--scale", "1")
    assert width == 2240 and height > 1500, "three beside each other"
    assert rows[0][0] == (238, 240, 244) or rows[0][0] == (238, 240, 244, 255)


@pytest.mark.needs("sandbox")
def test_a_picture_goes_to_standard_output_and_no_profile_is_left(tabpreview, messages, tmp_path):
    (tmp_path / "temporary").mkdir()
    result = subprocess.run(
        [BINARY, "export", messages, "--format", "png", "--platform", "watch", "--scale", "1"], capture_output=True,
        env=clean_environment(**BROWSER, TMPDIR=str(tmp_path / "temporary")), timeout=120)
    assert result.returncode == 0, result.stderr
    png.read(result.stdout)
    assert list((tmp_path / "temporary").iterdir()) == [], "nor anything else of the browser's"


def test_it_says_what_it_wrote(tabpreview, messages, tmp_path):
    (tmp_path / "out").mkdir()
    assert tabpreview("export", messages, "-o", "out", "--format", "swift").stderr == "Wrote out/messages.swift.\n"
    assert tabpreview("export", messages, "--format", "swift").stderr == "", "standard output says it itself"


@pytest.mark.needs("sandbox")
def test_root_s_missing_sandbox_is_not_said_with_each_picture(tabpreview, messages):
    export = ["export", messages, "--platform", "watch", "-o", "a.png"]
    assert tabpreview(*export, environment=BROWSER).stderr == "Wrote a.png.\n"
    asked = tabpreview(*export, "--log-level", "info", environment=BROWSER)
    assert asked.stderr.count("without its sandbox") == (1 if os.geteuid() == 0 else 0)


def test_where_it_is_written_is_looked_at_before_anything_is_drawn(tabpreview, messages, tmp_path):
    (tmp_path / "folder/messages.png").mkdir(parents=True)
    for output, file, reason in (
        ("nodir/x.png", "nodir/x.png", "the directory nodir doesn't exist. Create it first"),
        ("folder", "folder/messages.png", "it is a directory"),
    ):
        result = tabpreview("export", messages, "--format", "png", "-o", output,
                            environment={"TABPREVIEW_EXPORT_CHROMIUM": "/nowhere/chromium"})
        assert result.returncode == 74
        assert result.stderr == f"tabpreview: error: {file} can't be written: {reason}.\n"


@pytest.mark.parametrize("arguments, said", [
    (["-o", "a.jpg"], '"a.jpg" has the extension ".jpg"'), (["-o", "b/c.tar.SVG"], 'has the extension ".SVG"'), (["-o", "x"], "No output format"),
    ([], "No output format")])
def test_an_unknown_ending_is_named_with_those_that_are_known(tabpreview, messages, arguments, said):
    result = tabpreview("export", messages, *arguments)
    assert result.returncode == 64
    assert said in result.stderr and "Expected --format png, html, swift, json, spec or xcstrings" in result.stderr


@pytest.mark.parametrize("arguments, said", [
    (["--view", "all", "--platform", "watch"], ["--platform has no effect with --view all"]),
    (["--view", "all", "--form", "sidebar", "--os", "18"], ["--form has no effect with --view all"]),
    (["--view", "compare", "--platform", "watch"], ["--platform has no effect with --view compare"]),
    (["--view", "one", "--platform", "watch"], []), (["--platform", "mac", "--size-class", "compact"], ["--size-class has no effect on mac"])])
def test_options_that_say_nothing_for_a_view_are_warned_about(tabpreview, messages, arguments, said):
    result = tabpreview("export", messages, *arguments, "-o", "a.html")
    assert result.returncode == 0
    warnings = [line for line in result.stderr.splitlines() if "no effect" in line]
    assert [sentence in line for sentence, line in zip(said, warnings, strict=True)] == [True] * len(said)


def test_no_picture_goes_to_a_terminal(messages):
    ours, theirs = pty.openpty()
    result = subprocess.run([BINARY, "export", messages, "--format", "png"], stdout=theirs, stderr=subprocess.PIPE,
                            text=True, env=clean_environment(**BROWSER), timeout=60)
    os.close(theirs)
    os.close(ours)
    assert result.returncode == 64 and "--output" in result.stderr


def test_without_a_browser_it_says_what_was_looked_for_and_what_to_do(tabpreview, messages):
    result = tabpreview("export", messages, "-o", "a.png", environment={"TABPREVIEW_EXPORT_CHROMIUM": "/no/browser"})
    assert result.returncode == 74
    assert '"/no/browser" (export.chromium) can\'t be run: no such program' in result.stderr
    assert not (tabpreview.folder / "a.png").exists()


@pytest.mark.parametrize("script, words", [
    ("exit 21", "exited with code 21"), ("exit 0", "exited before the picture was drawn"),
    ("printf 'hello\\0' >&4; sleep 60", "doesn't respond like a Chromium-based browser")])
def test_a_browser_that_fails_is_reported_and_the_old_picture_stays(tabpreview, messages, script, words):
    browser = tabpreview.folder / "browser"
    browser.write_text(f"#!/bin/sh\n{script}\n")
    browser.chmod(0o755)
    (tabpreview.folder / "a.png").write_text("old")
    result = tabpreview("export", messages, "-o", "a.png", environment={"TABPREVIEW_EXPORT_CHROMIUM": str(browser)})
    assert result.returncode == 74 and words in result.stderr, result.stderr
    assert (tabpreview.folder / "a.png").read_text() == "old"


@pytest.mark.parametrize("content, reason", [
    ("no program", "Exec format error"), ("#!/no/such/interpreter\n", "No such file or directory")])
def test_a_browser_that_can_t_be_run_is_reported_with_the_system_s_reason(tabpreview, messages, content, reason):
    browser = tabpreview.folder / "browser"
    browser.write_text(content)
    browser.chmod(0o755)
    result = tabpreview("export", messages, "-o", "a.png", environment={"TABPREVIEW_EXPORT_CHROMIUM": str(browser)})
    assert result.returncode == 74 and f"Can't start \"{browser}\": {reason}." in result.stderr, result.stderr


def test_the_browser_gets_its_pipes_and_words_without_a_shell(tabpreview, messages):
    folder = tabpreview.folder / "it's $(touch owned) \"here\""
    folder.mkdir()
    browser = folder / "browser"
    browser.write_text("""#!/bin/sh
for word in "$@"; do printf '%s\\n' "$word"; done > "${0%/*}/words"
cat /proc/$PPID/comm > "${0%/*}/parent"
readlink /proc/$$/fd/0 > "${0%/*}/input"
head -c 9 <&3 > "${0%/*}/order"
printf 'hello\\0' >&4
sleep 60
""")
    browser.chmod(0o755)
    result = tabpreview("export", messages, "-o", "a.png", environment={"TABPREVIEW_EXPORT_CHROMIUM": str(browser)})
    assert "doesn't respond like a Chromium-based browser" in result.stderr, result.stderr
    assert "--headless" in (folder / "words").read_text().splitlines()
    assert (folder / "parent").read_text().strip() == "tabpreview"
    assert (folder / "input").read_text().strip() == "/dev/null"
    assert (folder / "order").read_text().startswith("{\"")
    assert not (tabpreview.folder / "owned").exists()


@pytest.mark.thorough
def test_the_step_that_joins_the_pipes_is_hidden_and_says_what_is_missing(tabpreview, completions):
    shown = [tabpreview("--help").stdout, *completions.values()]
    assert [text for text in shown if "join-pipes" in text] == []
    assert tabpreview("_join-pipes").returncode == 64
    nothing = tabpreview("_join-pipes", "/no/such/program", "--version")
    assert (nothing.returncode, nothing.stderr) == (126, "No such file or directory\n")


@pytest.mark.needs("sandbox")
def test_own_symbols_are_drawn_in_html_and_pictures_and_their_errors_are_said(tabpreview):
    (tabpreview.folder / "tabs.yaml").write_text("tabs: [{ title: Logo, value: logo, systemImage: company.logo }]")
    symbols = tabpreview.folder / "symbols"
    symbols.mkdir()
    (symbols / "company.logo.svg").write_text('<svg viewBox="0 0 24 24"><rect x="2" y="2" width="20" height="20"/></svg>')
    (symbols / "bad.svg").write_text("<svg>")
    assert "symbol-company.logo" not in tabpreview("export", "tabs.yaml", "--format", "html").stdout
    result = tabpreview("export", "tabs.yaml", "--format", "html", "--symbols", "symbols")
    assert result.returncode == 0 and "symbols/bad.svg:1:" in result.stderr
    assert '<symbol id="symbol-company.logo"' in result.stdout and 'href=\\"#symbol-company.logo\\"' in result.stdout
    set_in_configuration = {"TABPREVIEW_ASSETS_SYMBOLS": "symbols"}
    assert tabpreview("export", "tabs.yaml", "--format", "html", environment=set_in_configuration).stdout == result.stdout
    watch = ("tabs.yaml", "--platform", "iPhone", "--scale", "1")
    assert picture(tabpreview, *watch) != picture(tabpreview, *watch, "--symbols", "symbols")
    assert "--symbols only applies" in tabpreview("export", "tabs.yaml", "--format", "json", "--symbols", "symbols").stderr
    assert tabpreview("export", "tabs.yaml", "--format", "html", "--symbols", "nowhere").returncode == 74


def test_a_missing_temporary_folder_is_reported(tabpreview, messages):
    environment = {**BROWSER, "TMPDIR": "/no/such/folder"}
    result = tabpreview("export", messages, "-o", "a.png", environment=environment)
    assert result.returncode == 74 and "TMPDIR" in result.stderr, result.stderr


def test_the_interactive_file_says_nothing_of_this_machine(tabpreview, messages):
    assert tabpreview("export", messages, "-o", "tabs.html").returncode == 0
    text = re.sub(r"base64,[\w+/=]+", "", (tabpreview.folder / "tabs.html").read_text())   # by accident, of the font
    strangers = [str(tabpreview.folder), str(ROOT), os.uname().nodename, "file://", "127.0.0.1", "localhost", "messages.yaml"]
    strangers += ["http:", "https:", os.path.expanduser("~") + "/", "/tmp/"]
    assert [word for word in strangers if word in text] == []


@pytest.mark.parametrize("example", sorted((ROOT / "Examples").glob("[!.]*")), ids=lambda file: file.name)
def test_every_example_becomes_an_interactive_file_of_at_most_1_5_mb(tabpreview, example):
    result = subprocess.run([BINARY, "export", example, "-o", tabpreview.folder / "a.html"], timeout=600,
                            env=clean_environment(), capture_output=True, text=True)
    assert result.returncode == 0 and "left out" not in result.stderr, result.stderr
    assert (tabpreview.folder / "a.html").stat().st_size <= 1_500_000


def test_images_travel_along(tabpreview):
    shutil.copy(ROOT / "docs" / "images" / "preview-phone.png", tabpreview.folder / "shot.png")
    spec = {"tabs": [{"title": "A", "value": "a", "content": {"image": "shot.png"}}, {"title": "B", "value": "b", "image": "gone.png"}]}
    (tabpreview.folder / "tabs.json").write_text(json.dumps(spec))
    assert tabpreview("export", "tabs.json", "-o", "a.html").returncode == 0
    text = (tabpreview.folder / "a.html").read_text()
    assert text.count("data:image/png;base64,") == 2, "once in the first frame, once for the script"
    assert "shot.png" not in text


def test_json_is_spec_and_customization(tabpreview, messages):
    document = json.loads(tabpreview("export", messages, "--format", "json").stdout)
    assert sorted(document) == ["customization", "spec"]
    assert document["spec"]["title"] == "Messages" and document["customization"]["version"] == 1
    (tabpreview.folder / "again.json").write_text(json.dumps(document["spec"]))
    assert tabpreview("check", "again.json").returncode == 0


def test_files_with_a_customization_have_an_extension_of_their_own(tabpreview):
    (tabpreview.folder / "tabs.yaml").write_text('tabs: [{ title: One, systemImage: house }]\n')
    assert tabpreview("export", "--format", "json", "-o", "exports/").returncode == 0
    assert [file.name for file in (tabpreview.folder / "exports").iterdir()] == ["tabs.export.json"]
    assert tabpreview("export", "-o", "tabs.export.json").returncode == 0
    assert sorted(json.loads((tabpreview.folder / "tabs.export.json").read_text())) == ["customization", "spec"]
    linted = tabpreview("lint", ".")
    assert "1 spec." in linted.stderr and "export" not in linted.stderr


@pytest.mark.parametrize("arguments", [
    ("--format", "json", "-o", "tabs.json"), ("--format", "json", "-o", "./tabs.json"), ("--format", "swift", "-o", "tabs.yml"),
])
def test_only_a_spec_is_called_as_commands_look_for_it(tabpreview, arguments):
    (tabpreview.folder / "tabs.yaml").write_text('tabs: [{ title: One, systemImage: house }]\n')
    result = tabpreview("export", *arguments)
    assert result.returncode == 64 and not (tabpreview.folder / arguments[-1]).exists()
    assert "Commands without a file argument would read" in result.stderr
    assert f"--output tabs.{'export.json' if 'json' in arguments else 'swift'}." in result.stderr


def test_a_usual_name_with_a_customization_is_not_the_spec(tabpreview):
    (tabpreview.folder / "tabs.yaml").write_text('tabs: [{ title: One, systemImage: house }]\n')
    (tabpreview.folder / "tabs.json").write_text(tabpreview("export", "--format", "json").stdout)
    assert tabpreview("check").returncode == 0
    assert "skipped: tabs.json (an export)" in tabpreview("lint", ".").stderr
    (tabpreview.folder / "tabs.yaml").unlink()
    alone = tabpreview("check")
    assert alone.returncode == 66 and "tabs.json is an export with a customization, not a spec." in alone.stderr


def test_a_spec_is_converted_to_json_and_back(tabpreview):
    text = "locale: de\ntabs:\n  - { title: { en: One, de: Eins }, systemImage: house, badge: 3 }\n  - { title: \"2\", variants: [{ when: { platforms: [mac] }, badge: null }] }\n"
    (tabpreview.folder / "tabs.yaml").write_text(text)
    assert tabpreview("export", "-o", "other.json").returncode == 0
    spec = json.loads((tabpreview.folder / "other.json").read_text())
    assert list(spec) == ["locale", "tabs"] and spec["tabs"][1]["title"] == "2"
    assert json.loads(tabpreview("export", "--format", "spec").stdout) == spec
    assert tabpreview("export", "other.json", "-o", "back.yml").returncode == 0
    assert (tabpreview.folder / "back.yml").read_text().startswith("locale: de\ntabs:\n  - ")
    assert "No differences." in tabpreview("diff", "tabs.yaml", "back.yml").stdout


def test_a_spec_beside_another_with_a_usual_name_is_said(tabpreview):
    (tabpreview.folder / "tabs.yaml").write_text('tabs: [{ title: One, systemImage: house }]\n')
    result = tabpreview("export", "-o", "tabs.json")
    assert result.returncode == 0 and json.loads((tabpreview.folder / "tabs.json").read_text())["tabs"]
    assert "tabs.json is beside tabs.yaml. Commands without a file argument read tabs.json. Delete the file" in result.stderr


def test_swift_is_source(tabpreview, messages):
    source = tabpreview("export", messages, "--format", "swift").stdout
    assert "\nimport SwiftUI\n" in source and "TabView" in source and source.endswith("}\n")


def test_swift_is_written_for_the_app_that_the_options_describe(tabpreview):
    export = ["export", ROOT / "Examples" / "social.yaml", "--format", "swift"]
    tabs = tabpreview(*export, "--only", "tabs").stdout
    assert "TabView" in tabs and "Screen" not in tabs and "#Preview" not in tabs
    named = tabpreview(*export, "--prefix", "Chat").stdout
    types = re.findall(r"^(?:struct|enum) (\w+)", named, re.M)
    assert "ChatSocialView" in types and all(name.startswith("Chat") for name in types)
    assert "if #available(iOS 26.0" in tabpreview(*export).stdout
    newer = tabpreview(*export, "--minimum-os", "26").stdout
    assert "#available" not in newer and "with iOS 26.0 or later" in newer and "IfAvailable" not in newer
    assert "It needs the iOS 26.0 SDK (Xcode 26) or\n// later." in newer


def test_an_output_file_is_replaced_whole_with_its_rights_and_through_links(tabpreview, messages):
    file, link = tabpreview.folder / "real.json", tabpreview.folder / "link.json"
    file.write_text("old" * 100_000)
    file.chmod(0o640)
    link.symlink_to(file)
    assert tabpreview("export", messages, "-o", link).returncode == 0
    assert link.is_symlink() and json.loads(file.read_text())["tabs"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
    assert sorted(one.name for one in tabpreview.folder.iterdir()) == ["link.json", "messages.yaml", "real.json"]


@pytest.mark.parametrize("arguments, code, words", [
    ((), 64, "--format png, html, swift, json, spec or xcstrings"),
    (("--format", "pdf"), 64, "png, html, swift, json"),
    (("-o", "a.png", "--scale", "4"), 64, "Expected 1, 2 or 3"),
    (("-o", "/no/such/folder/a.json"), 74, "can't be written"),
    (("--format", "spec", "--customization", "a.json"), 66, "a.json"),
    (("-o", "a.json", "--scale", "2"), 0, "--scale only applies"),
    (("-o", "a.json", "--only", "tabs"), 0, "--only only applies to SwiftUI source"),
    (("-o", "a.html", "--prefix", "Chat", "--minimum-os", "26"), 0, "--minimum-os only applies to SwiftUI source"),
    (("-o", "a.swift", "--only", "screens"), 64, "Expected one of tabs."),
    (("-o", "a.swift", "--only", "tab"), 64, "Did you mean \"tabs\"?"),
    (("-o", "a.swift", "--prefix", "my app"), 64, "Did you mean \"MyApp\"?"),
    (("-o", "a.swift", "--prefix", "1"), 64, "Expected a capital letter, then letters, digits or underscores"),
    (("-o", "a.swift", "--prefix", "Größe"), 64, "Did you mean \"Grosse\"?"),
    (("-o", "a.swift", "--prefix", ""), 64, "Expected a capital letter"),
    (("-o", "a.swift", "--prefix", "A" * 21), 64, "20 characters at most"),
    (("-o", "a.swift", "--minimum-os", "17"), 64, "Expected 18, 26, 27 or 27.1"),
    (("-o", "a.html", "--select", "nothing"), 0, "no entry has the id"),
    (("-o", "a.html", "--view", "grid"), 64, "compare, one, all"),
])
def test_what_can_t_be_done_is_said(tabpreview, messages, arguments, code, words):
    result = tabpreview("export", messages, *arguments)
    assert result.returncode == code and words in result.stderr, result.stderr


def test_a_full_disk_is_reported(messages):
    with open("/dev/full", "wb") as full:
        result = subprocess.run([BINARY, "export", messages, "--format", "json"], stdout=full, stderr=subprocess.PIPE,
                                text=True, env=clean_environment(), timeout=60)
    assert result.returncode == 74 and "Standard output can't be written" in result.stderr


def test_a_broken_spec_is_reported_as_everywhere(tabpreview):
    (tabpreview.folder / "tabs.json").write_text('{"tabs": [')
    result = tabpreview("export", "tabs.json", "-o", "a.png", environment=BROWSER)
    assert result.returncode == 1 and "tabs.json:1:" in result.stderr


def test_on_a_terminal_it_shows_how_far_the_file_is_and_clears_the_line(tmp_path):
    shown = Terminal(tmp_path, "export", ROOT / "Examples" / "social.yaml", "-o", "out.html")
    assert shown.ends(seconds=300) == 0
    shown.close()
    assert re.search(r"\r\d+ of \d+ views drawn\x1b\[K", shown.text)
    assert shown.text.endswith("\r\x1b[KWrote out.html.\r\n"), "what is written next begins a line"
    assert (tmp_path / "out.html").stat().st_size > 100_000


def test_a_quick_export_says_nothing_of_its_progress_to_a_pipe(tabpreview):
    (tabpreview.folder / "one.json").write_text('{"tabs": [{"title": "One"}]}')
    result = tabpreview("export", "one.json", "-o", "out.html")
    assert (result.returncode, result.stdout) == (0, "")
    assert "\r" not in result.stderr and "\x1b" not in result.stderr
