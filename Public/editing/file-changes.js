// Changes of the file by others during editing: applied if nothing is unsaved, otherwise offered for merging.

import { announce, inform } from '../announcer.js';
import { changeText } from './diff.js';
import { decoded, readSpec, readText } from './document.js';
import { merge } from './merge.js';
import { clear, notify } from './notices.js';

let editor = null;
let spec = null;
let save = null;
let theirs = null;   // the saved state `{bytes, tag, text}` while it conflicts with unsaved text
let isLate = false;   // a change waits for the end of a composition
let queue = Promise.resolve();

/** Returns whether a change by others is to be merged with unsaved text. */
export const isPending = () => theirs !== null;

/** Starts following the file for an editor. */
export function start(itsEditor, itsSpec, itsSave) {
    [editor, spec, save, theirs] = [itsEditor, itsSpec, itsSave, null];
    editor.on('change', ({ isComposing }) => {
        if (theirs && editor.text === theirs.text) adopt(theirs);
        if (isLate && !isComposing) check();
    });
}

/** Runs a task that reads or writes the file after all earlier ones. */
export function enqueue(task) {
    const mine = queue.then(task);
    queue = mine.catch(() => {});
    return mine;
}

/** Fetches the saved state. Does nothing without a connection, which the page shows elsewhere. */
export function check() {
    return enqueue(async () => {
        const fresh = await readSpec(theirs?.tag ?? spec.tag);
        if (fresh && !fresh.error) receive(fresh);
    });
}

/** Handles the saved state, from `readSpec`. */
export function receive({ bytes, tag }) {
    isLate = editor.isComposing;
    if (isLate) return undefined;   // a change would abort the composition
    if (bytes === null) return lost();
    const raw = decoded(bytes);
    if (raw === null) return notify('file', { kind: 'error', text: 'The file was changed elsewhere and is no '
        + 'longer UTF-8 text. Your text stays here. Fix the file, or copy your text to another one.' });
    const fresh = { bytes, tag, text: readText(raw).text };
    if (tag === spec.tag) return theirs ? forget() : undefined;
    if (editor.text === fresh.text) return adopt(fresh);
    if (!spec.isDirty(editor.text)) return apply(fresh);
    theirs = fresh;
    offer();
}

function lost() {
    if (!spec.exists) return;
    forget();
    spec.lose();
    const text = 'The file no longer exists. Your text stays here; saving creates the file again.';
    notify('file', { kind: 'warning', text, actions: [['Save', () => save()]] });
    announce(text);
}

/** Ends a conflict. */
function forget() {
    theirs = null;
    clear('file', editor);
}

/** Ends a conflict after which the editor has the file's text. */
function adopt(fresh) {
    forget();
    spec.take(fresh);
}

/** Applies a pending change if no text is unsaved any more. */
export const follow = () => enqueue(async () => {
    if (theirs && !editor.isComposing && !spec.isDirty(editor.text)) apply(theirs);
});

/** Shows the file's text as one undo step; no text is unsaved. */
function apply(fresh) {
    changeText(editor, fresh.text, 'Change of the file');
    adopt(fresh);
    inform('The file has changed; the source shows it.');
}

const merged = () => merge(spec.text, editor.text, theirs.text);

/** Reports a conflict, and offers to merge. */
function offer(isAsked = false) {
    const { conflicts } = merged();
    const places = conflicts === 1 ? '1 place' : `${conflicts} places`;
    const text = conflicts === 0
        ? 'The file was changed elsewhere while you were editing, in other lines than yours.'
        : `The file was changed elsewhere while you were editing, in ${places} that you changed too.`;
    const clean = [isAsked ? 'Merge their change and save' : 'Merge their change', () => combine(isAsked)];
    const actions = conflicts === 0 ? [clean, ['Compare…', () => open()]] : [['Compare and merge…', () => open()]];
    notify('file', { kind: 'warning', text, actions });
    announce(isAsked ? `Not saved. ${text}` : text);
}

/** Merges the change if that needs no decision, else opens the dialog. */
function combine(thenSaves) {
    if (!theirs) return;
    const { text } = merged();
    if (text === null) return open();
    useMerged(text);
    if (thenSaves) save();
}

/** Puts the merged text into the editor, based on the saved state. */
function useMerged(text) {
    const fresh = theirs;
    changeText(editor, text, 'Merge their change');
    adopt(fresh);
    editor.focus();
}

/** Merges before saving over their text. Resolves to false: nothing is saved yet. */
export async function mergeFirst(isAsked) {
    (isAsked && merged().conflicts > 0 ? open : offer)(isAsked);
    return false;
}

/** Opens the dialog. Changes of others in the meantime are merged with its result afterwards. */
async function open() {
    const { openMerge } = await import('./merge-dialog.js');
    const shown = theirs;
    if (!shown) return;
    openMerge({ base: spec.text, mine: editor.text, theirs: shown.text, editor }, (text, saves) => {
        const newer = theirs === shown ? null : theirs;
        theirs = shown;
        useMerged(text);
        if (newer) receive(newer);
        else if (saves) save();
    });
}
