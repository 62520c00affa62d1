// The selected entries, for the form, keys and buttons: one, or several next to each other.

import { setOwn } from '../morph.js';
import { afterPatch } from '../patch.js';
import { allRows, idOf, idOfRow, isDesigning, rowOf, siblingsOf } from './design-outline.js';

let selected = [];
let choices = 0;   // the number of selections made by people
const listeners = [];

/** Calls back after each change of the selection, and after a patch of the page. */
export const onSelection = listener => listeners.push(listener);

/** The selected rows, in declared order. */
export const selectedRows = () => allRows().filter(row => selected.includes(idOfRow(row)));

export function select(rows) {
    choices += 1;
    mark(rows);
}

/** Returns a function that selects the rows of an edit, unless the selection has changed by then. */
export function selecting() {
    const before = choices;
    return rows => {
        if (choices === before) mark(rows);
    };
}

function mark(rows) {
    selected = rows.map(idOfRow);
    show();
}

/** Selects everything from the first selected entry to this one, if both are in one list. */
export function extendTo(row) {
    const [first] = selectedRows();
    const all = first ? siblingsOf(first) : [];
    const [from, to] = [all.indexOf(first), all.indexOf(row)].sort((one, other) => one - other);
    select(from === -1 ? [row] : all.slice(from, to + 1));
}

/** The elements of entries, in frames and in the outline. */
const marked = '.frame .entry[data-entry], .section-head, [data-outline-entry]';

function show() {
    const ids = new Set(selected);
    for (const element of document.querySelectorAll(marked)) {
        const isSelected = isDesigning() && ids.has(idOf(element));
        setOwn(element, 'data-chosen', isSelected ? '' : null);
        if (element.matches('[data-outline-entry]')) setOwn(element, 'aria-selected', String(isSelected));
    }
    const rows = allRows();
    const stop = rows.find(row => row === document.activeElement) ?? selectedRows()[0] ?? rows[0];
    for (const row of rows) setOwn(row, 'tabindex', row === stop ? '0' : '-1');
    for (const listener of listeners) listener(selectedRows());
}

/** Deselects removed entries after a patch; if none is left, selects the shown tab, or the first entry. */
function renew() {
    if (!isDesigning()) return show();
    selected = selected.filter(rowOf);
    if (selected.length === 0) {
        const shown = document.querySelector('.frame .entry:is([aria-selected="true"], [aria-current="page"])');
        const row = (shown && rowOf(shown.dataset.entry)) ?? allRows()[0];
        selected = row ? [idOfRow(row)] : [];
    }
    show();
}

export function start() {
    afterPatch(renew);
}
