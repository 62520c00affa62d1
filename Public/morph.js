// Changes one tree into another with as few changes as possible. Elements are matched by keys (id, entry, region), so
// focus, scroll position, selection and transitions stay.

const claims = new WeakMap();

/** Excludes an attribute of an element from morphing, because the script sets it. */
function claim(element, name) {
    if (!claims.has(element)) claims.set(element, new Set());
    claims.get(element).add(name);
}

/** Sets an attribute that morphing must not revert; null removes it. */
export function setOwn(element, name, value) {
    claim(element, name);
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

// The kept nodes, by the fetched element in their place.
const kept = new WeakMap();

const isBlank = node => node?.nodeType === Node.TEXT_NODE && node.data.trim() === '';

/** Makes a fetched element represent the page's elements from `first` to `last`, which stay unchanged. False if they
    are not siblings in this order. */
export function keep(place, first, last) {
    const nodes = [first];
    while (nodes.at(-1) !== last) {
        const next = nodes.at(-1).nextSibling;
        if (!next) return false;
        nodes.push(next);
    }
    // The line break after it.
    if (isBlank(last.nextSibling)) nodes.push(last.nextSibling);
    kept.set(place, nodes);
    return true;
}

/** The key of an element among its siblings, or null. A list row has the key of its content. */
function keyOf(node) {
    if (node.nodeType !== Node.ELEMENT_NODE) return null;
    if (node.id) return node.id;
    const { region, frame, entry, section, zoneList, tree, piece } = node.dataset ?? {};
    const own = region ?? frame ?? entry ?? section ?? zoneList ?? tree ?? piece;
    if (own !== undefined) return `${node.localName} ${own}`;
    const inner = node.localName === 'li' ? node.querySelector('[id]') : null;
    return inner ? `row ${inner.id}` : null;
}

/** Changes `live` until it equals `fresh`, except for attributes that the script has claimed. */
export function morph(live, fresh) {
    // An editor keeps its own content.
    if (live.dataset?.editor !== undefined || live.isEqualNode(fresh)) return;
    if (live.nodeType !== Node.ELEMENT_NODE) {
        if (live.nodeValue !== fresh.nodeValue) live.nodeValue = fresh.nodeValue;
        return;
    }
    morphAttributes(live, fresh);
    morphChildren(live, fresh);
}

/** Copies attributes. Text, checkmarks and open details of the user stay. */
export function morphAttributes(live, fresh) {
    const owned = name => name === 'style' || claims.get(live)?.has(name)
        || (name === 'open' && live.matches('dialog, details'));
    for (const { name, value } of [...fresh.attributes]) {
        if (owned(name) || live.getAttribute(name) === value) continue;
        live.setAttribute(name, value);
        morphProperty(live, name, value);
    }
    for (const { name } of [...live.attributes]) {
        if (owned(name) || fresh.hasAttribute(name)) continue;
        live.removeAttribute(name);
        morphProperty(live, name, null);
    }
}

function morphProperty(live, name, value) {
    if (name === 'checked' || name === 'selected') live[name] = value !== null;
    if (name === 'value' && 'value' in live && live !== document.activeElement) live.value = value ?? '';
}

function morphChildren(live, fresh) {
    const staying = new Set([...fresh.childNodes].flatMap(place => kept.get(place) ?? []));
    const others = [...live.childNodes].filter(child => !staying.has(child));
    const known = new Map(others.map(child => [keyOf(child), child]));
    const wanted = new Set([...fresh.childNodes].map(keyOf));
    const gone = child => !staying.has(child) && keyOf(child) !== null && !wanted.has(keyOf(child));
    let cursor = skip(live.firstChild, gone);
    for (const next of [...fresh.childNodes]) {
        if (kept.has(next)) {
            for (const node of kept.get(next)) {
                if (node !== cursor) move(live, node, cursor);
                cursor = skip(node.nextSibling, gone);
            }
            continue;
        }
        const match = partner(next, cursor, known, staying);
        if (match) {
            known.delete(keyOf(next));
            if (match !== cursor) move(live, match, cursor);
            morph(match, next);
            cursor = skip(match.nextSibling, gone);
        } else {
            const place = live.insertBefore(document.createComment(''), cursor);
            // It may contain the cursor's element.
            const added = adopt(next);
            cursor = skip(place.nextSibling, gone);
            place.replaceWith(added);
        }
    }
    while (cursor) cursor = removed(cursor);
}

/** A fetched node for this document, with the kept nodes moved into it. */
function adopt(fresh) {
    const copy = document.importNode(fresh, true);
    const places = fresh.querySelectorAll?.('template[data-same]') ?? [];
    const copies = [...copy.querySelectorAll?.('template[data-same]') ?? []];
    copies.forEach((place, index) => place.replaceWith(...kept.get(places[index])));
    return copy;
}

function partner(next, cursor, known, staying) {
    const key = keyOf(next);
    if (key !== null) {
        const match = known.get(key);
        return match?.nodeName === next.nodeName ? match : null;
    }
    let child = cursor;
    while (child && (staying.has(child) || keyOf(child) !== null || child.nodeName !== next.nodeName)) {
        child = child.nextSibling;
    }
    return child;
}

function skip(node, gone) {
    let child = node;
    while (child && gone(child)) child = removed(child);
    return child;
}

function removed(node) {
    const after = node.nextSibling;
    node.remove();
    return after;
}

/** Moves a node; within its parent, it keeps its state if the browser supports that. */
function move(parent, node, before) {
    if (parent.moveBefore && node.parentNode === parent) parent.moveBefore(node, before);
    else parent.insertBefore(node, before);
}
