"""The scripts of action.yml, run as a runner does: in a clone, with a pull request's base, and with `gh` written down."""

import json
import os
import re
import shutil
import subprocess

import pytest
import yaml

from test_install_script import Releases
from tested import ROOT, chromium, program

ACTION = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
SCRIPTS = ROOT / "Scripts/action.d"
SPEC = "tabs:\n  - { title: Home, systemImage: house, value: home }\n  - { title: Saved, systemImage: bookmark, value: saved }\n"
# Answers as GitHub does, and writes down what it was asked.
GH = """#!/usr/bin/env python3
import json, os, subprocess, sys
record = os.environ["GH_RECORD"]
words = sys.argv[1:]
body = [open(word.removeprefix("body=@")).read() for word in words if word.startswith("body=@")]
with open(record, "a") as file:
    file.write(json.dumps({"words": words, "body": body[0] if body else None}) + "\\n")
if os.environ.get("GH_REFUSES") and body:
    sys.exit("gh: Resource not accessible by integration (HTTP 403)")
answer = {"data": {"viewer": {"login": "github-actions[bot]"}}}
if "graphql" not in words:
    answer = json.loads(os.environ.get("GH_COMMENTS", "[]"))
if not body:
    subprocess.run(["jq", "-r", words[words.index("--jq") + 1]], input=json.dumps(answer), text=True, check=True)
"""


class Runner:
    def __init__(self, folder):
        self.folder = folder
        self.clone = folder / "clone"
        self.clone.mkdir()
        for name in ("bin", "temp", "results"):
            (folder / name).mkdir()
        (folder / "bin/gh").write_text(GH)
        (folder / "bin/gh").chmod(0o755)
        (folder / "bin/tabpreview").symlink_to(program())
        self.git("init", "--quiet", "--initial-branch", "main")

    def git(self, *words):
        identity = ["-c", "user.name=Ann", "-c", "user.email=ann@example.com"]
        return subprocess.run(["git", *identity, *words], cwd=self.clone, check=True, capture_output=True, text=True).stdout.strip()

    def commit(self, **files):
        for name, text in files.items():
            path = self.clone / name.replace("__", "/").replace("_yaml", ".yaml")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "A commit")
        return self.git("rev-parse", "HEAD")

    def __call__(self, script, where=".", **environment):
        kept = {name: value for name, value in os.environ.items() if not name.startswith("TABPREVIEW_")}
        return subprocess.run(
            [SCRIPTS / script], cwd=self.clone / where, capture_output=True, text=True, timeout=280,
            env={**kept, "PATH": f"{self.folder}/bin:{os.environ['PATH']}", "RUNNER_TEMP": str(self.folder / "temp"),
                 "FOLDER": str(self.folder / "results"), "GITHUB_STEP_SUMMARY": str(self.folder / "summary"),
                 "GITHUB_PATH": str(self.folder / "path"), "GITHUB_OUTPUT": str(self.folder / "output"),
                 "GITHUB_REPOSITORY": "ann/app", "GH_RECORD": str(self.folder / "asked"), "TABPREVIEW_EXPORT_CHROMIUM": chromium(),
                 **environment},
        )

    def result(self, name):
        return (self.folder / "results" / name).read_text(encoding="utf-8")

    def asked(self):
        return [json.loads(line) for line in (self.folder / "asked").read_text().splitlines()]


@pytest.fixture
def runner(tmp_path):
    return Runner(tmp_path)


def test_each_step_runs_a_script_and_gives_it_what_it_reads():
    steps = [step for step in ACTION["runs"]["steps"] if "run" in step]
    scripts = [re.fullmatch(r'"\$GITHUB_ACTION_PATH/Scripts/action\.d/(\w+)"', step["run"])[1] for step in steps]
    assert sorted(scripts) == sorted(path.name for path in SCRIPTS.iterdir())
    for name, step in zip(scripts, steps):
        text = (SCRIPTS / name).read_text()
        read = set(re.findall(r"\$\{?([A-Z][A-Z_]+)", text)) - {"RUNNER_TEMP"}
        assert {one for one in read if not one.startswith("GITHUB_")} == set(step["env"]) - {"GH_TOKEN"}, name
    given = set(re.findall(r"inputs\.([\w-]+)", (ROOT / "action.yml").read_text()))
    assert given == set(ACTION["inputs"])


