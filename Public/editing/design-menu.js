// The menu of an entry in design mode: every act that dragging, keys and buttons have, possible or with the reason.

import { boxOf } from '../entries.js';
import { isOpenFor, showMenu } from '../popup.js';
import { dissolve, move, remove } from './design-acts.js';
import { choose, chosenRows } from './design-choice.js';
import { add, duplicate, wrap } from './design-new.js';
import {
    allRows, idOf, idOfRow, isDesigning, isSection, placeAfter, placeBefore, placeIn, rowOf, sectionRowOf, siblingsOf,
} from './design-outline.js';
import { rename } from './design-rename.js';
import { nested, sectionsFor } from './design-steps.js';

const possible = (label, operation, more) => ({ label, operation, ...more });
const impossible = (label, reason, more) => ({ label, reason, ...more });

const last = { key: 'Delete', grave: true, begins: true };

/** A choice whose act may be a sentence why it is none. */
const perhaps = (label, found, operation) =>
    (typeof found === 'string' ? impossible(label, `${found}.`.replace('..', '.')) : possible(label, operation));

/** `[{label, operation} | {label, choices} | {label, reason}]`, always the same in the same order. */
function choicesFor(row, element) {
    const all = siblingsOf(row);
    const at = all.indexOf(row);
    const to = (label, neighbour, place) => (neighbour === row
        ? impossible(label, `It is ${place === placeBefore ? 'first' : 'last'} already.`)
        : possible(label, () => move(() => place(neighbour))));
    return [
        possible('Rename…', () => rename(element), { key: 'F2' }),
        possible('Duplicate', duplicate, { key: 'Ctrl D' }),
        possible('Add tab behind', () => add('tab')),
        { ...beforeWhich(all, at), begins: true },
        to('Move to start', all[0], placeBefore),
        to('Move to end', all.at(-1), placeAfter),
        intoWhich(row),
        perhaps('Move out of section', nested(row, false), () => move(now => nested(now, false))),
        possible('Wrap in section', wrap, { key: 'Ctrl G', begins: true }),
        isSection(row) ? possible('Dissolve section', dissolve, { key: 'Shift Ctrl G' })
            : impossible('Dissolve section', 'It is a tab.'),
        all.length > 1 ? possible('Remove', remove, last) : impossible('Remove', onlyOne(row), last),
    ];
}

const onlyOne = row =>
    `A ${sectionRowOf(row) ? 'section needs at least one entry' : 'tab view needs at least one tab'}.`;

function beforeWhich(all, at) {
    const label = 'Move before…';
    const others = all.filter((_, index) => index !== at);
    if (others.length === 0) return impossible(label, 'It is the only one here.');
    const choices = others.map(other => (other === all[at + 1]
        ? impossible(other.dataset.title, 'It is there already.')
        : possible(other.dataset.title, () => move(() => placeBefore(rowOf(idOfRow(other)) ?? other)))));
    return { label, choices };
}

function intoWhich(row) {
    const label = 'Move into section…';
    const sections = sectionsFor(row, allRows());
    if (sections.length === 0) return impossible(label, 'There is no other section that it can go into.');
    const into = section => possible(section.dataset.title, () => move(() => placeIn(section, true)));
    return { label, choices: sections.map(into) };
}

/** Opens the menu of an entry at a point, or beside an element. */
export function openMenu(element, at, focus = element) {
    const row = rowOf(idOf(element));
    if (!row || isOpenFor(element)) return;
    if (!chosenRows().includes(row)) choose([row]);
    const id = idOfRow(row);
    showMenu({
        label: row.dataset.title,
        choices: choicesFor(row, element),
        at: at instanceof Element ? boxOf(at) : { left: at.x, right: at.x, top: at.y, bottom: at.y },
        focus: () => (focus.isConnected ? focus : rowOf(id)),
        owner: element,
        choose: deed => deed(),
    });
}

/** Menus of customizing give way: these listeners hear first. */
export function start(elementAt) {
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
        return button && [chosenRows()[0], button, button];
    });
}
