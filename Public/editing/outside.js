// What others do to the file while it is edited here: taken in where nothing is unsaved, else shown and offered.

import { announce, inform } from '../announcer.js';
import { decoded, readSpec, readText } from './document.js';
import { change } from './edits.js';
import { merge } from './merge.js';
import { clear, notify } from './notices.js';

let editor = null;
let spec = null;
let save = null;
let theirs = null;    // what is saved now, `{bytes, tag, text}`, while it and what is unsaved here are two texts
let isLate = false;   // what others did waits for the end of a composition
let queue = Promise.resolve();

/** Whether somebody else's text waits to be brought together with what is unsaved here. */
export const isPending = () => theirs !== null;

/** Follows the file for an editor. Answers how to end that. */
export function start(itsEditor, itsSpec, itsSave) {
    [editor, spec, save, theirs] = [itsEditor, itsSpec, itsSave, null];
    const off = editor.on('change', ({ isComposing }) => {
        if (theirs && editor.text === theirs.text) adopt(theirs);
        if (isLate && !isComposing) look();
    });
    return () => {
        off();
        [editor, spec, theirs] = [null, null, null];
    };
}

/** Runs a deed while nobody looks at the file: of two at once the second waits. */
export function alone(deed) {
    const mine = queue.then(deed);
    queue = mine.catch(() => {});
    return mine;
}

/** Asks the server what is saved now. Without a connection nothing is known, and the page says so. */
export function look() {
    return alone(async () => {
        if (!editor) return;
        const fresh = await readSpec('spec', theirs?.tag ?? spec.tag).catch(error => {
            if (!(error instanceof TypeError) && !error.status) throw error;
        });
        if (fresh && editor) receive(fresh);
    });
}

/** Takes notice of what is saved now, as `readSpec` tells it. */
export function receive({ bytes, tag }) {
    isLate = editor.isComposing;
    if (isLate) return undefined;   // a change from outside would break it off
    if (bytes === null) return lost();
    const raw = decoded(bytes);
    if (raw === null) return notify('outside', { kind: 'error', text: 'The file was changed elsewhere, and is no '
        + 'UTF-8 text any more. Nothing here is lost; repair the file, or keep your text elsewhere.' });
    const fresh = { bytes, tag, text: readText(raw).text };
    if (tag === spec.tag) return theirs ? forget() : undefined;
    if (editor.text === fresh.text) return adopt(fresh);
    if (!spec.isDirty(editor.text)) return takeIn(fresh);
    theirs = fresh;
    offer();
}

function lost() {
    if (!spec.exists) return;
    forget();
    spec.lose();
    const text = 'The file is not there any more. Your text stays here; saving makes the file anew.';
    notify('outside', { kind: 'warning', text, actions: [['Save', () => save()]] });
    announce(text);
}

/** They are back to what we began with: there is nothing to bring together. */
function forget() {
    theirs = null;
    clear('outside', editor);
}

/** The same text stands here and there. */
function adopt(fresh) {
    forget();
    spec.take(fresh);
}

/** Takes in what waits, if all that was typed has been taken back: nothing stands against it any more. */
export const follow = () => alone(async () => {
    if (theirs && !editor.isComposing && !spec.isDirty(editor.text)) takeIn(theirs);
});

/** Nothing is unsaved here: the editor follows, as one step that can be undone. */
function takeIn(fresh) {
    change(editor, fresh.text, 'Change of the file');
    adopt(fresh);
    inform('The file has changed; the source shows it.');
}

const together = () => merge(spec.text, editor.text, theirs.text);

/** Says at once that somebody else was quicker, and what can be done. */
function offer(isAsked = false) {
    const { conflicts } = together();
    const places = conflicts === 1 ? '1 place' : `${conflicts} places`;
    const text = conflicts === 0
        ? 'The file was changed elsewhere while you were editing, in other lines than yours.'
        : `The file was changed elsewhere while you were editing, in ${places} that you changed too.`;
    const clean = [isAsked ? 'Take in their change and save' : 'Take in their change', () => combine(isAsked)];
    const actions = conflicts === 0 ? [clean, ['Compare…', () => open()]] : [['Compare and merge…', () => open()]];
    notify('outside', { kind: 'warning', text, actions });
    announce(isAsked ? `Not saved. ${text}` : text);
}

/** Takes in their change where that needs no decision, else asks. */
function combine(thenSaves) {
    if (!theirs) return;
    const { text } = together();
    if (text === null) return open();
    bring(text);
    if (thenSaves) save();
}

/** Puts the text that both came to into the editor; what others saved is what it is saved over. */
function bring(text) {
    const fresh = theirs;
    change(editor, text, 'Take in their change');
    adopt(fresh);
    editor.focus();
}

/** Somebody wants to save over their text: it is brought together first. Answers that nothing is saved yet. */
export async function insist(isAsked) {
    (isAsked && together().conflicts > 0 ? open : offer)(isAsked);
    return false;
}

/** Lets the person decide. What others save while they do is brought together with the outcome afterwards. */
async function open() {
    const { openMerge } = await import('./three-way.js');
    const met = theirs;
    if (!met) return;
    openMerge({ base: spec.text, mine: editor.text, theirs: met.text, editor }, (text, saves) => {
        const newer = theirs === met ? null : theirs;
        theirs = met;
        bring(text);
        if (newer) receive(newer);
        else if (saves) save();
    });
}
