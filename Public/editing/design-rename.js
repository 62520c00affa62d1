// Renaming in place: a field over the title; Enter or leaving it saves, Escape cancels.
// A new entry is renamed immediately.

import { overPage, say } from '../announcer.js';
import { boxOf, isRightToLeft } from '../entries.js';
import { make } from '../html.js';
import { afterPatch } from '../patch.js';
import * as edits from './design-edits.js';
import { membersNamedAfter } from './design-names.js';
import { elementAt, idOf, idOfRow, membersOf, rowOf, titleObstacle, titleTextOf, titleWith } from './design-outline.js';

const titles = '.entry-title, .outline-title, .section-heading, .section-name, .section-entry';

/** An entry's element if it is visible, else its row in the outline. */
function visible(element) {
    const isSeen = element.isConnected && element.checkVisibility() && boxOf(element).width > 0;
    return isSeen ? element : rowOf(idOf(element));
}

/** The element to focus for another: itself, or the heading of a section. */
function focusable(element) {
    const isHead = element.matches('.section-head');
    const found = isHead ? element.querySelector('.section-entry, .section-heading') : element;
    return found?.isConnected && found.checkVisibility() ? found : null;
}

/** The element of a row's entry in the frames, or in one of them; undefined if it is not shown. */
const elementFor = (row, frame) =>
    [...document.querySelectorAll('.frame .entry[data-entry], .frame .section-head')]
    .find(one => idOf(one) === idOfRow(row) && (!frame || frame.contains(one)));

let follow = null;   // moves the open field to the title's current place

export function start() {
    const again = () => follow?.();
    afterPatch(again);
    addEventListener('resize', again);
    addEventListener('scroll', again, true);
}

export function rename(element) {
    const row = rowOf(idOf(element));
    const place = visible(element);
    if (!row || !place) return;
    const obstacle = titleObstacle(row);
    if (obstacle) return void say(obstacle);
    place.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const title = titleTextOf(row);
    const field = make('input', {
        class: 'design-rename', type: 'text', 'aria-label': `Title of ${row.dataset.title}`, dir: 'auto',
        autocomplete: 'off', spellcheck: 'false', enterkeyhint: 'done',
    });
    field.value = title;
    overPage(field);
    cover(field, place);
    field.select();
    field.focus({ preventScroll: true });   // closes another open field
    follow = () => {
        const now = visible(element);
        if (now) cover(field, now);
    };
    listen(field, { row, title, focus: element });
}

function listen(field, { row, title, focus }) {
    let isOver = false;
    const end = isSaved => {
        if (isOver) return;
        isOver = true;
        follow = null;
        const text = field.value;
        const hadFocus = field === document.activeElement;
        field.remove();
        if (hadFocus) (focusable(focus) ?? rowOf(idOfRow(row)))?.focus({ preventScroll: true });
        if (isSaved && text !== title) save(row, title, text, focus);
    };
    field.addEventListener('keydown', event => {
        event.stopPropagation();
        if (event.isComposing) return;
        if (event.key === 'Enter' || event.key === 'Escape') {
            event.preventDefault();
            end(event.key === 'Enter');
        }
    });
    field.addEventListener('blur', () => end(true));
}

/** A new value changes the entry's id, so the focus moves to the new element. */
async function save(row, title, text, focus) {
    const derived = membersNamedAfter(text, membersOf(row));
    const frame = focus.closest('.frame');
    const hadFocus = document.activeElement === focusable(focus) || document.activeElement === row;
    const [now] = await edits.set(row, { title: titleWith(row, text), ...derived }, wordsFor(title, text)) ?? [];
    if (!now || !derived.value || !hadFocus) return;
    const element = frame && elementFor(now, frame);
    ((element && focusable(element)) ?? now).focus({ preventScroll: true });
}

function wordsFor(old, text) {
    if (old === '') return `Named ${text}`;
    return text === '' ? `${old} has no title now` : `${old} renamed to ${text}`;
}

const inset = 10;   // from the field's edge to its text
const isRow = place => place.matches('.row, .section-head, [data-outline-entry]');

/** Places the field over a title, inside the window: centered in a bar, aligned with the start in a row. */
function cover(field, place) {
    const { left, right, top, width, height } = boxOf(place.querySelector(titles) ?? place);
    const fieldWidth = Math.max(width + 2 * inset, 140);
    const tall = Math.max(height + 6, 28);
    const fromStart = isRightToLeft(place) ? right + inset - fieldWidth : left - inset;
    const wanted = isRow(place) ? fromStart : left + width / 2 - fieldWidth / 2;
    const start = Math.min(Math.max(wanted, 8), innerWidth - fieldWidth - 8);
    field.toggleAttribute('data-row', isRow(place));
    const sides = { left: start, top: top + height / 2 - tall / 2, width: fieldWidth, height: tall };
    for (const [side, length] of Object.entries(sides)) field.style.setProperty(side, `${length}px`);
}

async function renameNew(rows) {
    const [row] = await rows ?? [];
    if (row) rename(elementFor(row) ?? row);
}

export const add = kind => renameNew(edits.add(kind));

export const wrap = () => renameNew(edits.wrap());

/** Duplicates the selected entry and focuses the copy: in the same frame, else in the outline. */
export async function duplicate() {
    const [row] = await edits.duplicate() ?? [];
    const { activeElement } = document;
    if (!row || !elementAt(activeElement)) return;
    const frame = activeElement.closest('.frame');
    const copy = frame && elementFor(row, frame);
    ((copy && focusable(copy)) ?? row).focus({ preventScroll: true });
}
