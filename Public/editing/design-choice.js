// Which entries are chosen: what the form shows, and what keys and buttons act on. One, or several beside each other.

import { setOwn } from '../morph.js';
import { afterPatch } from '../patch.js';
import { allRows, idOf, idOfRow, isDesigning, rowOf, siblingsOf } from './design-outline.js';

let chosen = [];
const listeners = [];

/** Calls back after each choice, and after the page was patched. */
export const onChoice = listener => listeners.push(listener);

/** The rows of what is chosen, in declared order. */
export const chosenRows = () => allRows().filter(row => chosen.includes(idOfRow(row)));

export function choose(rows) {
    chosen = rows.map(idOfRow);
    show();
}

/** Chooses everything from the first chosen entry to this one, if they stand in one list. */
export function extendTo(row) {
    const [first] = chosenRows();
    const all = first ? siblingsOf(first) : [];
    const [from, to] = [all.indexOf(first), all.indexOf(row)].sort((one, other) => one - other);
    choose(from === -1 ? [row] : all.slice(from, to + 1));
}

/** What stands on the page for an entry, in frames and in the outline. */
const marked = '.frame .entry[data-entry], .section-head, [data-outline-entry]';

function show() {
    const ids = new Set(chosen);
    for (const element of document.querySelectorAll(marked)) {
        const isChosen = isDesigning() && ids.has(idOf(element));
        setOwn(element, 'data-chosen', isChosen ? '' : null);
        if (element.matches('[data-outline-entry]')) setOwn(element, 'aria-selected', String(isChosen));
    }
    const rows = allRows();
    const stop = rows.find(row => row === document.activeElement) ?? chosenRows()[0] ?? rows[0];
    for (const row of rows) setOwn(row, 'tabindex', row === stop ? '0' : '-1');
    for (const listener of listeners) listener(chosenRows());
}

/** After a patch: what is gone is not chosen; with nothing left it is the tab that shows, or the first entry. */
function renew() {
    if (!isDesigning()) return show();
    chosen = chosen.filter(rowOf);
    if (chosen.length === 0) {
        const shown = document.querySelector('.frame .entry:is([aria-selected="true"], [aria-current="page"])');
        const row = (shown && rowOf(shown.dataset.entry)) ?? allRows()[0];
        chosen = row ? [idOfRow(row)] : [];
    }
    show();
}

export function start() {
    afterPatch(renew);
}
