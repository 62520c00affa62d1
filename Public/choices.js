// What an entry's menu offers: every outcome that dragging has, possible or with the reason why not.

import { entriesIn, frameOf, isInSidebar, itemsOf, listOf, may, whyNot } from './entries.js';

/** Whether the entry is one that people have hidden: the sidebar's edit mode shows it unticked. */
export function isHidden(entry) {
    const row = entry.closest('li') ?? entry;
    return entry.dataset.hidden === 'true' || row.querySelector(':scope > [data-action="show"]') !== null;
}

/** `[{label, operation} | {label, choices} | {label, reason}]`, always all seven, in the same order. */
export function choicesFor(entry) {
    const id = entry.dataset.entry;
    const hidden = isHidden(entry);
    const simple = (label, op, right, already = null) => {
        if (already) return { label, reason: already };
        return may(entry, right) ? { label, operation: { op, id } } : { label, reason: whyNot(entry, right) };
    };
    return [
        simple('Add to tab bar', 'addToBar', 'addToBar'),
        simple('Remove from tab bar', 'removeFromBar', 'removeFromBar'),
        ...movesFor(entry),
        simple('Hide', 'hide', 'hide', hidden ? 'It is hidden already.' : null),
        simple('Show', 'show', 'hide', hidden ? null : 'It is shown already.'),
    ];
}

/** In a section of the sidebar an entry moves there; anywhere else it moves in the bar. */
function movesFor(entry) {
    const labels = ['Move before…', 'Move to start', 'Move to end'];
    const own = listOf(entry);
    const inSection = isInSidebar(entry) && own.dataset.zoneList === 'sidebar-section';
    const right = inSection ? 'moveInSection' : 'moveInBar';
    const list = inSection ? own : itemsOf(frameOf(entry));
    const ids = list ? entriesIn(list).map(other => other.dataset.entry) : [];
    const at = ids.indexOf(entry.dataset.entry);
    const reason = !may(entry, right) ? whyNot(entry, right)
        : at === -1 ? 'It is not in the tab bar.'
            : ids.length < 2 ? 'It is the only one that can be moved here.' : null;
    if (reason) return labels.map(label => ({ label, reason }));
    const to = before => ({ op: right, id: entry.dataset.entry, before });
    const others = entriesIn(list).filter((_, index) => index !== at);
    return [
        { label: labels[0], choices: others.map(other => neighbour(other, to, ids[at + 1])) },
        at === 0 ? { label: labels[1], reason: 'It is first already.' } : { label: labels[1], operation: to(ids[0]) },
        at === ids.length - 1 ? { label: labels[2], reason: 'It is last already.' } : { label: labels[2], operation: to(null) },
    ];
}

function neighbour(other, to, next) {
    const label = other.dataset.title;
    const id = other.dataset.entry;
    return id === next ? { label, reason: 'It is there already.' } : { label, operation: to(id) };
}
