"""Links and tokens: what is made, ended or unlocked at one replica holds at all of them within a second."""

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from replicas import Stream, spec, token, until

SOON = 1  # second


@pytest.fixture
def link(team, name):
    """Makes a link at the first replica: its id and its path."""
    path = team.publish(name)
    for replica in team.replicas:
        assert replica.ask("GET", f"{path}layout").status == 200

    def make(**terms):
        made = team.replicas[0].ask("POST", f"{path}shares", json.dumps(terms))
        assert made.status == 201, made.body
        return made.json["id"], made.json["url"].partition(team.replicas[0].authority)[2]

    make.path = path
    return make


def test_a_link_opens_everywhere_at_once_and_is_refused_everywhere_within_a_second(team, link):
    id, path = link(role="view")
    assert team.statuses(f"{path}layout") == [200, 200, 200]
    streams = [Stream(replica, f"{path}events") for replica in team.replicas]
    assert all(one.hello for one in streams)

    assert team.replicas[1].ask("DELETE", f"{link.path}shares/{id}").status == 204

    until(lambda: team.statuses(f"{path}layout") == [404, 404, 404], SOON)
    for one in streams:
        until(lambda: one.is_over, SOON)
        one.close()


def test_a_rotated_link_has_one_token_everywhere(team, link):
    id, path = link(role="view")
    assert team.statuses(f"{path}layout") == [200, 200, 200]
    rotated = team.replicas[2].ask("POST", f"{link.path}shares/{id}/rotate", "{}")
    new = rotated.json["url"].partition(team.replicas[2].authority)[2]
    until(lambda: team.statuses(f"{path}layout") == [404, 404, 404], SOON)
    assert team.statuses(f"{new}layout") == [200, 200, 200]


def unlock(replica, path, password):
    return replica.ask("POST", f"{path}unlock", json.dumps({"password": password}))


def test_a_link_that_is_unlocked_at_one_replica_is_open_at_all(team, link):
    _, path = link(role="view", password="opensesame")
    assert team.statuses(f"{path}layout") == [401, 401, 401]
    session = unlock(team.replicas[0], path, "opensesame").json["url"]
    assert team.statuses(f"{session}layout") == [200, 200, 200]


def test_wrong_passwords_count_together(team, link):
    _, path = link(role="view", password="opensesame")
    for number in range(5):
        assert unlock(team.replicas[number % 3], path, "wrong").status == 403
    until(lambda: unlock(team.replicas[2], path, "wrong").status == 429, SOON)
    assert unlock(team.replicas[1], path, "opensesame").status == 429


def test_a_burst_of_wrong_passwords_counts_together(team, link):
    """S19"""
    _, path = link(role="view", password="opensesame")
    assert team.statuses(f"{path}layout") == [401, 401, 401]
    with ThreadPoolExecutor(24) as clients:
        answers = list(clients.map(lambda n: unlock(team.replicas[n % 3], path, "wrong").status, range(24)))
    assert sorted(answers) == [403] * 5 + [429] * 19


def test_the_streams_of_a_token_end_with_it_everywhere(team, name):
    """S64"""
    path, made, publisher = team.publish(name), token(team.replicas[0], "owner"), token(team.replicas[0])
    streams = [Stream(replica, f"/s/{made}/{rest}") for replica in team.replicas for rest in (f"p/{name}/events", "events")]
    streams += [Stream(replica, f"/p/{name}/events", bearer=publisher) for replica in team.replicas]
    assert all(one.hello for one in streams)
    for entry in json.loads(team.replicas[0].command("token", "list", "--format", "json"))[-2:]:
        team.replicas[0].command("token", "revoke", entry["id"])
    for one in streams:
        until(lambda: one.is_over, 2 * SOON)
    assert team.replicas[0].ask("PUT", f"{path}spec", spec("after"), If_Match="*").status == 200
    for one in streams:
        # The list may still have told of the publication; such a change has no id.
        assert not any(one.ids)
        one.close()


def test_a_token_is_known_at_once_and_revoked_within_seconds(team):
    made = token(team.replicas[0], "owner")
    assert team.statuses(f"/s/{made}/") == [200, 200, 200]
    newest = json.loads(team.replicas[0].command("token", "list", "--format", "json"))[-1]
    team.replicas[0].command("token", "revoke", newest["id"])
    until(lambda: team.statuses(f"/s/{made}/") == [404, 404, 404], SOON)
