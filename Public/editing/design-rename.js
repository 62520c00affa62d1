// A title is changed where it stands: a field over it, Enter or leaving it keeps, Escape gives up.

import { boxOf, isRightToLeft } from '../entries.js';
import { make, overPage } from '../html.js';
import { afterPatch } from '../patch.js';
import { set } from './design-acts.js';
import { namedAfter } from './design-names.js';
import { idOf, idOfRow, membersOf, rowOf } from './design-outline.js';

const titles = '.entry-title, .outline-title, .section-heading, .section-name, .section-entry';

/** The element of an entry that is best seen: its own, else its row in the outline. */
function shown(element) {
    const isSeen = element.isConnected && element.checkVisibility() && boxOf(element).width > 0;
    return isSeen ? element : rowOf(idOf(element));
}

/** What takes the focus for an element: itself, or the heading in the head of a section. */
export function focusable(element) {
    const isHead = element.matches('.section-head');
    const found = isHead ? element.querySelector('.section-entry, .section-heading') : element;
    return found?.isConnected && found.checkVisibility() ? found : null;
}

/** What stands for a row in the frames, or in one of them; nothing where it is not shown. */
export const elementFor = (row, frame) =>
    [...document.querySelectorAll('.frame .entry[data-entry], .frame .section-head')]
    .find(one => idOf(one) === idOfRow(row) && (!frame || frame.contains(one)));

let follow = null;   // puts the open field where its title stands by now

export function start() {
    const again = () => follow?.();
    afterPatch(again);
    addEventListener('resize', again);
    addEventListener('scroll', again, true);
}

export function rename(element) {
    const row = rowOf(idOf(element));
    const place = shown(element);
    if (!row || !place) return;
    place.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const title = membersOf(row).title ?? '';
    const field = make('input', {
        class: 'design-rename', type: 'text', 'aria-label': `Title of ${row.dataset.title}`, dir: 'auto',
        autocomplete: 'off', spellcheck: 'false', enterkeyhint: 'done',
    });
    field.value = title;
    overPage(field);
    cover(field, place);
    field.select();
    field.focus({ preventScroll: true });   // a field that was open ends here
    follow = () => {
        const now = shown(element);
        if (now) cover(field, now);
    };
    listen(field, { row, title, focus: element });
}

function listen(field, { row, title, focus }) {
    let isOver = false;
    const end = isKept => {
        if (isOver) return;
        isOver = true;
        follow = null;
        const text = field.value;
        const hadFocus = field === document.activeElement;
        field.remove();
        if (hadFocus) (focusable(focus) ?? rowOf(idOfRow(row)))?.focus({ preventScroll: true });
        if (isKept && text !== title) keep(row, title, text, focus);
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

/** A new value makes another entry of it: the focus goes along. */
async function keep(row, title, text, focus) {
    const derived = namedAfter(text, membersOf(row));
    const frame = focus.closest('.frame');
    const hadFocus = document.activeElement === focusable(focus) || document.activeElement === row;
    const [now] = await set(row, { title: text === '' ? null : text, ...derived }, wordsFor(title, text)) ?? [];
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

/** At least wide enough to read a title in, inside the window: over the middle in a bar, from the start in a row. */
function cover(field, place) {
    const { left, right, top, width, height } = boxOf(place.querySelector(titles) ?? place);
    const room = Math.max(width + 2 * inset, 140);
    const tall = Math.max(height + 6, 28);
    const fromStart = isRightToLeft(place) ? right + inset - room : left - inset;
    const wanted = isRow(place) ? fromStart : left + width / 2 - room / 2;
    const start = Math.min(Math.max(wanted, 8), innerWidth - room - 8);
    field.toggleAttribute('data-row', isRow(place));
    const sides = { left: start, top: top + height / 2 - tall / 2, width: room, height: tall };
    for (const [side, length] of Object.entries(sides)) field.style.setProperty(side, `${length}px`);
}
