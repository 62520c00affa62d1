"""Replicas whose clocks are a day ahead and a day behind: the database's clock judges, so that all agree."""

import json
import os
import re
import subprocess
import time
from pathlib import Path

import pytest

from replicas import Stream, Team, spec, token, until
from tested import program

DAY = 86_400  # seconds


@pytest.fixture(scope="module")
def clock(tmp_path_factory):
    """The environment in which a program sees another time, that many days away."""
    library = tmp_path_factory.mktemp("clock") / "other_clock.so"
    source = Path(__file__).with_name("other_clock.c")
    subprocess.run(["clang", "-O", "-shared", "-fPIC", "-o", library, source], check=True)
    return lambda days: {"LD_PRELOAD": str(library), "OTHER_CLOCK": str(days * DAY)}


@pytest.fixture(scope="module")
def running(clock):
    """The first replica is right, the second a day ahead, the third a day behind."""
    team = Team(program(), environments=[None, clock(1), clock(-1)])
    try:
        yield team.start()
    finally:
        team.end()


def make_link(replica, path, **terms):
    made = replica.ask("POST", f"{path}shares", json.dumps(terms))
    assert made.status == 201, made.body
    return made.json["id"], made.json["url"].partition(replica.authority)[2]


@pytest.mark.parametrize("days", [1, -1])
def test_a_server_of_one_machine_sees_the_other_time(tmp_path, clock, days):
    """Otherwise the tests below would prove nothing."""
    (tmp_path / "data").mkdir()
    for command in (["create", "--label", "probe"], ["list", "--format", "json"]):
        done = subprocess.run([program(), "host", "token", *command, "--data", tmp_path / "data"],
                              env={**os.environ, **clock(days)}, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    [listed] = json.loads(done.stdout)
    assert abs(listed["created"] - time.time() - days * DAY) < 60


@pytest.mark.parametrize("maker", range(3), ids=["right", "ahead", "behind"])
def test_links_end_when_the_database_says(team, name, maker):
    path = team.publish(name)
    id, lasting = make_link(team.replicas[maker], path, expires="1h")
    _, short = make_link(team.replicas[maker], path, expires="1s")
    age = f"SELECT extract(epoch FROM clock_timestamp()) - created FROM share WHERE id = '{id}'"
    assert 0 <= float(team.database.sql(age)) < 30
    assert team.statuses(f"{lasting}layout") == [200, 200, 200]
    until(lambda: team.statuses(f"{short}layout") == [404, 404, 404], 5)
    for replica in team.replicas:
        page = replica.ask("GET", f"{path}shares", Accept="text/html").body
        assert re.search("in (1 hour|60 minutes|59 minutes)", page), re.findall(">([^<]*xpire[^<]*)<", page)


def test_tokens_end_when_the_database_says(team):
    made = [token(replica, "owner", "--expires", "1h") for replica in team.replicas]
    short = [token(replica, "owner", "--expires", "2s") for replica in team.replicas]
    for one in made:
        assert team.statuses(f"/s/{one}/") == [200, 200, 200]
    for one in short:
        until(lambda: team.statuses(f"/s/{one}/") == [404, 404, 404], 6)


def test_revisions_comments_and_the_list_have_the_database_s_time(team, name):
    path = team.publish(name)
    _, link = make_link(team.replicas[0], path, role="comment")
    for number, replica in enumerate(team.replicas):
        assert replica.ask("PUT", f"{path}spec", spec(f"{name}-{number}"), If_Match="*").status == 200
        comment = {"kind": "comment", "name": "Ann", "text": "Blue?"}
        assert replica.ask("POST", f"{link}comments", json.dumps(comment)).status == 201
    now = time.time()
    for replica in team.replicas:
        changes = f"{path}history?of=spec"
        history = until(lambda: len(found := replica.ask("GET", changes).json["revisions"]) == 4 and found)
        comments = until(lambda: len(found := replica.ask("GET", f"{path}comments").json) == 3 and found)
        assert all(abs(now - one["time"]) < 60 for one in history + comments), history + comments


def test_presence_unlocking_and_streams_do_not_ask_the_time(team, name):
    path = team.publish(name)
    _, link = make_link(team.replicas[1], path, password="opensesame")
    streams = [Stream(replica, f"{path}events") for replica in team.replicas]
    for one in streams:
        until(lambda: one.presence() == 3)
    opened = team.replicas[1].ask("POST", f"{link}unlock", json.dumps({"password": "opensesame"})).json["url"]
    assert team.statuses(f"{opened}layout") == [200, 200, 200]
    for number in range(5):
        wrong = json.dumps({"password": f"wrong {number}"})
        assert team.replicas[number % 3].ask("POST", f"{link}unlock", wrong).status == 403
    for replica in team.replicas:
        until(lambda: replica.ask("POST", f"{link}unlock", '{"password": "x"}').status == 429, 2)

    for number, replica in enumerate(team.replicas):
        assert replica.ask("PUT", f"{path}spec", spec(f"{name}-{number}"), If_Match="*").status == 200
    for one in streams:
        one.arrival(4)
        one.close()
    again = Stream(team.replicas[2], f"{path}events", streams[1].ids[0])
    again.arrival(4)
    assert [int(one.split(".")[0]) for one in again.ids] == [3, 4]
    again.close()
