// Edits of the spec: sent one after the other, shown as the server applied them, and announced.

import { announce, say } from '../announcer.js';
import { reload, untilShown } from '../navigation.js';
import { enqueue } from '../operations.js';
import { postponePatches } from '../patch.js';
import { request, tagOf } from '../request.js';
import { newTab, unusedTitle } from './design-names.js';
import { membersOf, pathOf, placeAfter, rowAt, sectionRowOf, stays, wordsFor } from './design-outline.js';
import { selectedRows, selecting } from './design-selection.js';

const unsaved = 'The source pane has text that isn’t saved. Save it first, then change the structure.';
const changed = 'The file was changed in the meantime. Review the change, then try again.';
const noText = 'There is no text to change yet. Write a spec with at least one tab first.';

/** Sends the edits that `make` returns when their turn comes; `describe` returns the sentence for the new row. */
export function edit(make, describe) {
    const select = selecting();
    return enqueue(async () => {
        const edits = make();
        if (!edits) return null;
        if (document.body.dataset.draft === 'true') return say(unsaved);
        const tag = specTag();
        return tag ? send(edits, tag, describe, select) : say(noText);
    });
}

const specTag = () => document.querySelector('[data-design]')?.dataset.specTag;

async function send(edits, tag, describe, select) {
    const release = postponePatches();
    const answer = await request('edit', {
        content: edits.length === 1 ? edits[0] : { edits }, headers: { 'If-Match': `"${tag}"` },
    });
    const { status, value: done, error } = answer;
    release();
    if (!error) await untilShown(() => specTag() !== tag || tagOf(answer) === tag);
    else if (status !== 422) await reload();
    if (error) return say(status === 412 ? changed : error.text);
    const rows = done.entries.map(rowAt).filter(row => row);
    if (rows.length > 0) select(rows);
    announce(await describe(rows[0] ?? null, done));
    return rows;
}

const titleOf = rows => (rows.length === 1 ? rows[0].dataset.title : `${rows.length} entries`);

/** Moves the selected entry; `where` returns the place, or the reason why there is none. */
export function move(where) {
    return edit(() => {
        const [row] = selectedRows();
        const place = row && where(row);
        if (typeof place === 'string') return void say(place);
        if (!place) return null;
        if (stays(row, place)) return void announce(`${row.dataset.title} stays where it was`);
        return [{ edit: 'move', of: pathOf(row), ...place }];
    }, row => `${row.dataset.title} moved to ${wordsFor(row)}`);
}

/** Changes members of an entry, unless it was removed or already has these values. */
export function set(row, members, words) {
    const differs = ([key, value]) => JSON.stringify(value) !== JSON.stringify(membersOf(row)[key] ?? null);
    const isChange = () => row.isConnected && Object.entries(members).some(differs);
    return edit(() => isChange() && [{ edit: 'set', of: pathOf(row), members }],
        now => words ?? `${now.dataset.title} changed`);
}

export function duplicate() {
    return edit(() => selectedRows().slice(0, 1).map(row => ({ edit: 'duplicate', of: pathOf(row) })),
        row => `${row.dataset.title} duplicated to ${wordsFor(row)}`);
}

/** Removes the selected entries, the last one first so that the paths of the others stay valid. */
export function remove() {
    let title = '';
    return edit(() => {
        const rows = selectedRows().filter(row => !selectedRows().includes(sectionRowOf(row)));
        title = titleOf(rows);
        return rows.length > 0 && rows.reverse().map(row => ({ edit: 'remove', of: pathOf(row) }));
    }, () => `${title} removed`);
}

export function wrap() {
    let title = '';
    return edit(() => {
        const rows = selectedRows();
        title = titleOf(rows);
        return rows.length > 0 && [{ edit: 'wrap', of: rows.map(pathOf), title: unusedTitle('New Section') }];
    }, row => `${title} wrapped in ${row.dataset.title} at ${wordsFor(row)}`);
}

export const dissolve = () => edit(
    () => selectedRows().slice(0, 1).map(row => ({ edit: 'dissolve', of: pathOf(row) })),
    row => `Section dissolved${row ? `; ${row.dataset.title} is first` : ''}`);

/** Adds a tab, or a section with one, after the selected entry. */
export const add = kind => edit(() => {
    const tab = newTab();
    const entry = kind === 'section' ? { title: unusedTitle('New Section'), tabs: [tab] } : tab;
    const [row] = selectedRows();
    const place = row ? placeAfter(row) : { offset: 0 };
    return [{ edit: 'insert', entry, ...place }];
}, row => `${row.dataset.title} added at ${wordsFor(row)}`);