def test_lint_writes_sarif_and_annotates_lines(runner):
    runner.commit(tabs_yaml=SPEC.replace("value: saved", "value: home"))
    done = runner("lint", SPECS="", FAIL_ON="warning")
    assert done.returncode in (1, 2) and re.search(r"::error .*file=tabs\.yaml,line=3", done.stdout), done.stdout
    report = json.loads(runner.result("tabpreview.sarif"))
    assert report["version"] == "2.1.0" and report["runs"][0]["results"]


def test_lint_passes_without_findings_and_takes_several_specs(runner):
    runner.commit(a_yaml=SPEC, sub__b_yaml=SPEC)
    assert runner("lint", SPECS="a.yaml sub/b.yaml", FAIL_ON="info").returncode == 0
    assert json.loads(runner.result("tabpreview.sarif"))["runs"][0]["results"] == []


def test_lint_fails_where_there_is_no_spec(runner):
    runner.commit(other_yaml=SPEC)
    done = runner("lint", SPECS="", FAIL_ON="warning")
    assert done.returncode == 66 and "There is no tabs.json" in done.stderr


def test_layouts_that_are_not_as_accepted_fail_and_are_in_the_comment(runner):
    runner.commit(tabs_yaml=SPEC)
    accept = [program(), "test", "tabs.yaml", "--update"]
    subprocess.run(accept, cwd=runner.clone, check=True, capture_output=True, timeout=60)
    (runner.folder / "results/comment.md").write_text("### Tab views\n")
    same = runner("layouts", SPECS="tabs.yaml")
    assert same.returncode == 0, same.stderr
    assert 'failures="0"' in runner.result("layouts.xml") and "no differences" in runner.result("comment.md")

    runner.commit(tabs_yaml=SPEC.replace("Saved", "Kept"))
    different = runner("layouts")
    assert different.returncode == 2 and '"Saved" is now called "Kept".' in different.stdout
    assert '<failure message="&quot;Saved&quot; is now called' in runner.result("layouts.xml")
    assert "`Saved` is now called `Kept`" in runner.result("comment.md")


def test_layouts_need_a_spec(runner):
    missing = runner("layouts")

    assert missing.returncode == 66 and "There is no tabs.json" in missing.stderr


@pytest.mark.needs("sandbox")
def test_compares_with_the_base_and_draws_before_and_after(runner):
    base = runner.commit(tabs_yaml=SPEC, other_yaml=SPEC)
    runner.commit(tabs_yaml=SPEC.replace("title: Saved", "title: Kept"))
    done = runner("compare", SPECS="", BASE=base, PICTURES="true")
    assert done.returncode == 0, done.stderr
    comment = runner.result("comment.md")
    assert comment.startswith("<!-- tabpreview -->\n") and "#### `tabs.yaml`" in comment
    assert "Saved" in comment and "Kept" in comment and "other.yaml" not in comment
    for name in ("tabs.yaml.before.png", "tabs.yaml.after.png"):
        assert (runner.folder / "results" / name).read_bytes().startswith(b"\x89PNG")
    assert runner.git("worktree", "list").count("\n") == 0


def test_compares_specs_below_a_working_directory(runner):
    base = runner.commit(app__a_yaml=SPEC)
    runner.commit(app__a_yaml=SPEC.replace("Saved", "Kept"), app__b_yaml=SPEC)
    done = runner("compare", where="app", SPECS="a.yaml b.yaml", BASE=base)
    assert done.returncode == 0, done.stderr
    comment = runner.result("comment.md")
    assert "Kept" in comment and "#### `b.yaml`\n\nThis spec is new." in comment
    assert not list((runner.folder / "results").glob("*.png"))


