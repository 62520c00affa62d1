"""The page asks nobody but its own server, and names no other."""

import re

from pages import Preview, open_page
from specs import renamed


def test_every_request_goes_to_the_page_s_own_server(context, product):
    asked = []
    context.on("request", lambda request: asked.append(request.url))
    for view in ("", "?view=all", "?platform=iPad&editing=true"):
        page = open_page(context, product, view)
    preview = Preview(page, product)
    preview.drag(preview.in_bar("Archive"), preview.left_of(preview.in_bar("Sent")))
    product.write(renamed("Notes"))
    preview.in_bar("Notes").wait_for()
    strangers = [url for url in asked if not url.startswith((product.url, "data:", "blob:"))]
    assert len(asked) > 10 and strangers == []


def test_the_page_names_no_host_and_no_port(product):
    page = product.get("")
    assert "127.0.0.1" not in page and str(product.port) not in page
    assert not re.search(r'(?:src|href|action)="(?:[a-z]+:)?//', page)


def test_all_answers_are_fresh_or_for_ever(context, product):
    answers = []
    context.on("response", lambda answer: answers.append((answer.url, answer.headers.get("cache-control", ""))))
    open_page(context, product)
    for url, caching in answers:
        if "/assets/" in url:
            assert "immutable" in caching, url
        elif not url.startswith("data:"):
            assert "no-cache" in caching or "no-store" in caching, (url, caching)
