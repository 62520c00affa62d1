// Design mode: what is dragged, named and set changes the spec itself, each act one small edit of its text.
// The server draws the outline and the form; this module and its neighbours make them act.

import { dissolve, redo, remove, undo } from './design-acts.js';
import * as choice from './design-choice.js';
import { choose, chosenRows, extendTo } from './design-choice.js';
import * as drag from './design-drag.js';
import { elementAt } from './design-drag.js';
import * as form from './design-form.js';
import * as keys from './design-keys.js';
import * as line from './design-line.js';
import * as menu from './design-menu.js';
import { add, duplicate, wrap } from './design-new.js';
import { idOf, isDesigning, rowOf } from './design-outline.js';
import * as naming from './design-rename.js';
import { rename } from './design-rename.js';

const acts = {
    undo, redo, duplicate, remove, wrap, dissolve, addTab: () => add('tab'), addSection: () => add('section'),
};

/** Choosing: in the outline; in a frame beside what the click does there. */
function onClick(event) {
    if (!isDesigning()) return;
    const button = event.target.closest?.('[data-design-act]');
    if (button) return void acts[button.dataset.designAct]();
    const element = elementAt(event.target);
    if (!element) return;
    const row = rowOf(idOf(element));
    const isRow = element === row;
    if (isRow && event.shiftKey) extendTo(row);
    else choose([row]);
    if (isRow) row.focus({ preventScroll: true });
}

function onDoubleClick(event) {
    const element = isDesigning() && elementAt(event.target);
    if (!element) return;
    event.preventDefault();
    rename(element);
}

/** The focus chooses too, so that keys act on what is seen to have it. */
function onFocus(event) {
    const element = isDesigning() && event.target.matches?.(':focus-visible') && elementAt(event.target);
    const row = element && rowOf(idOf(element));
    if (row && !chosenRows().includes(row)) choose([row]);
}

export function start() {
    keys.start(elementAt);
    menu.start(elementAt);
    form.start();
    drag.start();
    choice.start();
    line.start();
    naming.start();
    document.addEventListener('click', onClick);
    document.addEventListener('dblclick', onDoubleClick);
    document.addEventListener('focusin', onFocus);
}
