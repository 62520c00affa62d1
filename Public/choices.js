// What an entry's menu offers: every outcome that dragging has, possible or with the reason why not.

import { entriesIn, frameOf, itemsOf, may, sectionOf, whyNot } from './entries.js';

/** Whether people have hidden the entry: the sidebar's edit mode shows it unticked. */
const isHidden = entry => entry.parentElement.querySelector(':scope > [data-action="show"]') !== null;

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
    const section = sectionOf(entry);
    const right = section ? 'moveInSection' : 'moveInBar';
    const list = section ?? itemsOf(frameOf(entry));
    const all = list ? entriesIn(list) : [];
    const at = all.findIndex(other => other.dataset.entry === entry.dataset.entry);
    const reason = whyNoMove(entry, right, at, all.length);
    const to = (label, before) => ({ label, operation: { op: right, id: entry.dataset.entry, before } });
    const idOf = other => other?.dataset.entry;
    const start = 'Move to start';
    const end = 'Move to end';
    if (reason) return ['Move before…', start, end].map(label => ({ label, reason }));
    const neighbour = other => (other === all[at + 1]
        ? { label: other.dataset.title, reason: 'It is there already.' }
        : to(other.dataset.title, idOf(other)));
    return [
        { label: 'Move before…', choices: all.filter((_, index) => index !== at).map(neighbour) },
        at === 0 ? { label: start, reason: 'It is first already.' } : to(start, idOf(all[0])),
        at === all.length - 1 ? { label: end, reason: 'It is last already.' } : to(end, null),
    ];
}

function whyNoMove(entry, right, at, count) {
    if (!may(entry, right)) return whyNot(entry, right);
    if (at === -1) return 'It is not in the tab bar.';
    return count < 2 ? 'It is the only one that can be moved here.' : null;
}
