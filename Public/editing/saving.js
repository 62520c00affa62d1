// Saving: on request or automatically. If saving fails, the pane shows why, and the text stays.

import { announce } from '../announcer.js';
import { put } from './document.js';
import * as drafts from './drafts.js';
import * as fileChanges from './file-changes.js';
import * as notices from './notices.js';
import { clearRefusals, isAutomatic, show, showRefusal, startSwitch, watchErrors } from './save-status.js';

const pause = 400;   // ms without typing before auto-save, or before a change of the file is applied
let editor = null;
let spec = null;
let pane = null;
let running = null;   // the write in progress
let again = false;     // whether another save was requested during the write
let failure = null;    // a short reason why the last write failed
let timer = 0;

/** Returns whether text is unsaved. */
const isDirty = () => spec.isDirty(editor.text);

/** Starts saving for an editor. `pane` contains its controls, such as `[data-save]`. */
export function start(itsEditor, itsSpec, { pane: itsPane = itsEditor.element.closest('.source-pane') } = {}) {
    [editor, spec, pane, failure] = [itsEditor, itsSpec, itsPane, null];
    notices.start(pane, editor);
    editor.on('change', onChange);
    editor.on('save', () => save());
    spec.onSaved(onSaved);
    watchErrors(editor);
    drafts.start(editor, spec);
    fileChanges.start(editor, spec, save);
    startSwitch(pane, autoSave);
    listen();
    refresh();
    fileChanges.check();
}

function listen() {
    pane.addEventListener('click', event => { if (event.target.closest('[data-save]')) save(); });
    pane.addEventListener('focusout', saveSoon);
    addEventListener('beforeunload', event => { if (isDirty()) event.preventDefault(); });
    document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') autoSave();
        else fileChanges.check();
    });
    new MutationObserver(onPage).observe(document.body, { attributeFilter: ['data-revision', 'data-live'] });
}

/** Checks the file after another revision, a new connection or the end of the link. */
function onPage() {
    const { live } = document.body.dataset;
    if (live === 'ended' && isDirty()) return fail(ended, true);
    if (live !== 'connected') return;
    if (notices.isShown('unreachable') && isDirty()) save(false);
    else fileChanges.check();
}

const ended = { kind: 'refused', status: 404, reason: 'this link no longer works', text: 'This link no longer works.' };

function onChange() {
    if (!isDirty()) clearRefusals(editor);
    if (!notices.isShown('refused') && !notices.isShown('unreachable')) failure = null;
    refresh();
    saveSoon();
}

function onSaved() {
    failure = null;
    clearRefusals(editor);
    if (!fileChanges.isPending()) notices.clear('file', editor);
    refresh();
}

function refresh() {
    if (running) show(pane, 'saving');
    else if (!isDirty()) show(pane, 'saved');
    else show(pane, failure ? 'failed' : 'unsaved', failure);
}

function saveSoon() {
    clearTimeout(timer);
    timer = setTimeout(onPause, pause);
}

/** Saves, or applies a change by others, after a pause: undoing step by step must not undo that change. */
function onPause() {
    if (isDirty()) autoSave();
    else fileChanges.follow();
}

function autoSave() {
    clearTimeout(timer);
    if (isAutomatic() && isDirty() && !editor.isComposing && !fileChanges.isPending()) save(false);
}

/** Saves; resolves to whether all text is saved. `isAsked` is false for auto-save. */
async function save(isAsked = true) {
    clearTimeout(timer);
    if (running) {
        again = true;
        return running;
    }
    if (!isDirty()) {
        if (isAsked) announce('Everything is saved.');
        return true;
    }
    if (fileChanges.isPending()) return fileChanges.mergeFirst(isAsked);
    running = write(isAsked);
    refresh();
    const isDone = await running.finally(() => {
        running = null;
        refresh();
    });
    if (!again) return isDone;
    again = false;
    return isDone || failure || fileChanges.isPending() ? isDone : save(false);
}

async function write(isAsked) {
    const bytes = spec.bytesOf(editor.text);
    const outcome = await fileChanges.enqueue(() => put(spec, bytes));
    if (outcome.kind === 'changed') {
        fileChanges.receive(outcome.now);
        return fileChanges.isPending() ? fileChanges.mergeFirst(isAsked) : !isDirty();
    }
    if (outcome.kind !== 'saved') return fail(outcome, isAsked);
    spec.take({ bytes, tag: outcome.tag });
    return !isDirty();
}

function fail(outcome, isAsked) {
    failure = showRefusal(outcome, { editor, spec, save, isAsked });
    refresh();
    return false;
}