def test_says_which_spec_can_not_be_compared(runner):
    base = runner.commit(tabs_yaml=SPEC)
    runner.commit(tabs_yaml="tabs: [")
    done = runner("compare", SPECS="", BASE=base, PICTURES="true")
    assert done.returncode == 0 and "It can't be compared:" in runner.result("comment.md")


def test_an_error_is_code_in_the_comment_and_not_markup(runner):
    """S84"""
    base = runner.commit(tabs_yaml=SPEC)
    hostile = "![x](https://example.com/x.png) @ann [link](https://example.com) <b>"
    runner.commit(tabs_yaml=SPEC + json.dumps(hostile) + ": 1\n")
    assert runner("compare", BASE=base).returncode == 0
    comment = runner.result("comment.md").splitlines()
    (line,) = [line for line in comment if "example.com" in line]
    assert line.startswith("    ") and comment[comment.index(line) - 1] == ""


@pytest.mark.parametrize("name", ["tabs.yaml", "App"])
def test_a_spec_that_is_a_link_out_of_the_checkout_is_read_by_no_step(runner, name):
    """S58"""
    secret = runner.folder / "outside"
    secret.mkdir()
    (secret / "tabs.yaml").write_text("machine: hunter2\n")
    (secret / "Tabs.swift").write_text('let token = "hunter2" )(')
    base = runner.commit(other_yaml=SPEC)
    (runner.clone / name).symlink_to(secret / name if name.endswith("yaml") else secret)
    runner.commit()
    said = ""
    for script in ("lint", "compare", "layouts"):
        done = runner(script, SPECS=name, FAIL_ON="warning", BASE=base, PICTURES="true")
        said += done.stdout + done.stderr
    said += "".join(path.read_text(errors="replace") for path in (runner.folder / "results").iterdir())
    assert "is a symbolic link to a file outside its directory" in said and "hunter2" not in said
    assert not list((runner.folder / "results").glob("*.png"))


@pytest.mark.parametrize(("version", "ref", "installed"), [
    ("", "v0.9.0", "0.9.0"), ("", "v0.9.0-beta.1", "0.9.0-beta.1"), ("1.0.0", "v0.9.0", "1.0.0"), ("latest", "v0.9.0", "1.0.0"),
    ("", "main", None), ("", "0123456789012345678901234567890123456789", None), ("", "v0", None),
])
def test_installs_the_version_that_the_action_is_pinned_by(runner, tmp_path, version, ref, installed):
    """S84"""
    source = subprocess.run([program(), "--version"], capture_output=True, text=True, check=True).stdout.strip()
    (tmp_path / "page").mkdir()
    page = Releases(tmp_path / "page")
    for one in (source, "0.9.0", "0.9.0-beta.1", "1.0.0"):
        page.release(one)
    done = runner("install", VERSION=version, REF=ref, RELEASES=page.url)
    page.server.shutdown()
    assert done.returncode == 0, done.stderr
    assert f"Installed tabpreview {installed or source} in " in done.stdout
    assert (runner.folder / "path").read_text() == f"{runner.folder}/temp/tabpreview/bin\n"


def test_says_that_there_is_no_picture_without_a_browser(runner):
    base = runner.commit(tabs_yaml=SPEC)
    done = runner("compare", SPECS="", BASE=base, PICTURES="true", TABPREVIEW_EXPORT_CHROMIUM="/nowhere/chromium")
    assert done.returncode == 0 and done.stdout.count("::warning::No picture of ") == 2


def commented(runner, **environment):
    (runner.folder / "results/comment.md").write_text(environment.pop("text", "<!-- tabpreview -->\n### Tab views\n"))
    done = runner("comment", **{"NUMBER": "7", "COMMENT": "true", **environment})
    assert done.returncode == 0, done.stderr
    return done


MARK = "<!-- tabpreview -->\n### Tab views"


