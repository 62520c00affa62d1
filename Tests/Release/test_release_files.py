"""What Scripts/release makes, of the debug build that the tests have: folders that work wherever they are, and lists."""

import gzip
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import tarfile
import urllib.request

import pytest

from tested import ROOT, program

RELEASE = ROOT / "Scripts/release"
LAYOUT = ROOT / "Scripts/release.d/layout"
VERSION = subprocess.run([program(), "--version"], capture_output=True, text=True, check=True).stdout.strip()
REPOSITORY = "https://example.com/ann/tabpreview"


def done(*words, code=0, **environment):
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("TABPREVIEW_", "GITHUB_"))}
    ran = subprocess.run([*map(str, words)], cwd=ROOT, env={**kept, **environment}, capture_output=True, text=True, timeout=280)
    assert ran.returncode == code, ran.stdout + ran.stderr
    return ran.stdout + ran.stderr


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    """An installation, moved after it was made."""
    folder = tmp_path_factory.mktemp("layout")
    done(LAYOUT, program().parent, folder / "made", SOURCE_DATE_EPOCH="86400")
    (folder / "made").rename(folder / "moved there")
    return folder / "moved there"


def test_an_installation_has_what_shells_and_manuals_look_for(tree):
    names = {str(path.relative_to(tree)) for path in tree.rglob("*") if path.is_file()}
    assert {"bin/tabpreview", "bin/tabpreview-swiftui", "share/man/man1/tabpreview.1.gz", "share/man/man1/tabpreview-share-create.1.gz",
            "share/bash-completion/completions/tabpreview", "share/zsh/site-functions/_tabpreview",
            "share/fish/vendor_completions.d/tabpreview.fish", "share/doc/tabpreview/copyright",
            "share/doc/tabpreview/examples/bank.yaml", "share/doc/tabpreview/examples/hosting/tabpreview.service"} <= names
    assert {name.split("/")[0] for name in names} == {"bin", "share"}
    assert not [name for name in names if "GRDB" in name or ".build" in name]
    for shell, name in (("bash", "bash-completion/completions/tabpreview"), ("zsh", "zsh/site-functions/_tabpreview"),
                        ("fish", "fish/vendor_completions.d/tabpreview.fish")):
        assert (tree / "share" / name).read_text() == done(program(), "completions", shell)


def test_each_command_has_a_page_that_names_only_pages_that_there_are(tree):
    pages = {path.name.removesuffix(".1.gz"): gzip.open(path, "rt").read() for path in (tree / "share/man/man1").iterdir()}
    commands = set(re.findall(r"^  ([a-z]+)  ", done(program(), "--help"), re.MULTILINE))
    assert {"init", "serve", "lint", "share", "lsp"} <= commands
    assert {f"tabpreview-{command}" for command in commands} <= set(pages)
    for name, page in pages.items():
        assert f".Dt {name.upper()} 1\n" in page and ".Dd January 2, 1970\n" in page, name
        assert f"\n.Sh NAME\n.Nm {name}\n.Nd " in page and '\n.Nd "' not in page, f"apropos doesn't find {name}"
        assert set(re.findall(r"^\.Xr (\S+) 1", page, re.MULTILINE)) <= set(pages), name


def test_an_installation_has_the_licence_of_each_package_that_is_built_in(tree):
    text = (tree / "share/doc/tabpreview/copyright").read_text()
    for package in json.loads((ROOT / "Package.resolved").read_text())["pins"]:
        assert package["location"].split("/")[-1].removesuffix(".git") in text
    for words in ("Apache License", "SIL OPEN FONT LICENSE", "SQLite", "libsodium", "zlib", "Unicode, Inc."):
        assert words in text


def first_page(tree, spec, start):
    process = subprocess.Popen([start, "serve", spec, "--port", "0", "--format", "json"], cwd=spec.parent, stdin=subprocess.DEVNULL,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "CI": "true"})
    try:
        with urllib.request.urlopen(json.loads(process.stdout.readline())["url"], timeout=60) as page:
            return page.read().decode()
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 0


