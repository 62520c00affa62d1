// Design mode: dragging, renaming and the form change the spec, each by a small edit of its text.
// The server renders the outline and the form; these modules add the behavior.

import * as drag from './design-drag.js';
import { dissolve, remove } from './design-edits.js';
import * as form from './design-form.js';
import * as keys from './design-keys.js';
import * as menu from './design-menu.js';
import { elementAt, idOf, isDesigning, rowOf } from './design-outline.js';
import * as naming from './design-rename.js';
import { add, duplicate, rename, wrap } from './design-rename.js';
import * as selection from './design-selection.js';
import { extendTo, select, selectedRows } from './design-selection.js';
import * as history from './design-undo.js';
import { redo, undo } from './design-undo.js';

const commands = {
    undo, redo, duplicate, remove, wrap, dissolve, addTab: () => add('tab'), addSection: () => add('section'),
};

/** Selects the clicked entry; in a frame, the click also has its usual effect. */
function onClick(event) {
    if (!isDesigning()) return;
    const button = event.target.closest?.('[data-design-act]');
    if (button) return void commands[button.dataset.designAct]();
    const element = elementAt(event.target);
    if (!element) return;
    const row = rowOf(idOf(element));
    const isRow = element === row;
    if (isRow && event.shiftKey) extendTo(row);
    else select([row]);
    if (isRow) row.focus({ preventScroll: true });
}

function onDoubleClick(event) {
    const element = isDesigning() && elementAt(event.target);
    if (!element) return;
    event.preventDefault();
    rename(element);
}

/** Selects the entry with the keyboard focus, so that keys act on it. */
function onFocus(event) {
    const element = isDesigning() && event.target.matches?.(':focus-visible') && elementAt(event.target);
    const row = element && rowOf(idOf(element));
    if (row && !selectedRows().includes(row)) select([row]);
}

export function start() {
    keys.start();
    menu.start();
    form.start();
    drag.start();
    selection.start();
    history.start();
    naming.start();
    document.addEventListener('click', onClick);
    document.addEventListener('dblclick', onDoubleClick);
    document.addEventListener('focusin', onFocus);
}
