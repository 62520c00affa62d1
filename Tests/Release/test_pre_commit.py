"""The hooks, run by pre-commit itself in a repository that uses them."""

import os
import subprocess
import sys

import pytest
import yaml

from tested import ROOT, program

HOOKS = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
GOOD = "tabs:\n  - { title: Home, systemImage: house, value: home }\n  - { title: Saved, systemImage: bookmark, value: saved }\n"
FILLED = GOOD.replace("systemImage: house", "systemImage: house.fill")
WRONG = GOOD.replace("title: Saved", "titel: Saved")


@pytest.fixture
def repository(tmp_path):
    """A repository with the hooks, one with an app that names it, and the program on the path."""
    environment = {**os.environ, "PRE_COMMIT_HOME": str(tmp_path / "cache"), "PATH": f"{tmp_path}/bin:{os.environ['PATH']}",
                   "GIT_AUTHOR_NAME": "Ann", "GIT_AUTHOR_EMAIL": "ann@example.com",
                   "GIT_COMMITTER_NAME": "Ann", "GIT_COMMITTER_EMAIL": "ann@example.com"}
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/tabpreview").symlink_to(program())

    def run(*words, where="app", check=True):
        done = subprocess.run([*map(str, words)], cwd=tmp_path / where, env=environment, capture_output=True, text=True, timeout=280)
        assert not check or done.returncode == 0, done.stdout + done.stderr
        return done

    for name in ("hooks", "app"):
        (tmp_path / name).mkdir()
        run("git", "init", "--quiet", where=name)
    (tmp_path / "hooks/.pre-commit-hooks.yaml").write_bytes((ROOT / ".pre-commit-hooks.yaml").read_bytes())
    run("git", "add", "--all", where="hooks")
    run("git", "commit", "--quiet", "--message", "Hooks", where="hooks")
    revision = run("git", "rev-parse", "HEAD", where="hooks").stdout.strip()

    def pre_commit(hook, **files):
        settings = {"repos": [{"repo": str(tmp_path / "hooks"), "rev": revision, "hooks": [{"id": hook}]}]}
        (tmp_path / "app/.pre-commit-config.yaml").write_text(yaml.safe_dump(settings))
        for name, text in files.items():
            path = tmp_path / "app" / name.replace("__", "/").replace("_yaml", ".yaml")
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
        run("git", "add", "--all")
        return run(sys.executable, "-m", "pre_commit", "run", "--all-files", "--verbose", check=False)

    pre_commit.folder = tmp_path / "app"
    return pre_commit


@pytest.mark.parametrize("hook", [hook["id"] for hook in HOOKS])
def test_good_specs_pass(repository, hook):
    done = repository(hook, tabs_yaml=GOOD, app__tabs_yaml=GOOD, compose_yaml="services: {}\n")
    assert done.returncode == 0 and "Passed" in done.stdout, done.stdout


@pytest.mark.parametrize("hook", ["tabpreview-lint", "tabpreview-check"])
def test_an_error_in_any_spec_stops_the_commit_and_is_shown(repository, hook):
    done = repository(hook, tabs_yaml=GOOD, app__tabs_yaml=WRONG)
    assert done.returncode == 1 and "app/tabs.yaml:3:" in done.stdout, done.stdout


def test_findings_that_compare_specs_are_found_in_any_number_of_them(repository):
    shared = "tabViewStyle: sidebarAdaptable\ntabViewCustomization: shared\n" + GOOD
    (repository.folder / "tabpreview.json").write_text('{"tabpreview": {"lint": {"severity": {"R5.59": "error"}}}}')
    done = repository("tabpreview-lint", **{f"a{number}__tabs_yaml": shared.replace("shared", "shared" if number in (1, 12) else f"k{number}") for number in range(1, 13)})
    assert done.returncode == 1 and "[R5.59]" in done.stdout, done.stdout


def test_what_has_one_obvious_fix_is_fixed_and_stops_the_commit_once(repository):
    done = repository("tabpreview-fix", tabs_yaml=FILLED)
    assert done.returncode == 1 and "files were modified by this hook" in done.stdout, done.stdout
    assert (repository.folder / "tabs.yaml").read_text() == GOOD
    assert repository("tabpreview-fix").returncode == 0


@pytest.mark.parametrize("hook", ["tabpreview-lint", "tabpreview-check"])
def test_the_name_of_a_file_is_no_option(repository, hook):
    """S82"""
    folder = repository.folder / "--config=cfg"
    folder.mkdir()
    (folder / "tabs.json").write_text("{}")
    done = repository(hook, tabs_yaml=WRONG)
    assert done.returncode == 1 and "tabs.yaml:3:" in done.stdout and "--config=cfg/tabs.json:1:1: error" in done.stdout, done.stdout


def test_files_that_are_no_specs_are_left_alone(repository):
    done = repository("tabpreview-lint", compose_yaml="services: {}\n")
    assert "no files to check" in done.stdout
