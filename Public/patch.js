// Puts a freshly fetched page in place of the shown one, region by region, keeping the person's place.
// While somebody drags, or an operation is on its way, the page holds still: changes wait.

import { morph, morphAttributes } from './morph.js';

const listeners = [];

/** Runs now and after each patch: for what the script adds to the server's markup. */
export function afterPatch(listener) {
    listeners.push(listener);
    listener();
}

/** Patches every region. False when `fresh` is not this page (a refusal, say): nothing is changed then. */
export function patchPage(fresh) {
    if (!fresh.querySelector('[data-region]')) return false;
    const focus = rememberFocus();
    document.title = fresh.title;
    morphAttributes(document.documentElement, fresh.documentElement);
    morphAttributes(document.body, fresh.body);
    for (const region of document.querySelectorAll('[data-region]')) {
        const next = fresh.querySelector(`[data-region="${CSS.escape(region.dataset.region)}"]`);
        if (next) morph(region, next);
    }
    swapStyles(fresh);
    for (const listener of listeners) listener();
    restoreFocus(focus);
    return true;
}

function rememberFocus() {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const entry = element.closest('[data-entry]');
    return {
        element,
        id: element.id,
        frame: element.closest('[data-frame]')?.dataset.frame,
        entry: entry?.dataset.entry,
    };
}

function restoreFocus(focus) {
    if (!focus || document.activeElement === focus.element) return;
    const target = focus.element.isConnected ? focus.element : successor(focus);
    target?.focus({ preventScroll: true });
}

/** Whoever now stands for the element that had the focus: the same id, else the same entry in its frame. */
function successor({ id, frame, entry }) {
    const same = id ? document.getElementById(id) : null;
    if (same || !entry || !frame) return same;
    return document.querySelector(`[data-frame="${CSS.escape(frame)}"] .entry[data-entry="${CSS.escape(entry)}"]`);
}

/** A changed asset folder changes the addresses of the styles: the old ones go when the new ones are there. */
function swapStyles(fresh) {
    const sheets = page => [...page.head.querySelectorAll('link[rel="stylesheet"]')];
    const has = (links, link) => links.some(other => other.getAttribute('href') === link.getAttribute('href'));
    const [present, wanted] = [sheets(document), sheets(fresh)];
    const spent = present.filter(link => !has(wanted, link));
    const loading = wanted.filter(link => !has(present, link)).map(link => new Promise(resolve => {
        const copy = document.importNode(link);
        copy.addEventListener('load', resolve);
        document.head.append(copy);
    }));
    Promise.all(loading).then(() => spent.forEach(link => link.remove()));
}

let holders = 0;
let waiting = [];

/** Holds changes back until the returned function is called; calling it again does nothing. */
export function hold() {
    holders += 1;
    let held = true;
    return () => {
        if (!held) return;
        held = false;
        holders -= 1;
        if (holders === 0) waiting.splice(0).forEach(resume => resume());
    };
}

/** Resolves at once, or when nobody holds any more. */
export function freed() {
    return holders === 0 ? Promise.resolve() : new Promise(resume => waiting.push(resume));
}
