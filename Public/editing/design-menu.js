// An entry's menu in design mode: the commands of dragging, keys and buttons, or the reasons why they are disabled.

import { boxOf } from '../entries.js';
import { isOpenFor, showMenu } from '../popup.js';
import { dissolve, move, remove } from './design-edits.js';
import {
    allRows, elementAt, idOf, idOfRow, isDesigning, isSection, nested, placeAfter, placeBefore, placeIn, rowOf,
    sectionRowOf, sectionsFor, siblingsOf,
} from './design-outline.js';
import { add, duplicate, rename, wrap } from './design-rename.js';
import { select, selectedRows } from './design-selection.js';

const enabled = (label, operation, more) => ({ label, operation, ...more });
const disabled = (label, reason, more) => ({ label, reason, ...more });

const last = { key: 'Delete', grave: true, begins: true };

/** A choice for a place; `found` may be the reason why there is none. */
const forPlace = (label, found, operation) =>
    (typeof found === 'string' ? disabled(label, `${found}.`.replace('..', '.')) : enabled(label, operation));

/** The choices `{label, operation}`, `{label, choices}` or `{label, reason}`, always in the same order. */
function choicesFor(row, element) {
    const all = siblingsOf(row);
    const at = all.indexOf(row);
    const to = (label, neighbor, place) => (neighbor === row
        ? disabled(label, `It is already ${place === placeBefore ? 'first' : 'last'}.`)
        : enabled(label, () => move(() => place(neighbor))));
    return [
        enabled('Rename…', () => rename(element), { key: 'F2' }),
        enabled('Duplicate', duplicate, { key: 'Ctrl D' }),
        enabled('Add tab after', () => add('tab')),
        { ...beforeWhich(all, at), begins: true },
        to('Move to start', all[0], placeBefore),
        to('Move to end', all.at(-1), placeAfter),
        intoWhich(row),
        forPlace('Move out of section', nested(row, false), () => move(now => nested(now, false))),
        enabled('Wrap in section', wrap, { key: 'Ctrl G', begins: true }),
        isSection(row) ? enabled('Dissolve section', dissolve, { key: 'Shift Ctrl G' })
            : disabled('Dissolve section', 'It is a tab.'),
        all.length > 1 ? enabled('Remove', remove, last) : disabled('Remove', onlyOne(row), last),
    ];
}

const onlyOne = row =>
    `A ${sectionRowOf(row) ? 'section needs at least one entry' : 'tab view needs at least one tab'}.`;

function beforeWhich(all, at) {
    const label = 'Move before…';
    const others = all.filter((_, index) => index !== at);
    if (others.length === 0) return disabled(label, 'It is the only one here.');
    const choices = others.map(other => (other === all[at + 1]
        ? disabled(other.dataset.title, 'It is already there.')
        : enabled(other.dataset.title, () => move(() => placeBefore(rowOf(idOfRow(other)) ?? other)))));
    return { label, choices };
}

function intoWhich(row) {
    const label = 'Move into section…';
    const sections = sectionsFor(row, allRows());
    if (sections.length === 0) return disabled(label, 'There is no other section that it can go into.');
    const into = section => enabled(section.dataset.title, () => move(() => placeIn(section, true)));
    return { label, choices: sections.map(into) };
}

/** Opens the menu of an entry at a point, or beside an element. */
export function openMenu(element, at, focus = element) {
    const row = rowOf(idOf(element));
    if (!row || isOpenFor(element)) return;
    if (!selectedRows().includes(row)) select([row]);
    const id = idOfRow(row);
    showMenu({
        label: row.dataset.title,
        choices: choicesFor(row, element),
        at: at instanceof Element ? boxOf(at) : { left: at.x, right: at.x, top: at.y, bottom: at.y },
        focus: () => (focus.isConnected ? focus : rowOf(id)),
        owner: element,
        choose: command => command(),
    });
}

/** Adds listeners that run before those of the customization's menu. */
export function start() {
    const listen = (type, listener) => document.addEventListener(type, event => {
        if (!isDesigning()) return;
        const [element, at, focus] = listener(event) || [];
        if (!element) return;
        event.preventDefault();
        event.stopPropagation();
        openMenu(element, at, focus);
    }, true);
    listen('contextmenu', event => {
        const element = elementAt(event.target);
        return element && [element, event.clientX || event.clientY ? { x: event.clientX, y: event.clientY } : element];
    });
    listen('keydown', event => {
        const wanted = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
        const element = wanted && elementAt(event.target);
        return element && [element, element];
    });
    listen('click', event => {
        const button = event.target.closest?.('button[data-menu-for]');
        return button && [selectedRows()[0], button, button];
    });
}
