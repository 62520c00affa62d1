// Drafts: unsaved text, stored in the browser during typing, so that it survives a reload, a crash, and the end of a
// server or link. Each window stores its own; drafts of closed windows are offered in others.

import { make } from '../html.js';
import { claim, watch } from './draft-locks.js';
import { offer, offerOthers } from './draft-recovery.js';
import { drop, put, putNow } from './draft-storage.js';
import { clear, notify } from './notices.js';

const pause = 100;   // ms between two writes, which a crash can lose
let editor = null;
let spec = null;
let id = null;
let isStale = false;     // whether some text is not stored
let writing = null;
let failed = false;

/** Returns whether the browser failed to store the unsaved text. */
export const hasFailed = () => failed;

/** A hash of the address of this preview, which may contain a token. */
function hashOfAddress() {
    let hash = 0x811C9DC5;   // FNV-1a
    for (const unit of new URL('.', location.href).pathname) {
        hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193);
    }
    return (hash >>> 0).toString(16);
}

/** Starts storing unsaved text, and offers drafts of closed windows. */
export function start(itsEditor, itsSpec) {
    [editor, spec, failed] = [itsEditor, itsSpec, false];
    id = [...crypto.getRandomValues(new Uint32Array(3))].map(part => part.toString(36)).join('-');
    claim(id);
    editor.on('change', storeSoon);
    spec.onSaved(storeSoon);
    addEventListener('pagehide', storeNow);
    document.addEventListener('visibilitychange', storeNow);
    const here = { own: id, file: spec.file, identity: spec.identity, place: hashOfAddress() };
    watch(here, (record, settle) => offer(record, { settle, editor, spec, stored }));
    offerOthers(here, { editor, spec, stored });
}

const record = () => ({
    id, identity: spec.identity, file: spec.file, place: hashOfAddress(), format: spec.format, time: Date.now(),
    text: editor.text, base: spec.text,
});

function storeSoon() {
    isStale = true;
    writing ??= write().finally(() => { writing = null; });
}

/** Resolves when the current text is stored, or storing it has failed. */
const stored = () => writing ?? Promise.resolve();

/** Writes until everything is stored, with pauses. */
async function write() {
    while (isStale) {
        isStale = false;
        await writeOnce();
        await new Promise(resolve => { setTimeout(resolve, pause); });
    }
}

async function writeOnce() {
    try {
        if (spec.isDirty(editor.text)) await put(record());
        else await drop(id);
        report(true);
    } catch (error) {
        if (!(error instanceof DOMException)) throw error;   // full, or not allowed
        report(!spec.isDirty(editor.text) || putNow(record()));
    }
}

/** Stores the text synchronously if necessary, because the page may be about to close. */
function storeNow() {
    if ((isStale || writing || failed) && spec.isDirty(editor.text)) putNow(record());
}

/** Shows a notice if the browser can't store drafts, and removes it when it can again. */
function report(isStored) {
    if (isStored === !failed) return;
    failed = !isStored;
    if (isStored) return clear('drafts', editor);
    notify('drafts', {
        kind: 'warning', text: 'This browser can’t store unsaved text, because its storage is full or not available. '
            + 'Save before you leave, or download your text.',
        actions: [['Download my text', () => downloadDraft(editor, spec)]],
    });
}

/** Downloads the text as a file, with the file's own line ends and byte-order mark. */
export function downloadDraft(editor, spec) {
    const address = URL.createObjectURL(new Blob([spec.bytesOf(editor.text)]));
    make('a', { href: address, download: spec.file }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60000);
}
