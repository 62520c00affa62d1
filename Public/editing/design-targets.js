// What letting go at a point would do to the spec: a place in it, the way home, or a reason why not.
// In frames places lie between the entries that show; in the outline between all there are, in and out of sections.

import { axisOf, boxOf, entriesIn, isRightToLeft } from '../entries.js';
import { contains, insertionIndex } from '../targets.js';
import {
    idOf, isSection, listPath, outline, placeAfter, placeBefore, placeIn, rowOf, sectionRowOf, siblingsOf, stays,
    whyNotTo,
} from './design-outline.js';

const near = 16;     // CSS pixels around a region that still count as inside
const indent = 20;   // CSS pixels that the outline indents each level

/** `{operation?, list?, index?, others?, line?, into?, reason?}`, as pictures of drags take it. */
export function targetAt(element, point) {
    const row = rowOf(idOf(element));
    const under = document.elementFromPoint(point.x, point.y);
    if (!row || !under) return {};
    const structure = outline();
    const isThere = contains(boxOf(structure), point) && structure.parentElement.contains(under);
    if (isThere) return inOutline(row, under, point);
    const frame = under.closest('.frame');
    return frame ? inFrame(row, frame, point) : {};
}

/** A place as an outcome, or the reason against it. */
function outcome(row, place, shown) {
    const reason = whyNotTo(row, place);
    if (reason) return { reason };
    return { ...shown, operation: stays(row, place) ? null : { op: 'design', place } };
}

// Frames

function inFrame(row, frame, point) {
    const head = isSection(row) ? null : headAt(frame, point);
    if (head) {
        const section = rowOf(idOf(head));
        return outcome(row, placeIn(section), { into: head });
    }
    const sidebar = isSection(row) ? frame.querySelector('[data-sidebar]') : null;
    if (sidebar && contains(boxOf(sidebar), point)) return amongSections(row, sidebar, point);
    const list = nearest([...frame.querySelectorAll('[data-zone-list]')].filter(entriesShown), point);
    return list ? among(row, list, point) : {};
}

const entriesShown = list => entriesIn(list).some(entry => rowOf(idOf(entry)));

const headAt = (frame, point) => [...frame.querySelectorAll('.section-head')].find(head =>
    rowOf(idOf(head)) && contains(boxOf(head), point)) ?? null;

/** The region that the point lies in, else the one that it comes closest to. */
function nearest(lists, point) {
    const distance = list => {
        const { left, right, top, bottom } = boxOf(list);
        return Math.max(left - point.x, point.x - right, top - point.y, point.y - bottom, 0);
    };
    const close = lists.filter(list => list.getClientRects().length > 0 && distance(list) <= near);
    return close.sort((one, other) => distance(one) - distance(other))[0] ?? null;
}

function among(row, list, point) {
    const others = entriesIn(list).filter(entry => idOf(entry) !== idOf(row) && rowOf(idOf(entry)));
    if (others.length === 0) return {};
    const index = insertionIndex(point, others.map(boxOf), axisOf(list), isRightToLeft(list));
    return outcome(row, between(row, others[index - 1], others[index]), { list, index, others });
}

/** Between two neighbours that may stand in different lists of the spec, an entry stays in its own if it can. */
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
    return outcome(row, place, { list: sidebar, line: { x: left, y, length: right - left } });
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
            ? outcome(row, placeIn(other, true), { into: other })
            : outcome(row, placeIn(other), { list: structure, line: lineAt(bottom, level(other) + 1) });
    }
    if (part < .5) return outcome(row, placeBefore(other), { list: structure, line: lineAt(top, level(other)) });
    const last = climb(other, point);
    return outcome(row, placeAfter(last), { list: structure, line: lineAt(bottom, level(last)) });
}

const level = row => Number(row.getAttribute('aria-level'));

/** Behind the last entry of a section, the pointer further out means a place behind the section. */
function climb(row, point) {
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
