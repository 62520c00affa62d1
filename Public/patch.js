// Replaces the shown page by a fetched one, region by region, keeping focus and scroll position.
// Patches are postponed during a drag or an operation.

import { entriesIn, listOf } from './entries.js';
import { morph, morphAttributes } from './morph.js';

const listeners = [];
const reverts = new Set();

/** Registers the undo function of a change that the server has not confirmed, for the next patch. Returns a function
    that calls it once. */
export function provisional(undo) {
    const revert = () => { if (reverts.delete(revert)) undo(); };
    reverts.add(revert);
    return revert;
}

/** Reverts all unconfirmed changes, the newest first. */
export const revertAll = () => [...reverts].reverse().forEach(revert => revert());

/** Calls a listener now and after each patch, for additions to the server's markup. */
export function afterPatch(listener) {
    listeners.push(listener);
    listener();
}

/** Patches every region. False without any change if `fresh` is another page, such as an error. */
export function patchPage(fresh) {
    if (!fresh.querySelector('[data-region]')) return false;
    const focus = rememberFocus();
    document.title = fresh.title;
    morphAttributes(document.documentElement, fresh.documentElement);
    morphAttributes(document.body, fresh.body);
    addSymbols(fresh);
    for (const region of document.querySelectorAll('[data-region]')) {
        const next = fresh.querySelector(`[data-region="${CSS.escape(region.dataset.region)}"]`);
        if (next) morph(region, next);
    }
    dropStyles(fresh);
    for (const listener of listeners) listener();
    restoreFocus(focus);
    return true;
}

/** Adds new and changed symbols. None is removed, because a dragged entry may still show it. */
export function addSymbols(fresh) {
    for (const symbol of fresh.querySelectorAll('#symbols > symbol')) {
        const known = document.getElementById(symbol.id);
        if (known?.isEqualNode(symbol)) continue;
        const copy = document.importNode(symbol, true);
        if (known) known.replaceWith(copy);
        else document.getElementById('symbols')?.append(copy);
    }
}

function rememberFocus() {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const around = [];
    for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
        around.push(outer);
    }
    const { entry, control } = element.dataset;
    const frame = element.closest('[data-frame]')?.dataset.frame;
    return { element, id: element.id, frame, entry, control, beside: neighborsOf(element), around };
}

/** The other entries of an entry's region: those after it, then those before it, nearest first. */
function neighborsOf(element) {
    const list = element.matches('.entry[data-entry]') && listOf(element);
    const all = list ? entriesIn(list) : [];
    const at = all.indexOf(element);
    return [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0)).reverse()];
}

const canHaveFocus = element => element?.isConnected && !element.disabled && element.checkVisibility();

/** Returns whether an editor still has the focus, without a layout. */
const isTyping = ({ element }) =>
    element === document.activeElement && element.closest('[data-editor]') && !element.closest('[hidden]');

function restoreFocus(focus) {
    if (!focus || isTyping(focus)) return;
    const target = canHaveFocus(focus.element) ? focus.element : successor(focus);
    if (target !== document.activeElement) target?.focus({ preventScroll: true });
}

const stops = ['[data-search-field]', '[aria-selected="true"]', '[aria-current="page"]', 'a[href], button, input'];

/** The successor of the focused element: with the same id, entry or control, else a neighbor, else a container. */
function successor({ id, frame, entry, control, beside, around }) {
    const first = (scope, selector) => [...scope.querySelectorAll(selector)].find(canHaveFocus);
    const inFrame = (name, value) => value !== undefined
        && first(document, `[data-frame="${CSS.escape(frame ?? '')}"] [data-${name}="${CSS.escape(value)}"]`);
    const same = (id && first(document, `#${CSS.escape(id)}`))
        || inFrame('entry', entry) || inFrame('control', control);
    const near = same || beside.find(canHaveFocus);
    if (near) return near;
    for (const scope of around.filter(canHaveFocus)) {
        for (const selector of stops) {
            const found = first(scope, selector);
            if (found) return found;
        }
    }
    return null;
}

const sheets = page => [...page.head.querySelectorAll('link[rel="stylesheet"]')];
const missing = (links, among) => links.filter(link =>
    !among.some(other => other.getAttribute('href') === link.getAttribute('href')));

/** Loads the style sheets of a fetched page before it is shown. */
export async function fetchStyles(fresh) {
    await Promise.all(missing(sheets(fresh), sheets(document)).map(link => new Promise(resolve => {
        const copy = document.importNode(link);
        copy.addEventListener('load', resolve);
        copy.addEventListener('error', resolve);
        document.head.append(copy);
    })));
}

function dropStyles(fresh) {
    for (const link of missing(sheets(document), sheets(fresh))) link.remove();
}

let postponements = 0;
let waiting = [];

/** Postpones patches until the returned function is called. */
export function postponePatches() {
    postponements += 1;
    let isPostponed = true;
    return () => {
        if (!isPostponed) return;
        isPostponed = false;
        postponements -= 1;
        if (postponements === 0) waiting.splice(0).forEach(resume => resume());
    };
}

/** Resolves when patches are not postponed. */
export function patchesAllowed() {
    return postponements === 0 ? Promise.resolve() : new Promise(resume => waiting.push(resume));
}
