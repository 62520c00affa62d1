// What an act has made is the next thing to work on: it is named at once, or has the focus where the focus was.

import * as acts from './design-acts.js';
import { elementAt } from './design-drag.js';
import { elementFor, focusable, rename } from './design-rename.js';

async function named(rows) {
    const [row] = await rows ?? [];
    if (row) rename(elementFor(row) ?? row);
}

export const add = kind => named(acts.add(kind));

export const wrap = () => named(acts.wrap());

/** Keys act on what has the focus, so that goes to the copy: in the same frame, else in the outline. */
export async function duplicate() {
    const [row] = await acts.duplicate() ?? [];
    const { activeElement } = document;
    if (!row || !elementAt(activeElement)) return;
    const frame = activeElement.closest('.frame');
    const copy = frame && elementFor(row, frame);
    ((copy && focusable(copy)) ?? row).focus({ preventScroll: true });
}
