"""Patching: what equals stays, what moved is moved, what the script owns is left alone."""

import pytest

from pages import open_page

BUILD = """async ([before, after, work]) => {
    const base = document.querySelector('script[type="module"]').src;
    const { morph, setOwn } = await import(new URL('morph.js', base).href);
    const build = ([name, attributes, ...children]) => {
        const element = document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        element.append(...children.map(child => typeof child === 'string' ? child : build(child)));
        return element;
    };
    const describe = node => node.nodeType === 3 ? node.data : [node.localName,
        Object.fromEntries([...node.attributes].map(one => [one.name, one.value])), ...[...node.childNodes].map(describe)];
    const live = document.body.appendChild(build(before));
    const old = new Map([...live.querySelectorAll('*')].map(element => [element.id, element]));
    const does = { own: () => setOwn(live.firstElementChild, 'aria-expanded', 'false'),
                   type: () => { live.querySelector('input').focus(); live.querySelector('input').value = 'typed'; },
                   none: () => {} };
    does[work]();
    const added = [];
    const watch = new MutationObserver(records => {});
    watch.observe(live, { childList: true, subtree: true });
    morph(live, build(after));
    for (const record of watch.takeRecords()) added.push(...record.addedNodes);
    const result = {
        shape: describe(live),
        kept: [...live.querySelectorAll('*')].filter(element => old.get(element.id) === element).map(element => element.id),
        added: added.filter(node => node.nodeType === 1).map(node => node.id),
        focus: document.activeElement.id,
        value: live.querySelector('input')?.value,
    };
    live.remove();
    return result;
}"""


def li(name, text=None):
    return ["li", {"id": name}, text or name]


@pytest.fixture
def morph(context, product):
    page = open_page(context, product)
    return lambda before, after, work="none": page.evaluate(BUILD, [before, after, work])


ORDERS = [("abc", "abc"), ("abc", "cab"), ("abc", "cba"), ("abc", "ac"), ("ac", "abc"), ("abc", ""), ("", "abc"),
          ("abcdef", "fxbad"), ("abc", "xyz")]


@pytest.mark.parametrize("before, after", ORDERS)
def test_reaches_any_order_and_keeps_every_element_that_stays(morph, before, after):
    result = morph(["ul", {}, *map(li, before)], ["ul", {}, *map(li, after)])
    assert result["shape"] == ["ul", {}, *[["li", {"id": name}, name] for name in after]]
    assert sorted(result["kept"]) == sorted(set(before) & set(after))


def test_touches_nothing_that_equals(morph):
    result = morph(["ul", {}, li("a"), li("b"), li("c")], ["ul", {}, li("a"), li("b", "other"), li("c")])
    assert result["added"] == [] and result["kept"] == ["a", "b", "c"]


def test_takes_over_attributes_and_drops_those_that_are_gone(morph):
    result = morph(["p", {"class": "x", "title": "old"}], ["p", {"class": "y", "lang": "en"}])
    assert result["shape"] == ["p", {"class": "y", "lang": "en"}]


def test_leaves_alone_what_the_script_owns(morph):
    result = morph(["p", {}, ["button", {"id": "b", "aria-expanded": "true"}]],
                   ["p", {}, ["button", {"id": "b", "aria-expanded": "true", "class": "new"}]], "own")
    assert result["shape"][2] == ["button", {"id": "b", "aria-expanded": "false", "class": "new"}]


def test_leaves_open_what_a_person_opened(morph):
    result = morph(["div", {}, ["details", {"id": "d", "open": ""}]], ["div", {}, ["details", {"id": "d", "class": "x"}]])
    assert result["shape"][2] == ["details", {"id": "d", "open": "", "class": "x"}]


def test_keeps_what_is_being_typed(morph):
    result = morph(["div", {}, ["i", {"id": "i"}], ["input", {"id": "q", "value": ""}]],
                   ["div", {}, ["input", {"id": "q", "value": "other"}], ["i", {"id": "i"}]], "type")
    assert result["value"] == "typed" and result["focus"] == "q"


def test_replaces_an_element_that_became_another_kind(morph):
    result = morph(["div", {}, ["a", {"id": "x"}, "1"]], ["div", {}, ["button", {"id": "x"}, "1"]])
    assert result["shape"] == ["div", {}, ["button", {"id": "x"}, "1"]]
