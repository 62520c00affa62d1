// Highlights an entry in all frames and in the inspector on hover and on keyboard focus. Focus and clicks scroll the
// inspector to its row. A clicked row stays highlighted, and its tab is selected.

import { boxOf, frameOf } from './entries.js';
import { setOwn } from './morph.js';
import { navigate } from './navigation.js';
import { afterPatch } from './patch.js';
import { isStill } from './transition.js';

const all = '[data-entry], [data-entry-ref]';
let hovered = null;
let focused = null;
let pinned = null;   // the id of the row that was clicked
let highlighted = '';

const idOf = element => element?.dataset.entry ?? element?.dataset.entryRef ?? null;

function highlight() {
    const ids = [idOf(hovered ?? focused), pinned].filter(id => id !== null);
    if (ids.join('\n') === highlighted) return;
    highlighted = ids.join('\n');
    for (const element of document.querySelectorAll('[data-lit]')) setOwn(element, 'data-lit', null);
    for (const id of ids.map(CSS.escape)) {
        for (const element of document.querySelectorAll(`[data-entry="${id}"], [data-entry-ref="${id}"]`)) {
            setOwn(element, 'data-lit', '');
        }
    }
}

/** Scrolls the inspector to the row of an entry of a frame, unless it is being used. */
function showRow(entry) {
    const frame = frameOf(entry)?.dataset.frame;
    if (!frame) return;
    const id = CSS.escape(idOf(entry));
    const row = document.querySelector(`[data-outline-entry="${id}"]`)
        ?? document.querySelector(`[data-tree="${CSS.escape(frame)}"] [data-entry-ref="${id}"]`);
    const pane = row?.closest('.inspector');
    if (!pane || pane.matches(':hover, :focus-within') || pane.scrollHeight <= pane.clientHeight) return;
    const [box, visible] = [boxOf(row), boxOf(pane)];
    if (box.height === 0 || (box.top >= visible.top && box.bottom <= visible.bottom)) return;
    pane.scrollBy({ top: box.top - visible.top - visible.height / 3, behavior: isStill() ? 'auto' : 'smooth' });
}

/** Stops a smooth scroll, which would move the focused element away. */
function stopScrolling(pane) {
    if (pane) pane.scrollTop = Math.round(pane.scrollTop);
}

/** Pins or unpins a row, and selects its tab. An entry that acts instead of being selected is only highlighted. */
function pin(row) {
    const id = idOf(row);
    pinned = pinned === id ? null : id;
    highlight();
    if (!pinned) return;
    const tree = CSS.escape(row.closest('[data-tree]:not(.tree-row)')?.dataset.tree ?? '');
    const entry = `[data-frame="${tree}"] .entry[data-entry="${CSS.escape(id)}"]`;
    const link = `${entry}[href]:not([data-action], [aria-disabled])`;
    const isElsewhere = document.querySelector(`[data-frame="${tree}"] [data-rest]`) && !document.querySelector(entry);
    if (isElsewhere && !row.matches('.is-absent')) select(id);
    else document.querySelector(link)?.click();
}

/** Selects a tab of a long list whose row is not on the page. */
function select(id) {
    const address = new URL(location.href);
    address.searchParams.set('select', id);
    address.searchParams.delete('rows');
    navigate(address.href);
}

export function start() {
    document.addEventListener('pointerover', event => {
        hovered = event.target.closest?.(all) ?? null;
        highlight();
    });
    document.addEventListener('focusin', event => {
        focused = event.target.matches(':focus-visible') ? event.target.closest(all) : null;
        highlight();
        if (focused) showRow(focused);
        stopScrolling(event.target.closest('.inspector'));
    });
    document.addEventListener('focusout', () => {
        focused = null;
        highlight();
    });
    document.addEventListener('click', event => {
        const row = event.target.closest?.('.tree-row[data-entry-ref]');
        const entry = event.target.closest?.('.frame [data-entry]');
        if (entry) showRow(entry);
        else if (row && !event.target.closest('a, summary') && getSelection().isCollapsed) pin(row);
    });
    afterPatch(() => {
        highlighted = '';
        highlight();
    });
}
