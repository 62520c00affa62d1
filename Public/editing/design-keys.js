// The keys of design mode, on entries of a frame and on rows of the outline; ⌘Z works anywhere outside fields. They are
// handled before the keys that rearrange tabs.

import { axisOf, isRightToLeft, listOf } from '../entries.js';
import { historyKey } from '../keyboard.js';
import { dissolve, move, remove } from './design-edits.js';
import { allRows, elementAt, idOf, isDesigning, isSection, nested, rowOf, stepped } from './design-outline.js';
import { duplicate, rename, wrap } from './design-rename.js';
import { extendTo, select, selectedRows } from './design-selection.js';
import { redo, undo } from './design-undo.js';

const isField = target => target.isContentEditable
    || Boolean(target.closest?.('input, textarea, select, [role="menu"], dialog[open], .source-pane'));

const isCommand = event => event.ctrlKey !== event.metaKey && !event.altKey;

/** Moves an entry by Alt and an arrow: along the list by one place; across it, out of a section or into one. */
function moveKey(event, element) {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
    const list = element.matches('.entry') ? listOf(element) : null;
    const isBar = list && axisOf(list) === 'x';
    const rtl = isRightToLeft(element);
    const [back, on] = rtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const [less, more, out, into] = isBar
        ? [back, on, 'ArrowUp', 'ArrowDown'] : ['ArrowUp', 'ArrowDown', back, on];
    const places = {
        [less]: row => stepped(row, -1), [more]: row => stepped(row, 1),
        [out]: row => nested(row, false), [into]: row => nested(row, true),
    };
    const where = places[event.key];
    return where ? () => move(where) : null;
}

function commandFor(event, element) {
    const row = rowOf(idOf(element));
    const own = moveKey(event, element);
    if (own) return own;
    if (isCommand(event) && event.key.toLowerCase() === 'd' && !event.shiftKey) return duplicate;
    if (isCommand(event) && event.key.toLowerCase() === 'g') {
        if (!event.shiftKey) return wrap;
        return isSection(row) ? dissolve : null;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return null;
    if (event.key === 'F2') return () => rename(element);
    return event.key === 'Delete' || event.key === 'Backspace' ? remove : null;
}

/** Handles Up, Down, Home and End in the outline; with Shift they extend the selection. */
function walk(event) {
    const row = event.target.closest?.('[data-outline-entry]');
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return false;
    const all = allRows();
    const at = all.indexOf(row);
    const next = { ArrowUp: all[at - 1], ArrowDown: all[at + 1], Home: all[0], End: all.at(-1) }[event.key];
    if (event.key === 'Enter') document.querySelector('[data-design-form]:not([hidden]) input')?.select();
    else if (!next) return false;
    else {
        if (event.shiftKey) extendTo(next);
        else select([next]);
        next.focus();
    }
    return true;
}

function onKey(event) {
    if (!isDesigning() || event.defaultPrevented || isField(event.target)) return;
    const element = elementAt(event.target);
    const command = { undo, redo }[historyKey(event)] ?? (element && commandFor(event, element));
    if (command) {
        const row = element && rowOf(idOf(element));
        if (row && !selectedRows().includes(row)) select([row]);
        command();
    } else if (!walk(event)) return;
    event.preventDefault();
    event.stopPropagation();
}

export function start() {
    document.addEventListener('keydown', onKey, true);
}
