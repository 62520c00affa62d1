"""Streams of events that go from one replica to another: no change is missed, and none comes twice."""

import time

from replicas import Stream, spec, tag, until
from writers import Follower, Record, Writer, gaps, verdict, writing


def test_handed_over_streams_have_no_gap_and_no_repeat(team, name):
    path, record = team.publish(name), Record(400)
    followers = [Follower(team.replicas, path, place) for place in range(5)]
    # Slow enough that a reader who comes at once finds each change, and never only the newest.
    with writing([Writer(name, team.replicas, path, record, pause=0.01)]) as working:
        turn = 0
        while not all(one.done() for one in working):
            followers[turn % 5].move()
            time.sleep(0.05)
            turn += 1

    noted = team.database.noted(name)
    assert verdict(record, noted, tag(spec(name))) == []
    for one in followers:
        until(lambda: one.numbers and one.numbers[-1] == noted[-1][0])
        assert gaps(one.numbers, 1, noted[-1][0]) == []
        one.close()
    assert sum(one.moves for one in followers) >= 50


def test_a_stream_that_was_away_hears_everything_in_its_order(team, name):
    path = team.publish(name)
    stream = Stream(team.replicas[0], f"{path}events")
    stream.hello
    assert team.replicas[0].ask("PUT", f"{path}spec", spec("first"), If_Match="*").status == 200
    stream.arrival(2)
    stream.close()
    for number in range(20):
        replica = team.replicas[number % 3]
        if number % 2:
            answer = replica.ask("PUT", f"{path}spec", spec(f"text {number}"), If_Match="*")
        else:
            operation = '{"op": "hide", "id": "t%d"}' % (number % 5)
            answer = replica.ask("POST", f"{path}customization?profile=p{number}", operation, If_Match="*")
        assert answer.status == 200, answer.body

    after = Stream(team.replicas[1], f"{path}events", stream.ids[-1])
    other = Stream(team.replicas[2], f"{path}events", stream.ids[-1])
    for one in (after, other):
        one.arrival(22)
        assert [int(number.split(".")[0]) for number in one.ids] == list(range(3, 23))
        one.close()
    assert after.events[1:21] != [] and after.ids == other.ids


def test_a_stream_of_another_epoch_is_told_what_is_there_now(team, name):
    path = team.publish(name)
    stream = Stream(team.replicas[0], f"{path}events", "7.00000000")
    assert stream.hello["revision"].startswith("1.") and stream.ids == []
    stream.close()
