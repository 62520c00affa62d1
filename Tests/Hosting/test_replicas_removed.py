"""A preview that is removed and published again is another preview at every replica, at once and for good (S87)."""

import contextlib
import json
import os
import signal
import threading
import time

import pytest

from replicas import NO_ANSWER, TIMEOUT, Client, Stream, publish, spec, token, until

SOON = 1  # second


class Preview:
    """A preview with what people have of it: links of each role, one with a password, a pinned one, and streams."""

    def __init__(self, team, name):
        self.team, self.name, self.path = team, name, team.publish(name, spec("First life"))
        self.publisher = token(team.replicas[0])  # one alone may not publish that often
        for replica in team.replicas:
            assert replica.ask("GET", f"{self.path}layout").status == 200
        hide = '{"op": "hide", "id": "t1"}'
        assert team.replicas[0].ask("POST", f"{self.path}customization?profile=anna", hide).status == 200
        self.links = {role: self.link(role=role) for role in ("view", "comment", "customize", "edit")}
        self.links["pinned"] = self.link(role="view", pinned=True)
        locked = self.link(role="view", password="opensesame")
        unlocked = team.replicas[0].ask("POST", f"{locked}unlock", json.dumps({"password": "opensesame"}))
        self.links["unlocked"] = unlocked.json["url"]
        comment = json.dumps({"kind": "comment", "name": "Anna", "text": "A comment on the first life"})
        assert team.replicas[0].ask("POST", f"{self.links['comment']}comments", comment).status == 201
        for replica in team.replicas:
            for link in self.links.values():
                until(lambda: replica.ask("GET", f"{link}layout").status == 200, SOON)
        self.streams = [Stream(replica, f"{link}events") for replica in team.replicas
                        for link in (self.links["view"], self.links["pinned"], self.path)]
        assert all(one.hello for one in self.streams)

    def link(self, **terms):
        made = self.team.replicas[0].ask("POST", f"{self.path}shares", json.dumps(terms))
        assert made.status == 201, made.body
        return made.json["url"].partition(self.team.replicas[0].authority)[2]

    def remove(self, pause=0.0):
        """Removes it and publishes another of its name, by the first replica."""
        first = self.team.replicas[0]
        bearer = {"Authorization": f"Bearer {self.publisher}"}
        assert first.ask("DELETE", f"/publications/{self.name}", **bearer).status == 204
        time.sleep(pause)
        answer = publish(first, self.name, spec("Second life"), self.publisher)
        assert answer.status == 201, answer.body

    def is_another(self, replica):
        """Whether a replica shows the new preview to its owner, and nothing to those who had links to the old one."""
        shown = replica.ask("GET", f"{self.path}spec")
        return (shown.status == 200 and "Second life" in shown.body
                and all(replica.ask("GET", f"{link}layout").status == 404 for link in self.links.values()))

    def check(self, replicas):
        for replica in replicas:
            until(lambda: self.is_another(replica), SOON)
        for one in self.streams:
            until(lambda: one.is_over or one.events[-1][1] == "bye", SOON)
        for replica in replicas:
            edit = self.links["edit"]
            assert replica.ask("PUT", f"{edit}spec", spec("By an old link"), If_Match="*").status == 404
            assert replica.ask("POST", f"{edit}customization", '{"op": "hide", "id": "t1"}').status == 404
            assert json.loads(replica.ask("GET", f"{self.path}shares").body) == []
            assert replica.ask("GET", f"{self.path}comments").body == "[]"
            assert replica.ask("GET", f"{self.path}history?of=spec").json["revisions"][0]["revision"] == "1"
            assert "hidden" not in replica.ask("GET", f"{self.path}customization?profile=anna").body
            assert replica.ask("GET", f"{self.path}spec").body.count("Second life") == 1
        epoch = self.team.replicas[0].ask("GET", f"{self.path}health").json["revision"].split(".")[1]
        for one in self.streams:
            assert not any(epoch in (number or "") for number, _, _, _ in one.events), "it told of the next preview"
            one.close()


