// Where an entry stands, in words: for announcements, which say from where to where of how many.

import { entriesIn, frameOf, listOf } from './entries.js';

/** `{name, position, count}`: "the tab bar" counts all its regions, a section its own rows. Null when not shown. */
export function placeOf(entry) {
    const list = entry && listOf(entry);
    if (!list) return null;
    const inSidebar = list.dataset.zoneList.startsWith('sidebar');
    const all = inSidebar ? entriesIn(list) : barEntries(frameOf(entry));
    return { name: inSidebar ? sidebarName(list) : 'the tab bar', position: all.indexOf(entry) + 1, count: all.length };
}

function barEntries(frame) {
    return ['fixed', 'items', 'pinned'].flatMap(zone => {
        const list = frame.querySelector(`[data-zone-list="${zone}"]`);
        return list ? entriesIn(list) : [];
    });
}

function sidebarName(list) {
    return list.dataset.title || list.getAttribute('aria-label') || 'the sidebar';
}

/** One sentence for what was done. `from` and `to` are places, or null. */
export function sentence(op, title, from, to) {
    switch (op) {
    case 'addToBar':
        return to ? `${title} added to the tab bar at position ${to.position} of ${to.count}` : `${title} added to the tab bar`;
    case 'removeFromBar':
        return `${title} removed from the tab bar`;
    case 'hide':
        return `${title} hidden`;
    case 'show':
        return `${title} shown`;
    default:
        return from && to
            ? `${title} moved from position ${from.position} to position ${to.position} of ${to.count} in ${to.name}`
            : `${title} moved`;
    }
}
