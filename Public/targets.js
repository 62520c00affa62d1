// What letting go at a point would do: an operation, the way home, or a reason why not.

import {
    axisOf, entriesIn, frameOf, isInSidebar, isRightToLeft, itemsOf, listOf, may, sectionOf, twinInBar, whyNot,
} from './entries.js';
import { contains, insertionIndex } from './geometry.js';

const near = 16;   // CSS pixels around a region that still count as inside
const off = 36;    // an entry has left the bar when it is this far outside

const boxOf = element => element.getBoundingClientRect();
const isBarItem = entry => listOf(entry)?.dataset.zoneList === 'items';

/** The rights that dragging can use, given where the entry stands. Empty: it does not lift. */
export function dragRights(entry) {
    const rights = isInSidebar(entry)
        ? [...(sectionOf(entry) ? ['moveInSection'] : []), twinInBar(entry) ? 'moveInBar' : 'addToBar']
        : isBarItem(entry) ? ['moveInBar', 'removeFromBar'] : [];
    return rights.filter(right => may(entry, right));
}

/** Why an entry does not lift, in words. */
export function whyItStays(entry) {
    return whyNot(entry, isInSidebar(entry) && !twinInBar(entry) ? 'addToBar' : 'moveInBar');
}

/** `{operation?, list?, index?, others?, reason?}` for letting go of `entry` at `point`. */
export function targetAt(entry, point) {
    const items = itemsOf(frameOf(entry));
    const bar = items && (items.closest('[role="tablist"]') ?? items);
    if (bar && contains(boxOf(bar), point, near)) {
        const twin = twinInBar(entry);
        return placed(entry, items, point, twin ? 'moveInBar' : 'addToBar', twin);
    }
    const section = sectionOf(entry);
    if (section && contains(boxOf(section), point, near)) return placed(entry, section, point, 'moveInSection', entry);
    if (!isBarItem(entry) || contains(boxOf(bar), point, off)) return {};
    return may(entry, 'removeFromBar')
        ? { operation: { op: 'removeFromBar', id: entry.dataset.entry } }
        : { reason: whyNot(entry, 'removeFromBar') };
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
