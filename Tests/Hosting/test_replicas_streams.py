"""Streams of events that go from one replica to another: no change is missed, and none comes twice."""

from replicas import Stream, spec
from writers import Follower, hand_over


def test_handed_over_streams_have_no_gap_and_no_repeat(team, name):
    path = team.publish(name)
    followers = [Follower(team.replicas, path, place) for place in range(4)]
    assert hand_over(team.replicas, path, followers, 40, lambda turn: spec(f"{name}-{turn}")) == []
    assert sum(one.moves for one in followers) >= 50
    for one in followers:
        one.close()


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


def test_a_stream_that_broke_off_before_the_first_change_misses_none(team, name):
    path = team.publish(name)
    stream = Stream(team.replicas[0], f"{path}events")
    assert stream.hello and stream.events[0][0] == stream.hello["revision"]
    stream.close()
    assert team.replicas[0].ask("PUT", f"{path}spec", spec("first"), If_Match="*").status == 200

    after = Stream(team.replicas[1], f"{path}events", stream.last)
    after.arrival(2)

    assert after.events[0][:2] == (None, "hello"), "what was missed comes after it"
    assert [number.split(".")[0] for number in after.ids] == ["2"]
    after.close()


def test_a_stream_of_another_epoch_is_told_what_is_there_now(team, name):
    path = team.publish(name)
    stream = Stream(team.replicas[0], f"{path}events", "7.00000000")
    assert stream.hello["revision"].startswith("1.") and stream.ids == []
    stream.close()
