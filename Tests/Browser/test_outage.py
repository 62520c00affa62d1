"""A team's page while the database is away: what it shows, what a drop says, and that it goes on without a reload."""

import json

import pytest

from pages import Preview, open_page
from product import eventually
from replicas import Team
from specs import MAIL, renamed
from tested import program


class Place:
    """Where the page is, as `open_page` wants it."""

    def __init__(self, url):
        self.url = url


@pytest.fixture
def team():
    team = Team(program(), count=2)
    try:
        yield team.start()
    finally:
        team.end()


def notices(page):
    return page.locator('[data-region="problems"]').text_content() if page.locator('[data-region="problems"]').count() else ""


def test_a_page_says_since_when_it_is_old_and_goes_on_by_itself(context, team):
    path = team.publish("mail", json.dumps(MAIL))
    place = Place(f"http://{team.replicas[0].authority}{path}")
    page = open_page(context, place, "?platform=iPad&editing=true")
    preview = Preview(page, place)
    page.evaluate("window.isSamePage = true")
    before = preview.bar()

    team.database.stop()
    eventually(lambda: "The database has been unreachable since" in notices(page), lambda: notices(page))
    assert page.locator("body").get_attribute("data-live") == "connected", "the stream is the server's own"
    assert preview.bar() == before

    preview.drag(preview.in_bar("Archive"), preview.left_of(preview.in_bar("Sent")))
    preview.says("Archive stays where it was. The database has been unreachable since")
    preview.says("Nothing was changed. Try again.")
    eventually(lambda: preview.bar() == before, preview.bar)

    team.database.start()
    eventually(lambda: "unreachable" not in notices(page), lambda: notices(page))
    preview.drag(preview.in_bar("Archive"), preview.left_of(preview.in_bar("Sent")))
    preview.says("Archive moved from position 5 to position 3 of 7 in the tab bar")
    # What is written at the other server comes here too.
    text = json.dumps(renamed("Notes"))
    eventually(lambda: team.replicas[1].ask("PUT", f"{path}spec", text, If_Match="*").status == 200, "the other is back")
    preview.in_bar("Notes").wait_for()
    assert page.evaluate("window.isSamePage")
    assert [one for one in page.problems if "503" not in one] == []
