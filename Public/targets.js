// The target of a drop at a point: an operation, nothing, or a reason against it. Also the geometry of rectangles
// {left, top, right, bottom} and points {x, y}.

import {
    axisOf, boxOf, entriesIn, frameOf, idAt, isInSidebar, isRightToLeft, itemsOf, listOf, may, sectionOf, twinInBar,
    whyNot,
} from './entries.js';

const near = 16;   // CSS pixels around a region that still count as inside
const off = 36;    // CSS pixels outside the bar after which an entry has left it

/** Returns whether the entry is in the bar, also beyond the rows of the page: then it can be moved there. */
const isInBar = entry => twinInBar(entry) !== null || may(entry, 'moveInBar');

const isBarItem = entry => listOf(entry)?.dataset.zoneList === 'items';

/** The rights that dragging can use at the entry's place. Without any, the entry does not lift. */
export function dragRights(entry) {
    const rights = isInSidebar(entry)
        ? [...(sectionOf(entry) ? ['moveInSection'] : []), isInBar(entry) ? 'moveInBar' : 'addToBar']
        : isBarItem(entry) ? ['moveInBar', 'removeFromBar'] : [];
    return rights.filter(right => may(entry, right));
}

/** The reason why an entry does not lift. */
export function whyItStays(entry) {
    return whyNot(entry, isInSidebar(entry) && !isInBar(entry) ? 'addToBar' : 'moveInBar');
}

/** The target `{operation?, list?, index?, others?, reason?}` of a drop of `entry` at `point`. */
export function targetAt(entry, point) {
    const items = itemsOf(frameOf(entry));
    const bar = items && (items.closest('[role="tablist"]') ?? items);
    if (bar && contains(boxOf(bar), point, near)) {
        return placed(entry, items, point, isInBar(entry) ? 'moveInBar' : 'addToBar', twinInBar(entry));
    }
    const section = sectionOf(entry);
    if (section && contains(boxOf(section), point, near)) return placed(entry, section, point, 'moveInSection', entry);
    if (isInSidebar(entry) && isOverOther(entry, point)) return { reason: entry.dataset.whySection };
    if (!isBarItem(entry) || contains(boxOf(bar), point, off)) return {};
    return may(entry, 'removeFromBar')
        ? { operation: { op: 'removeFromBar', id: entry.dataset.entry } }
        : { reason: whyNot(entry, 'removeFromBar') };
}

/** Returns whether the point is on another row or heading of a sidebar. */
function isOverOther(entry, { x, y }) {
    const under = document.elementFromPoint(x, y);
    return under?.closest('[data-sidebar] :is(.rows, .section-head)') && !entry.contains(under);
}

/** A place among the region's entries. The region ends at the fixed and the pinned ones (R3.15): beyond is its end. */
function placed(entry, list, point, op, present) {
    if (!may(entry, op)) return { reason: whyNot(entry, op) };
    const others = entriesIn(list).filter(other => other !== present);
    const index = insertionIndex(point, others.map(boxOf), axisOf(list), isRightToLeft(list));
    const before = idAt(list, others, index);
    const stays = present && entriesIn(list).indexOf(present) === index;
    return { list, index, others, operation: stays ? null : { op, id: entry.dataset.entry, before } };
}

/** The number of `rects`, in reading order, before the point. `axis` is "x" or "y". */
export function insertionIndex(point, rects, axis, rtl) {
    const isBefore = rect => {
        if (axis === 'y') return (rect.top + rect.bottom) / 2 < point.y;
        const middle = (rect.left + rect.right) / 2;
        return rtl ? middle > point.x : middle < point.x;
    };
    const first = rects.findIndex(rect => !isBefore(rect));
    return first === -1 ? rects.length : first;
}

/** Returns whether the point lies in the rectangle widened by `slack` on each side. */
export function contains(rect, point, slack = 0) {
    return point.x >= rect.left - slack && point.x <= rect.right + slack
        && point.y >= rect.top - slack && point.y <= rect.bottom + slack;
}

/** The line in the middle of a gap, as {x, y, length}: its start, and its length across `axis`. */
export function markAt(index, rects, bounds, axis, rtl) {
    const [start, end] = axis === 'y' ? ['top', 'bottom'] : rtl ? ['right', 'left'] : ['left', 'right'];
    const before = rects[index - 1]?.[end];
    const after = rects[index]?.[start];
    const along = before === undefined ? after ?? (bounds[start] + bounds[end]) / 2
        : after === undefined ? before : (before + after) / 2;
    const across = rects[index] ?? rects[index - 1] ?? bounds;
    return axis === 'y'
        ? { x: across.left, y: along, length: across.right - across.left }
        : { x: along, y: across.top, length: across.bottom - across.top };
}

/** The speed of scrolling in CSS pixels per ms, towards the edge near the point, faster the nearer it is. */
export function scrollSpeed(position, start, end, zone = 40, fastest = 1) {
    if (end - start < zone * 3) zone = (end - start) / 3;
    if (position < start + zone) return -fastest * Math.min(1, (start + zone - position) / zone);
    if (position > end - zone) return fastest * Math.min(1, (position - end + zone) / zone);
    return 0;
}