@contextlib.contextmanager
def busy(preview):
    """Clients who ask for a preview at all replicas as fast as they get answers."""
    is_over = threading.Event()

    def ask(replica, path):
        client = Client(replica)
        while not is_over.is_set():
            try:
                client.ask("GET", path)
            except NO_ANSWER:
                client.close()
                client = Client(replica)
        client.close()

    paths = [f"{preview.path}layout", f"{preview.links['view']}layout"]
    threads = [threading.Thread(target=ask, args=(replica, path)) for replica in preview.team.replicas for path in paths]
    for one in threads:
        one.start()
    try:
        yield
    finally:
        is_over.set()
        for one in threads:
            one.join()


@pytest.mark.parametrize("pause", [0, 0.01, 0.05, 0.12])
def test_ends_at_idle_replicas(team, name, pause):
    """S87"""
    preview = Preview(team, name)
    preview.remove(pause)
    preview.check(team.replicas)


@pytest.mark.parametrize("pause", [0, 0.01, 0.05, 0.12])
def test_ends_at_busy_replicas(team, name, pause):
    """S87"""
    preview = Preview(team, name)
    with busy(preview):
        preview.remove(pause)
        for replica in team.replicas:
            until(lambda: preview.is_another(replica), SOON)
    preview.check(team.replicas)


def test_ends_at_a_replica_that_was_stopped_meanwhile(team, name):
    """S87"""
    preview, stopped = Preview(team, name), team.replicas[2]
    os.kill(stopped.process.pid, signal.SIGSTOP)
    try:
        preview.remove()
    finally:
        os.kill(stopped.process.pid, signal.SIGCONT)
    # What waits to be written by an old link is not, however early it comes.
    write = stopped.ask("PUT", f"{preview.links['edit']}spec", spec("By an old link"), If_Match="*")
    assert write.status == 404, write.body
    preview.check(team.replicas)


def test_ends_at_replicas_whose_connections_to_the_database_broke_meanwhile(team, name):
    preview, is_over = Preview(team, name), threading.Event()

    def cut():
        while not is_over.is_set():
            team.database.break_connections("query IN ('LISTEN preview', 'SELECT 1')")
            time.sleep(0.005)

    cutting = threading.Thread(target=cut)
    cutting.start()
    try:
        preview.remove()
        time.sleep(0.2)
    finally:
        is_over.set()
        cutting.join()
    preview.check(team.replicas)


def test_ends_again_and_again(team, name):
    """S87"""
    preview = Preview(team, name)
    for _ in range(20):
        preview.remove()
    preview.check(team.replicas)


def test_takes_no_act_while_it_is_removed(team, name):
    """S87: what was acknowledged is gone with the preview, and opens or changes nothing of the next one."""
    publisher = token(team.replicas[0])
    for turn in range(12):
        preview = f"{name}-{turn}"
        path = team.publish(preview)
        made, statuses, begun, is_over = [], set(), threading.Event(), threading.Event()

        def act(replica):
            client = Client(replica)
            while not is_over.is_set():
                link = client.ask("POST", f"{path}shares", '{"role": "edit"}')
                act = client.ask("POST", f"{path}customization?profile=late", '{"op": "hide", "id": "t1"}')
                if link.status == 201:
                    made.append(link.json["url"].partition(replica.authority)[2])
                statuses.update([link.status, act.status])
                begun.set()
            client.close()

        acting = [threading.Thread(target=act, args=(replica,)) for replica in team.replicas for _ in range(2)]
        for one in acting:
            one.start()
        try:
            assert begun.wait(TIMEOUT)
            bearer = {"Authorization": f"Bearer {publisher}"}
            assert team.replicas[0].ask("DELETE", f"/publications/{preview}", **bearer).status == 204
        finally:
            is_over.set()
            for one in acting:
                one.join()
        assert statuses <= {200, 201, 404}
        assert publish(team.replicas[1], preview, spec("Second life"), publisher).status == 201
        for replica in team.replicas:
            until(lambda: "Second life" in replica.ask("GET", f"{path}spec").body, SOON)
            assert json.loads(replica.ask("GET", f"{path}shares").body) == []
            assert "hidden" not in replica.ask("GET", f"{path}customization?profile=late").body
            assert {replica.ask("GET", f"{link}layout").status for link in made} == {404}
