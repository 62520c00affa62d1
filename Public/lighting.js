// Pointing at an entry, or focusing it by keyboard, lights up what stands for it elsewhere: in all frames and in the
// inspector, which shows its row unless somebody is at work there.

import { boxOf, frameOf } from './entries.js';
import { setOwn } from './morph.js';
import { afterPatch } from './patch.js';
import { isStill } from './transition.js';

const rest = 120;   // ms on one entry before the inspector scrolls
const all = '[data-entry], [data-entry-ref]';
let hovered = null;
let focused = null;
let lit = null;
let timer = 0;

const idOf = element => element?.dataset.entry ?? element?.dataset.entryRef ?? null;

function light() {
    const source = hovered ?? focused;
    if (idOf(source) === lit) return;
    lit = idOf(source);
    for (const element of document.querySelectorAll('[data-lit]')) setOwn(element, 'data-lit', null);
    clearTimeout(timer);
    if (lit === null) return;
    const id = CSS.escape(lit);
    for (const element of document.querySelectorAll(`[data-entry="${id}"], [data-entry-ref="${id}"]`)) {
        setOwn(element, 'data-lit', '');
    }
    const frame = frameOf(source)?.dataset.frame;
    if (frame) timer = setTimeout(showRow, rest, frame, id);
}

function showRow(frame, id) {
    const row = document.querySelector(`[data-outline-entry="${id}"]`)
        ?? document.querySelector(`[data-tree="${CSS.escape(frame)}"] [data-entry-ref="${id}"]`);
    const pane = row?.closest('.inspector');
    if (!pane || pane.matches(':hover, :focus-within') || pane.scrollHeight <= pane.clientHeight) return;
    const [box, room] = [boxOf(row), boxOf(pane)];
    if (box.height === 0 || (box.top >= room.top && box.bottom <= room.bottom)) return;
    pane.scrollBy({ top: box.top - room.top - room.height / 3, behavior: isStill() ? 'auto' : 'smooth' });
}

/** A scroll still under way would carry off what has just got the focus; going where it is ends it. */
function stopScrolling(pane) {
    if (pane) pane.scrollTop = Math.round(pane.scrollTop);
}

export function start() {
    document.addEventListener('pointerover', event => {
        hovered = event.target.closest?.(all) ?? null;
        light();
    });
    document.addEventListener('focusin', event => {
        focused = event.target.matches(':focus-visible') ? event.target.closest(all) : null;
        light();
        stopScrolling(event.target.closest('.inspector'));
    });
    document.addEventListener('focusout', () => {
        focused = null;
        light();
    });
    afterPatch(() => {
        lit = null;
        light();
    });
}
