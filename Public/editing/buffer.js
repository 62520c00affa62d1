// The unsaved text, kept in the browser while it is typed, so that it survives the page: a reload, a crash, a server
// or a link that is gone. Each window keeps its own; what a window has left behind is offered in another.

import { offerDownload } from './download.js';
import { startKept } from './kept.js';
import { claim, watch } from './leavings.js';
import { clear, notify } from './notices.js';
import { offer } from './offers.js';
import { drop, keep, keepAtOnce } from './storage.js';

const pause = 100;   // ms between two writes: what a crash can take
let editor = null;
let spec = null;
let id = null;
let isStale = false;     // something is not kept yet
let writing = null;
let failed = false;

/** Whether the browser would not keep the text that is unsaved now. */
export const hasFailed = () => failed;

/** A name for the address of this preview, without the token that may stand in it. */
function placeName() {
    let hash = 0x811C9DC5;   // FNV-1a
    for (const unit of new URL('.', location.href).pathname) {
        hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193);
    }
    return (hash >>> 0).toString(16);
}

/** Begins to keep what is typed, and offers what was left behind. Answers how to end. */
export function start(itsEditor, itsSpec) {
    [editor, spec, failed] = [itsEditor, itsSpec, false];
    id = [...crypto.getRandomValues(new Uint32Array(3))].map(part => part.toString(36)).join('-');
    const off = new AbortController();
    const release = claim(id);
    const ends = [editor.on('change', note), spec.onSaved(note), () => off.abort()];
    addEventListener('pagehide', secure, { signal: off.signal });
    document.addEventListener('visibilitychange', secure, { signal: off.signal });
    const here = { own: id, file: spec.file, identity: spec.identity, place: placeName() };
    watch(here, (record, settle) => {
        if (editor) offer(record, { settle, editor, spec, kept });
    });
    startKept(here, { editor, spec, kept }, off.signal);
    return () => {
        secure();
        for (const end of ends) end();
        release();
        [editor, spec] = [null, null];
    };
}

const record = () => ({
    id, identity: spec.identity, file: spec.file, place: placeName(), format: spec.format, time: Date.now(),
    text: editor.text, base: spec.text,
});

function note() {
    isStale = true;
    writing ??= write().finally(() => { writing = null; });
}

/** Resolves when all that is typed now is kept, or is known not to be. */
const kept = () => writing ?? Promise.resolve();

/** Writes until nothing is left to be kept, with pauses. */
async function write() {
    while (isStale && editor) {
        isStale = false;
        await writeOnce();
        await new Promise(resolve => { setTimeout(resolve, pause); });
    }
}

async function writeOnce() {
    try {
        if (spec.isDirty(editor.text)) await keep(record());
        else await drop(id);
        report(true);
    } catch (error) {
        if (!(error instanceof DOMException)) throw error;   // no room, or closed to us
        report(!editor || !spec.isDirty(editor.text) || keepAtOnce(record()));
    }
}

/** The page may be about to go: what is not kept for certain is kept at once. */
function secure() {
    if (editor && (isStale || writing || failed) && spec.isDirty(editor.text)) keepAtOnce(record());
}

/** Tells once that the browser keeps nothing, and takes that back when it does again. */
function report(isKept) {
    if (isKept === !failed) return;
    failed = !isKept;
    if (isKept) return clear('buffer', editor);
    notify('buffer', {
        kind: 'warning', text: 'This browser keeps no unsaved text here: its storage is full or closed to this page. '
            + 'Save before you leave, or download your text.',
        actions: [['Download my text', () => offerDownload(editor, spec)]],
    });
}
