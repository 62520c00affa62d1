// Dragging in design mode, in frames and in the outline. A drop has a place in the spec, or a reason against it.
// In frames, places are between visible entries; in the outline, between all entries, inside and outside sections.

import { setDragMode } from '../drag.js';
import { axisOf, boxOf, entriesIn, isRightToLeft, itemsOf } from '../entries.js';
import { afterPatch } from '../patch.js';
import { contains, insertionIndex } from '../targets.js';
import { move } from './design-edits.js';
import { openMenu } from './design-menu.js';
import {
    elementAt, idOf, isDesigning, isSection, listPath, outline, placeAfter, placeBefore, placeIn, rowOf, sectionRowOf,
    siblingsOf, stays, whyNotTo,
} from './design-outline.js';
import { select } from './design-selection.js';

const slack = 16;    // CSS pixels around a region that still count as inside
const indent = 20;   // CSS pixels by which the outline indents each level

function send(element, target, picture) {
    select([rowOf(idOf(element))]);
    picture.settle(false);
    move(() => target.operation.place).finally(picture.land);
}

/** The lists that scroll during a drag: the outline, or bar and sidebar of the frame under the pointer. */
function lists(element, { x, y }) {
    const frame = document.elementFromPoint(x, y)?.closest('.frame');
    if (!frame) return [[outline(), 'y']];
    return [[itemsOf(frame), 'x'], [frame.querySelector('[data-sidebar] .sidebar-scroll > *'), 'y']];
}

/** The target of a drop at a point, for `showDrag`: `{operation?, list?, index?, others?, line?, into?, reason?}`. */
function targetAt(element, point) {
    const row = rowOf(idOf(element));
    const under = document.elementFromPoint(point.x, point.y);
    if (!row || !under) return {};
    const structure = outline();
    const isThere = contains(boxOf(structure), point) && structure.parentElement.contains(under);
    if (isThere) return inOutline(row, under, point);
    const frame = under.closest('.frame');
    return frame ? inFrame(row, frame, point) : {};
}

/** The target for a place, or the reason against it. */
function targetFor(row, place, shown) {
    const reason = whyNotTo(row, place);
    if (reason) return { reason };
    return { ...shown, operation: stays(row, place) ? null : { op: 'design', place } };
}

// Frames

function inFrame(row, frame, point) {
    const head = isSection(row) ? null : headAt(frame, point);
    if (head) {
        const section = rowOf(idOf(head));
        return targetFor(row, placeIn(section), { into: head });
    }
    const sidebar = isSection(row) ? frame.querySelector('[data-sidebar]') : null;
    if (sidebar && contains(boxOf(sidebar), point)) return amongSections(row, sidebar, point);
    const list = nearest([...frame.querySelectorAll('[data-zone-list]')].filter(entriesShown), point);
    return list ? among(row, list, point) : {};
}

const entriesShown = list => entriesIn(list).some(entry => rowOf(idOf(entry)));

const headAt = (frame, point) => [...frame.querySelectorAll('.section-head')].find(head =>
    rowOf(idOf(head)) && contains(boxOf(head), point)) ?? null;

/** The region that contains the point, else the nearest one. */
function nearest(lists, point) {
    const distance = list => {
        const { left, right, top, bottom } = boxOf(list);
        return Math.max(left - point.x, point.x - right, top - point.y, point.y - bottom, 0);
    };
    const close = lists.filter(list => list.getClientRects().length > 0 && distance(list) <= slack);
    return close.sort((one, other) => distance(one) - distance(other))[0] ?? null;
}

function among(row, list, point) {
    const others = entriesIn(list).filter(entry => idOf(entry) !== idOf(row) && rowOf(idOf(entry)));
    if (others.length === 0) return {};
    const index = insertionIndex(point, others.map(boxOf), axisOf(list), isRightToLeft(list));
    return targetFor(row, between(row, others[index - 1], others[index]), { list, index, others });
}

/** Between two neighbors from different lists of the spec, an entry stays in its own list if possible. */
function between(row, before, after) {
    const [first, second] = [before, after].map(entry => entry && rowOf(idOf(entry)));
    const isOwn = other => other && listPath(other) === listPath(row);
    return first && (isOwn(first) || !isOwn(second)) ? placeAfter(first) : placeBefore(second);
}

function amongSections(row, sidebar, point) {
    const all = [...sidebar.querySelectorAll('.section')].filter(section => {
        const other = rowOf(idOf(section));
        return other && other !== row && listPath(other) === listPath(row) && section.getClientRects().length > 0;
    });
    if (all.length === 0) return {};
    const rects = all.map(boxOf);
    const index = insertionIndex(point, rects, 'y', false);
    const place = all[index] ? placeBefore(rowOf(idOf(all[index]))) : placeAfter(rowOf(idOf(all.at(-1))));
    const { left, right } = rects[index] ?? rects.at(-1);
    const y = rects[index]?.top ?? rects.at(-1).bottom;
    return targetFor(row, place, { list: sidebar, line: { x: left, y, length: right - left } });
}

// The outline

function inOutline(row, under, point) {
    const structure = outline();
    const other = under.closest('[data-outline-entry]') ?? structure.lastElementChild;
    const { top, bottom } = boxOf(other);
    const part = (point.y - top) / (bottom - top);
    if (isSection(other) && part > .3) {
        const isHeld = part < .7 && other !== row;
        return isHeld
            ? targetFor(row, placeIn(other, true), { into: other })
            : targetFor(row, placeIn(other), { list: structure, line: lineAt(bottom, level(other) + 1) });
    }
    if (part < .5) return targetFor(row, placeBefore(other), { list: structure, line: lineAt(top, level(other)) });
    const last = outward(other, point);
    return targetFor(row, placeAfter(last), { list: structure, line: lineAt(bottom, level(last)) });
}

const level = row => Number(row.getAttribute('aria-level'));

/** After the last entry of a section, a pointer further out means a place after the section. */
function outward(row, point) {
    const box = boxOf(outline());
    const inwards = isRightToLeft(outline()) ? box.right - point.x : point.x - box.left;
    let place = row;
    while (level(place) > 1 && inwards < (level(place) - 1) * indent && siblingsOf(place).at(-1) === place) {
        place = sectionRowOf(place);
    }
    return place;
}

function lineAt(y, depth) {
    const { left, right } = boxOf(outline());
    const inset = 8 + (depth - 1) * indent;
    const [x, end] = isRightToLeft(outline()) ? [left + 8, right - inset] : [left + inset, right - 8];
    return { x, y, length: end - x };
}

const designing = {
    at: event => elementAt(event.target), rights: () => ['design'], why: () => '', rest: openMenu,
    targetAt, send, lists,
};

export function start() {
    afterPatch(() => setDragMode(isDesigning() ? designing : undefined));
}