def comments(*listed):
    return json.dumps([{"id": id, "user": {"login": login}, "body": body} for id, login, body in listed])


def test_a_comment_that_someone_else_wrote_is_left_alone(runner):
    """S84"""
    others = [(1, "mallory", MARK), (2, "github-actions", MARK), (3, "mallory github-actions[bot]", MARK)]
    commented(runner, GH_COMMENTS=comments(*others))
    assert runner.asked()[-1]["words"][:4] == ["api", "--method", "POST", "repos/ann/app/issues/7/comments"]
    commented(runner, GH_COMMENTS=comments(*others, (4, "github-actions[bot]", MARK)))
    assert runner.asked()[-1]["words"][:4] == ["api", "--method", "PATCH", "repos/ann/app/issues/comments/4"]


def test_comments_once_and_changes_its_own_comment_after(runner):
    commented(runner)
    viewer, looked, made = runner.asked()
    assert viewer["words"][:2] == ["api", "graphql"]
    assert "repos/ann/app/issues/7/comments" in looked["words"] and looked["body"] is None
    assert made["words"][:4] == ["api", "--method", "POST", "repos/ann/app/issues/7/comments"]
    commented(runner, GH_COMMENTS=comments((40, "github-actions[bot]", "Hello"), (41, "github-actions[bot]", MARK)))
    assert runner.asked()[-1]["words"][:4] == ["api", "--method", "PATCH", "repos/ann/app/issues/comments/41"]
    assert runner.asked()[-1]["body"].startswith("<!-- tabpreview -->")
    assert (runner.folder / "summary").read_text().count("### Tab views") == 2


def test_links_to_the_pictures_that_there_are(runner):
    commented(runner, PICTURES_URL="https://example.com/artifact")
    assert "example.com/artifact" not in runner.asked()[-1]["body"]
    (runner.folder / "results/a.after.png").write_bytes(b"")
    commented(runner, PICTURES_URL="https://example.com/artifact")
    assert "[Pictures before and after](https://example.com/artifact)" in runner.asked()[-1]["body"]


def test_a_token_that_may_only_read_is_a_warning_and_the_summary_has_all(runner):
    done = commented(runner, GH_REFUSES="1")
    assert "::warning::" in done.stdout and "HTTP 403" in done.stdout and "pull-requests: write" in done.stdout
    assert "### Tab views" in (runner.folder / "summary").read_text()


def test_a_long_comparison_is_cut_and_whole_in_the_summary(runner):
    commented(runner, text="<!-- tabpreview -->\n" + "é" * 70_000 + "\nend\n")
    body = runner.asked()[-1]["body"]
    assert len(body) < 65_536 and "The rest is in the job summary" in body
    assert "end" in (runner.folder / "summary").read_text()


def test_comments_nowhere_if_nobody_asked(runner):
    commented(runner, COMMENT="false")
    commented(runner, NUMBER="")
    assert not (runner.folder / "asked").exists()


def test_lints_and_compares_the_source_of_an_app(runner):
    shutil.copytree(ROOT / "Examples/SwiftUI", runner.clone / "MyApp")
    base = runner.commit()
    changed = runner.clone / "MyApp/App/RootView.swift"
    text = changed.read_text(encoding="utf-8")
    title = re.search(r'Tab\("(\w+)"', text)[1]
    changed.write_text(text.replace(f'Tab("{title}"', 'Tab("Changed"'), encoding="utf-8")
    runner.commit()
    done = runner("lint", SPECS="MyApp", FAIL_ON="error")
    assert re.search(r"^::\w+ .*file=MyApp/App/RootView\.swift,line=\d+", done.stdout, re.MULTILINE), done.stdout + done.stderr
    done = runner("compare", SPECS="MyApp", BASE=base)
    assert done.returncode == 0, done.stderr
    comment = runner.result("comment.md")
    assert "#### `MyApp`" in comment and title in comment and "Changed" in comment, comment
