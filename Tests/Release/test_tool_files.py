"""Files that others' tools read name what there is here, and all the same version of Swift."""

import json
import os
import re

import pytest
import yaml

from tested import ROOT

PACKAGE = (ROOT / "Package.swift").read_text(encoding="utf-8")
(SWIFT,) = re.findall(r"^// swift-tools-version: (\S+)$", PACKAGE, re.MULTILINE)
IMAGE = f"swift:{SWIFT}-bookworm"
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


def text(name):
    return (ROOT / name).read_text(encoding="utf-8")


def test_one_version_of_swift():
    assert text(".swift-version").strip() == SWIFT
    assert f"FROM {IMAGE} AS build" in text("Dockerfile")
    assert json.loads(text(".devcontainer/devcontainer.json"))["image"] == IMAGE
    assert yaml.safe_load(text(".github/workflows/release.yml"))["jobs"]["build"]["container"] == IMAGE
    assert {one["swift_version"] for one in yaml.safe_load(text(".spi.yml"))["builder"]["configs"]} == {SWIFT}


def test_the_package_index_builds_products_that_there_are():
    manifest = yaml.safe_load(text(".spi.yml"))
    assert manifest["version"] == 1 and len(text(".spi.yml").encode()) <= 1_500, "the index reads no longer ones"
    products = set(re.findall(r'\.executable\(name: "([\w-]+)"', PACKAGE))
    for one in manifest["builder"]["configs"]:
        assert set(one) == {"platform", "swift_version", "target"} and one["target"] in products
        assert one["platform"] in {"linux", "macos-spm"}


def test_the_dev_container_calls_functions_that_there_are():
    command = json.loads(text(".devcontainer/devcontainer.json"))["postCreateCommand"]
    called = re.findall(r"need_\w+", command)
    assert called and all(f"\n{name}() {{" in text("Scripts/prepare") for name in called)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_runs_what_there_is(workflow):
    content = workflow.read_text(encoding="utf-8")
    jobs = yaml.safe_load(content)["jobs"]
    named = set(re.findall(r"\b(Scripts/[\w.-]+|Tests/[\w./-]+\.\w+)", content))
    assert named and all((ROOT / name).exists() for name in named), named
    assert all(os.access(ROOT / name, os.X_OK) for name in named if name.startswith("Scripts/"))
    for name, job in jobs.items():
        assert set([job["needs"]] if "needs" in job else []) <= set(jobs), name
        assert all("run" in step or re.fullmatch(r"[\w-]+/[\w/-]+@v\d+", step["uses"]) for step in job["steps"]), name


def test_no_workflow_has_more_rights_than_it_needs():
    for workflow in WORKFLOWS:
        content = yaml.safe_load(workflow.read_text(encoding="utf-8"))
        rights = [content["permissions"], *(job.get("permissions", {}) for job in content["jobs"].values())]
        writes = [right for right in rights if "write" in right.values()]
        assert len(writes) == (1 if workflow.name == "release.yml" else 0), workflow.name