def test_it_serves_and_knows_the_rules_from_where_it_is_and_through_a_link(tree, tmp_path):
    spec = tmp_path / "bank.yaml"
    shutil.copy(ROOT / "Examples/bank.yaml", spec)
    (tmp_path / "tabpreview").symlink_to(tree / "bin/tabpreview")
    assert "<html" in first_page(tree, spec, tree / "bin/tabpreview")
    assert "<html" in first_page(tree, spec, tmp_path / "tabpreview")
    assert "R5.16" in done(tmp_path / "tabpreview", "rules", "R5.16")
    assert "tab" in done(tmp_path / "tabpreview", "import", ROOT / "Examples/SwiftUI")


def test_an_installation_without_its_resources_says_where_they_belong(tree, tmp_path):
    (tmp_path / "bin").mkdir()
    shutil.copy(tree / "bin/tabpreview", tmp_path / "bin")
    shutil.copy(ROOT / "Examples/bank.yaml", tmp_path)
    said = done(tmp_path / "bin/tabpreview", "rules", "R5.16", code=74)
    assert f"{tmp_path}/bin/tabpreview_TabRules.resources/rulebook.json: the file doesn't exist" in said and "Reinstall tabpreview" in said
    served = done(tmp_path / "bin/tabpreview", "serve", tmp_path / "bank.yaml", "--port", "0", code=74)
    assert f"{tmp_path}/bin/tabpreview_PreviewAssets.resources" in served


def test_the_layout_takes_no_folder_that_exists_and_no_build_without_programs(tmp_path):
    assert "exists already" in done(LAYOUT, program().parent, tmp_path, code=73)
    (tmp_path / "build").mkdir()
    assert "tabpreview is missing: swift build --product tabpreview" in done(LAYOUT, tmp_path / "build", tmp_path / "tree", code=66)


@pytest.fixture
def archives(tmp_path):
    """Two archives, as two machines have made them."""
    for machine in ("x86_64", "aarch64"):
        (tmp_path / f"tabpreview-{VERSION}-linux-{machine}.tar.gz").write_text(machine)
    return tmp_path


def test_what_names_the_archives_is_made_of_them(archives):
    done(RELEASE, "finish", "--output", archives, "--repository", f"{REPOSITORY}/")
    assert done("sh", "-c", f"cd '{archives}' && sha256sum --check --strict SHA256SUMS")
    listed = {line.split()[1] for line in (archives / "SHA256SUMS").read_text().splitlines()}
    assert listed == {path.name for path in archives.iterdir()} - {"SHA256SUMS"}
    assert f"releases={REPOSITORY}/releases\n" in (archives / "install.sh").read_text()
    with tarfile.open(archives / f"tabpreview-{VERSION}.tar.gz") as source:
        assert f"tabpreview-{VERSION}/Package.swift" in source.getnames()
    first = (archives / "SHA256SUMS").read_bytes()
    done(RELEASE, "finish", "--output", archives, "--repository", REPOSITORY)
    assert (archives / "SHA256SUMS").read_bytes() == first


def formula(folder):
    done("ruby", "-c", folder / "tabpreview.rb")
    text = (folder / "tabpreview.rb").read_text()
    assert "@" not in text
    pairs = re.findall(r'url "(\S+)"\n\s+sha256 "([0-9a-f]{64})"', text)
    for url, digest in pairs:
        place, name = url.rsplit("/", 1)
        assert place == f"{REPOSITORY}/releases/download/v{VERSION}"
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == digest
    return [url.rsplit("/", 1)[1] for url, _ in pairs]


def test_the_formula_has_the_source_and_the_archives_that_there_are(archives):
    done(RELEASE, "finish", "--output", archives, "--repository", REPOSITORY)
    names = [f"tabpreview-{VERSION}.tar.gz", f"tabpreview-{VERSION}-linux-aarch64.tar.gz", f"tabpreview-{VERSION}-linux-x86_64.tar.gz"]
    assert formula(archives) == names
    (archives / names[1]).unlink()
    done(RELEASE, "finish", "--output", archives, "--repository", REPOSITORY)
    assert formula(archives) == [names[0], names[2]]


