// Replacing what was found.

import { announce } from '../announcer.js';
import { joined } from './editor-changes.js';

const many = 1000;   // changes; each costs a moment, and so many make the page wait

/** Replaces the place that is chosen and goes to the next; without one, only goes there. */
export function replaceOne(find) {
    find.seek(() => {
        const at = find.current;
        if (at < 0) return find.step(1);
        return replace(find, [at, at + 1], ([change]) => {
            const after = change.start + change.text.length;
            find.editor.core.replace([change], { label: 'Replace', selection: { start: after, end: after } });
            find.step(1);
        });
    });
}

/** Replaces all places: one step to undo. */
export function replaceAll(find) {
    find.seek(() => {
        const { total, problem } = find.found;
        if (total === 0) return announce(problem || 'Not found');
        return replace(find, [0, total], changes => {
            const { core } = find.editor;
            const all = total > many ? [joined(core.text, changes)] : changes;
            core.replace(all, { label: 'Replace All', selection: core.movedSelection(changes) });
            announce(`${total} replaced.`);
            find.seek(() => find.bar.tell(`${total} replaced`));
        });
    });
}

/** Does a deed with the changes of some places; not if the text is another by then. */
async function replace({ found, bar, editor }, range, deed) {
    const plain = found.plainChanges(bar.substitute.value, range);
    if (plain) return deed(plain);
    const { text, changes, problem } = await found.patternChanges(bar.substitute.value, range);
    if (problem) bar.tell(problem, true);
    else if (editor.core.text === text) deed(changes);
    return undefined;
}
