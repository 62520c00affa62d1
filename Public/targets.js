// What letting go at a point would do: an operation, the way home, or a reason why not.

import { axisOf, entriesIn, frameOf, isInSidebar, isRightToLeft, itemsOf, listOf, may, whyNot } from './entries.js';
import { contains, insertionIndex } from './geometry.js';

const near = 16;   // CSS pixels around a region that still count as inside
const off = 36;    // an entry has left the bar when it is this far outside

const boxOf = element => element.getBoundingClientRect();

/** The rights that dragging can use, given where the entry stands. Empty: it does not lift. */
export function dragRights(entry) {
    const rights = isInSidebar(entry)
        ? ['moveInSection', inBar(entry) ? 'moveInBar' : 'addToBar']
        : listOf(entry)?.dataset.zoneList === 'items' ? ['moveInBar', 'removeFromBar'] : [];
    return rights.filter(right => may(entry, right));
}

/** The first reason why an entry does not lift, in words. */
export function whyItStays(entry) {
    if (!isInSidebar(entry)) return whyNot(entry, 'moveInBar');
    const inSection = listOf(entry).dataset.zoneList === 'sidebar-section';
    return inBar(entry) ? whyNot(entry, inSection ? 'moveInSection' : 'moveInBar') : whyNot(entry, 'addToBar');
}

function inBar(entry) {
    const items = itemsOf(frameOf(entry));
    return items ? entriesIn(items).find(other => other.dataset.entry === entry.dataset.entry) ?? null : null;
}

/** `{operation?, list?, index?, others?, reason?}` for letting go of `entry` at `point`. */
export function targetAt(entry, point) {
    const items = itemsOf(frameOf(entry));
    const bar = items?.closest('[role="tablist"]') ?? items;
    if (bar && contains(boxOf(bar), point, near)) return inBarTarget(entry, items, point);
    const own = listOf(entry);
    if (own.dataset.zoneList === 'sidebar-section' && contains(boxOf(own), point, near)) {
        return placed(entry, own, point, 'moveInSection', entry);
    }
    if (own.dataset.zoneList === 'items' && bar && !contains(boxOf(bar), point, off)) {
        return may(entry, 'removeFromBar')
            ? { operation: { op: 'removeFromBar', id: entry.dataset.entry } }
            : { reason: whyNot(entry, 'removeFromBar') };
    }
    return {};
}

function inBarTarget(entry, items, point) {
    const there = inBar(entry);
    return placed(entry, items, point, there ? 'moveInBar' : 'addToBar', there);
}

/** A place among the region's entries. The region ends at the fixed and the pinned ones (R3.15): beyond is its end. */
function placed(entry, list, point, op, present) {
    if (!may(entry, op)) return { reason: whyNot(entry, op) };
    const others = entriesIn(list).filter(other => other !== present);
    const index = insertionIndex(point, others.map(boxOf), axisOf(list), isRightToLeft(list));
    const before = others[index]?.dataset.entry ?? null;
    const stays = present && entriesIn(list).indexOf(present) === index;
    return { list, index, others, operation: stays ? null : { op, id: entry.dataset.entry, before } };
}
