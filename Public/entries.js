// Reading entries and the regions they stand in from the page. Nothing is changed here.

/** The region an entry stands in: `[data-zone-list]`. */
export const listOf = entry => entry.closest('[data-zone-list]');

/** The frame around an element. */
export const frameOf = element => element.closest('[data-frame]');

/** The entries of a region in reading order, without those of regions inside it. */
export function entriesIn(list) {
    return [...list.querySelectorAll('.entry[data-entry]')].filter(entry => listOf(entry) === list);
}

/** The child of the region that holds the entry: the entry itself, or its row. */
export function slotOf(entry) {
    const list = listOf(entry);
    let slot = entry;
    while (slot.parentElement !== list) slot = slot.parentElement;
    return slot;
}

/** The region of the frame's bar where people may move entries, or null while no bar shows. */
export const itemsOf = frame => frame.querySelector('[data-zone-list="items"]');

/** Whether the entry stands in the sidebar. */
export const isInSidebar = entry => listOf(entry)?.dataset.zoneList.startsWith('sidebar') ?? false;

export const isRightToLeft = element => getComputedStyle(element).direction === 'rtl';

/** "x" for a bar, "y" for rows one above the other. */
export function axisOf(list) {
    const oriented = list.closest('[aria-orientation]')?.getAttribute('aria-orientation');
    if (oriented) return oriented === 'vertical' ? 'y' : 'x';
    return list.dataset.zoneList.startsWith('sidebar') || list.dataset.zoneList === 'more' ? 'y' : 'x';
}

export const may = (entry, right) => (entry.dataset.rights ?? '').split(' ').includes(right);

const reasons = {
    addToBar: ['whyAdd', 'It can’t be added to the tab bar.'],
    removeFromBar: ['whyRemove', 'It can’t be removed from the tab bar.'],
    moveInBar: ['whyMove', 'It can’t be moved in the tab bar.'],
    hide: ['whyHide', 'It can’t be hidden.'],
    moveInSection: ['whySection', 'It can’t be moved in a section.'],
};

/** Why the entry lacks the right: the server's sentence where it gave one. */
export function whyNot(entry, right) {
    const [key, otherwise] = reasons[right];
    return entry.dataset[key] || otherwise;
}

/** The same entry, later: the page may have been patched in between. Prefers the region it was seen in. */
export function findAgain({ frame, id, zone, section }) {
    const scope = document.querySelector(`[data-frame="${CSS.escape(frame)}"]`);
    const all = [...scope?.querySelectorAll(`.entry[data-entry="${CSS.escape(id)}"]`) ?? []];
    const here = all.find(entry => listOf(entry)?.dataset.zoneList === zone && listOf(entry)?.dataset.section === section);
    return here ?? all[0] ?? null;
}

/** What `findAgain` needs. */
export function subjectOf(entry) {
    const list = listOf(entry);
    return {
        frame: frameOf(entry).dataset.frame,
        id: entry.dataset.entry,
        title: entry.dataset.title,
        zone: list?.dataset.zoneList,
        section: list?.dataset.section,
    };
}
