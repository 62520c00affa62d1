// Acts on the spec: each is one change of the text, sent in turn, told once. What shows is what the server made of it.

import { announce, say } from '../announcer.js';
import { reload } from '../navigation.js';
import { inTurn, reasonOf } from '../operations.js';
import { hold } from '../patch.js';
import { choose, chosenRows } from './design-choice.js';
import { sentence } from './design-line.js';
import { freshTitle, newTab } from './design-names.js';
import { membersOf, pathOf, placeAfter, rowAt, sectionRowOf, stays, wordsFor } from './design-outline.js';

const unsaved = 'The source pane has text that isn’t saved. Save it first, then change the structure.';
const changed = 'The file was changed meanwhile. Look at what is new, and do it again if you still want it.';
const nothing = 'There is no text to change yet. Write a spec with at least one tab first.';

/** Sends what `make` gives when its turn comes; `tell` makes the sentence of the entry's row as it stands then. */
export function act(make, tell) {
    return inTurn(async () => {
        const edits = make();
        if (!edits) return null;
        if (document.body.dataset.draft === 'true') return say(unsaved);
        const { specTag } = document.querySelector('[data-design]')?.dataset ?? {};
        return specTag ? send(edits, specTag, tell) : say(nothing);
    });
}

async function send(edits, tag, tell) {
    const release = hold();
    let answer;
    try {
        answer = await fetch('edit', {
            method: 'POST', body: JSON.stringify(edits.length === 1 ? edits[0] : { edits }),
            headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'If-Match': `"${tag}"` },
        }).catch(error => error);
    } finally {
        release();
    }
    const refusal = answer.status === 412 ? changed : await reasonOf(answer);
    if (refusal) {
        if (answer.status !== 422) await reload();
        return say(refusal);
    }
    const done = await answer.json();
    await reload();
    const rows = done.entries.map(rowAt).filter(row => row);
    if (rows.length > 0) choose(rows);
    announce(await tell(rows[0] ?? null, done));
    return rows;
}

const of = row => pathOf(row);

const titleOf = rows => (rows.length === 1 ? rows[0].dataset.title : `${rows.length} entries`);

/** Puts the chosen entry elsewhere; `where` gives the place when its turn comes, or a sentence why there is none. */
export function move(where) {
    return act(() => {
        const [row] = chosenRows();
        const place = row && where(row);
        if (typeof place === 'string') return void say(place);
        if (!place) return null;
        if (stays(row, place)) return void announce(`${row.dataset.title} stays where it was`);
        return [{ edit: 'move', of: of(row), ...place }];
    }, row => `${row.dataset.title} moved to ${wordsFor(row)}`);
}

/** Changes members of an entry; nothing if it is gone, or says all that, by then. */
export function set(row, members, words) {
    const differs = ([key, value]) => JSON.stringify(value) !== JSON.stringify(membersOf(row)[key] ?? null);
    const isNews = () => row.isConnected && Object.entries(members).some(differs);
    return act(() => isNews() && [{ edit: 'set', of: of(row), members }],
        now => words ?? `${now.dataset.title} changed`);
}

export function duplicate() {
    return act(() => chosenRows().slice(0, 1).map(row => ({ edit: 'duplicate', of: of(row) })),
        row => `${row.dataset.title} duplicated to ${wordsFor(row)}`);
}

/** Of several the last goes first, so that the paths of the others stay; those inside another one go with it. */
export function remove() {
    let title = '';
    return act(() => {
        const rows = chosenRows().filter(row => !chosenRows().includes(sectionRowOf(row)));
        title = titleOf(rows);
        return rows.length > 0 && rows.reverse().map(row => ({ edit: 'remove', of: of(row) }));
    }, () => `${title} removed`);
}

export function wrap() {
    let title = '';
    return act(() => {
        const rows = chosenRows();
        title = titleOf(rows);
        return rows.length > 0 && [{ edit: 'wrap', of: rows.map(of), title: freshTitle('New Section') }];
    }, row => `${title} put into ${row.dataset.title} at ${wordsFor(row)}`);
}

export const dissolve = () => act(
    () => chosenRows().slice(0, 1).map(row => ({ edit: 'dissolve', of: of(row) })),
    row => `Section dissolved${row ? `; ${row.dataset.title} is first` : ''}`);

export const undo = () => act(() => [{ edit: 'undo' }], (_, done) => sentence('Undone', done));
export const redo = () => act(() => [{ edit: 'redo' }], (_, done) => sentence('Done again', done));

/** Adds a tab, or a section with one, behind the chosen entry. */
export const add = kind => act(() => {
    const tab = newTab();
    const entry = kind === 'section' ? { title: freshTitle('New Section'), tabs: [tab] } : tab;
    const [row] = chosenRows();
    const place = row ? placeAfter(row) : { offset: 0 };
    return [{ edit: 'insert', entry, ...place }];
}, row => `${row.dataset.title} added at ${wordsFor(row)}`);
