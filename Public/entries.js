// Reads entries from the page: their regions, what is allowed with them, and their places in words.

/** The region `[data-zone-list]` of an entry; null for the heading of a section. */
export const listOf = entry => entry.closest('[data-zone-list]');

export const frameOf = element => element.closest('[data-frame]');

const zooms = 'currentCSSZoom' in Element.prototype;

/** An element's box in the window. Some engines return it in the coordinates of the zoomed frame. */
export function boxOf(element) {
    const box = element.getBoundingClientRect();
    const device = zooms ? null : element.closest('.device');
    if (!device) return box;
    const scale = Number(getComputedStyle(device).zoom);
    return new DOMRect(box.x * scale, box.y * scale, box.width * scale, box.height * scale);
}

/** The entries of a region in reading order, without those of regions inside it. */
export function entriesIn(list) {
    return [...list.querySelectorAll('.entry[data-entry]')].filter(entry => listOf(entry) === list);
}

/** The id of the entry at an index of a region; null at its end. A long list has more entries than the page. */
export const idAt = (list, others, index) => others[index]?.dataset.entry ?? list.dataset.next ?? null;

/** The child of the region that contains the entry: the entry itself, or its row. */
export function slotOf(entry) {
    const list = listOf(entry);
    let slot = entry;
    while (slot.parentElement !== list) slot = slot.parentElement;
    return slot;
}

/** The region of the frame's bar with the movable entries; null without a bar. */
export const itemsOf = frame => frame.querySelector('[data-zone-list="items"]');

/** The same entry in that region of its frame's bar, or null. */
export function twinInBar(entry) {
    const items = itemsOf(frameOf(entry));
    return items ? entriesIn(items).find(other => other.dataset.entry === entry.dataset.entry) ?? null : null;
}

export const isInSidebar = entry => entry.closest('[data-sidebar]') !== null;

/** The sidebar section within which the entry can be moved, or null. */
export function sectionOf(entry) {
    const list = listOf(entry);
    return list?.dataset.zoneList === 'sidebar-section' ? list : null;
}

export const isRightToLeft = element => getComputedStyle(element).direction === 'rtl';

/** "x" for a bar, "y" for rows one above the other. */
export function axisOf(list) {
    const vertical = list.closest('[aria-orientation="vertical"]') || list.dataset.zoneList.startsWith('sidebar');
    return vertical || list.dataset.zoneList === 'more' ? 'y' : 'x';
}

export const may = (entry, right) => (entry.dataset.rights ?? '').split(' ').includes(right);

const reasons = {
    addToBar: 'whyAdd', removeFromBar: 'whyRemove', moveInBar: 'whyMove', hide: 'whyHide', moveInSection: 'whySection',
};

/** The server's reason why the entry lacks the right. */
export const whyNot = (entry, right) => entry.dataset[reasons[right]]
    || (mayNothing() ? 'This link lets you view the preview, not change it.' : 'It can’t be done here.');

/** Returns whether this visitor can only view. */
export const mayNothing = () => document.documentElement.dataset.rights === 'view';

/** The data with which `findAgain` finds the entry after a patch. */
export function subjectOf(entry) {
    const { zoneList: zone, section } = listOf(entry)?.dataset ?? {};
    const { entry: id, title } = entry.dataset;
    return { frame: frameOf(entry).dataset.frame, id, title, zone, section };
}

/** The entry of a subject, preferably in its earlier region. */
export function findAgain({ frame, id, zone, section }) {
    const all = document.querySelectorAll(`[data-frame="${CSS.escape(frame)}"] .entry[data-entry="${CSS.escape(id)}"]`);
    const here = [...all].find(entry => {
        const list = listOf(entry)?.dataset;
        return list?.zoneList === zone && list?.section === section;
    });
    return here ?? all[0] ?? null;
}

/** The current order of the entries in a subject's frame: `[region, id, hidden]` each. */
export const orderIn = ({ frame }) =>
    [...document.querySelectorAll(`[data-frame="${CSS.escape(frame)}"] .entry[data-entry]`)].map(entry => {
        const { zoneList, section } = listOf(entry)?.dataset ?? {};
        return [`${zoneList} ${section}`, entry.dataset.entry, entry.dataset.hidden];
    });

/** `{name, position, count}`: the tab bar counts all its regions, a section its own rows. Null for other places. */
export function placeOf(entry) {
    const bar = entry?.closest('[role="tablist"]');
    const section = entry && sectionOf(entry);
    if (!bar && !section) return null;
    const all = bar ? [...bar.querySelectorAll('.entry[data-entry]')] : entriesIn(section);
    const name = bar ? 'the tab bar' : section.dataset.title || 'its section';
    // A long list, which the page has only in part.
    const whole = entry.closest('[aria-posinset]');
    if (whole) return { name, position: Number(whole.ariaPosInSet), count: Number(whole.ariaSetSize) };
    return { name, position: all.indexOf(entry) + 1, count: all.length };
}

const done = { hide: 'hidden', show: 'shown' };

/** A sentence for an operation. `from` and `to` are places, or null. */
export function sentence(op, title, from, to) {
    const at = to ? ` at position ${to.position} of ${to.count}` : '';
    if (op === 'addToBar') return `${title} added to the tab bar${at}`;
    if (op === 'removeFromBar') {
        const was = from ? `, where it was at position ${from.position} of ${from.count}` : '';
        return `${title} removed from the tab bar${was}`;
    }
    if (done[op]) return `${title} ${done[op]}`;
    if (!from || !to) return `${title} moved`;
    return `${title} moved from position ${from.position} to position ${to.position} of ${to.count} in ${to.name}`;
}
