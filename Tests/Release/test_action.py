"""The scripts of action.yml, run as a runner does: in a clone, with a pull request's base, and with `gh` written down."""

import json
import os
import re
import shutil
import subprocess

import pytest
import yaml

from tested import ROOT, chromium, program

ACTION = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
SCRIPTS = ROOT / "Scripts/action.d"
SPEC = "tabs:\n  - { title: Home, systemImage: house, value: home }\n  - { title: Saved, systemImage: bookmark, value: saved }\n"
# Answers as GitHub does, and writes down what it was asked.
GH = """#!/usr/bin/env python3
import json, os, sys
record = os.environ["GH_RECORD"]
words = sys.argv[1:]
body = [open(word.removeprefix("body=@")).read() for word in words if word.startswith("body=@")]
with open(record, "a") as file:
    file.write(json.dumps({"words": words, "body": body[0] if body else None}) + "\\n")
if os.environ.get("GH_REFUSES") and body:
    sys.exit("gh: Resource not accessible by integration (HTTP 403)")
if not body:
    print(os.environ.get("GH_COMMENT", ""))
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
    assert comment.startswith("<!-- tabpreview -->\n") and "#### tabs.yaml" in comment
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
    assert "Kept" in comment and "#### b.yaml\n\nThis spec is new." in comment
    assert not list((runner.folder / "results").glob("*.png"))


def test_says_which_spec_can_not_be_compared(runner):
    base = runner.commit(tabs_yaml=SPEC)
    runner.commit(tabs_yaml="tabs: [")
    done = runner("compare", SPECS="", BASE=base, PICTURES="true")
    assert done.returncode == 0 and "It can't be compared: " in runner.result("comment.md")


def test_says_that_there_is_no_picture_without_a_browser(runner):
    base = runner.commit(tabs_yaml=SPEC)
    done = runner("compare", SPECS="", BASE=base, PICTURES="true", TABPREVIEW_EXPORT_CHROMIUM="/nowhere/chromium")
    assert done.returncode == 0 and done.stdout.count("::warning::There is no picture of ") == 2


def commented(runner, **environment):
    (runner.folder / "results/comment.md").write_text(environment.pop("text", "<!-- tabpreview -->\n### Tab views\n"))
    done = runner("comment", **{"NUMBER": "7", "COMMENT": "true", **environment})
    assert done.returncode == 0, done.stderr
    return done


def test_comments_once_and_changes_its_own_comment_after(runner):
    commented(runner)
    looked, made = runner.asked()
    assert "repos/ann/app/issues/7/comments" in looked["words"] and looked["body"] is None
    assert made["words"][:4] == ["api", "--method", "POST", "repos/ann/app/issues/7/comments"]
    commented(runner, GH_COMMENT="41")
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
    assert len(body) < 65_536 and "The rest is in the summary" in body
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
    assert "#### MyApp" in comment and title in comment and "Changed" in comment, comment