def test_the_repository_is_the_one_of_the_workflows_run(archives):
    done(RELEASE, "finish", "--output", archives, GITHUB_REPOSITORY="ann/app", GITHUB_SERVER_URL="https://example.org")
    assert "releases=https://example.org/ann/app/releases\n" in (archives / "install.sh").read_text()


@pytest.mark.parametrize(("words", "says", "code"), [
    (["finish", "--repository", "there"], '"there" is not the URL of a repository. Name it: --repository', 64),
    (["finish", "--repository"], "Usage: Scripts/release", 64),
    (["--repository", REPOSITORY], "Usage: Scripts/release", 64),
    (["publish"], "Usage: Scripts/release", 64),
])
def test_says_what_is_wrong_with_its_options(archives, words, says, code):
    assert says in done(RELEASE, *words, *(["--output", archives] if words[-1].startswith(("http", "there")) else []), code=code)


def test_archives_of_two_versions_are_no_release(archives):
    (archives / "tabpreview-0.0.1-linux-x86_64.tar.gz").write_text("")
    said = done(RELEASE, "finish", "--output", archives, "--repository", REPOSITORY, code=65)
    assert f"has archives of several versions: 0.0.1 {VERSION}." in said


def test_signs_with_the_key_that_the_installer_knows(archives, tmp_path_factory):
    """S83"""
    tmp_path = tmp_path_factory.mktemp("signing")
    key = tmp_path / "key"
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key], check=True)
    public = " ".join(key.with_suffix(".pub").read_text().split()[:2])
    finish = ["finish", "--output", archives, "--repository", REPOSITORY, "--sign", key]
    assert f'Add its public key, and commit it: key="{public}"' in done(RELEASE, *finish, code=65)

    subprocess.run(["git", "clone", "--quiet", "--shared", ROOT, tmp_path / "clone"], check=True)
    for name in ("Scripts/release.d/install.sh", "Scripts/release.d/finishing", "Scripts/release"):
        shutil.copy(ROOT / name, tmp_path / "clone" / name)
    installer = tmp_path / "clone/Scripts/release.d/install.sh"
    installer.write_text(installer.read_text().replace("\nkey=\n", f'\nkey="{public}"\n'))
    done(tmp_path / "clone/Scripts/release", *finish)
    assert f'key="{public}"' in (archives / "install.sh").read_text()
    (tmp_path / "signers").write_text(f"release {public}\n")
    verify = ["ssh-keygen", "-Y", "verify", "-f", tmp_path / "signers", "-I", "release", "-n", "tabpreview-release", "-s"]
    with open(archives / "SHA256SUMS", "rb") as sums:
        subprocess.run([*verify, archives / "SHA256SUMS.sig"], stdin=sums, check=True, capture_output=True)
    assert "SHA256SUMS.sig" not in (archives / "SHA256SUMS").read_text()
    done(RELEASE, "finish", "--output", archives, "--repository", REPOSITORY)
    assert not (archives / "SHA256SUMS.sig").exists()


def test_there_is_nothing_to_finish_without_an_archive(tmp_path):
    assert "contains no archive" in done(RELEASE, "finish", "--output", tmp_path, "--repository", REPOSITORY, code=66)


def test_shells_accept_the_scripts():
    scripts = [path for folder in ("Scripts", "Scripts/release.d", "Scripts/action.d", ".ci") for path in (ROOT / folder).iterdir()
               if path.is_file() and re.match(r"#!.*\b(ba)?sh\b", path.read_text(errors="replace").splitlines()[0])]
    assert len(scripts) > 8
    done("shellcheck", "--external-sources", "--source-path=SCRIPTDIR/..", "--severity=warning", *scripts)
    done("shellcheck", "--shell=bash", "--severity=warning", *(ROOT / "Scripts/release.d" / name for name in ("building", "packing", "finishing")))
