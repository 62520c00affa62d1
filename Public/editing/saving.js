// Saving what is typed: when asked for, or by itself. What can't be saved says why, and stays.

import { announce } from '../announcer.js';
import * as buffer from './buffer.js';
import * as notices from './notices.js';
import * as outside from './outside.js';
import { put } from './put.js';
import { refuse, settle, watchMending } from './refusals.js';
import { isAutomatic, show, startSwitch } from './save-state.js';

const quiet = 400;   // ms without a key before what is typed is saved by itself, or what others did taken in
let editor = null;
let spec = null;
let pane = null;
let running = null;    // the write under way
let again = false;     // more was asked for meanwhile
let trouble = null;    // why the last write came to nothing, in few words
let timer = 0;
let ends = [];

/** Whether something is typed that is not saved. */
export const isDirty = () => editor !== null && spec.isDirty(editor.text);

/** Begins to save for an editor. `pane` is where its controls stand: `[data-save]` and its kind. */
export function start(itsEditor, itsSpec, { pane: itsPane = itsEditor.element.closest('.source-pane') } = {}) {
    [editor, spec, pane, trouble] = [itsEditor, itsSpec, itsPane, null];
    notices.start(pane, editor);
    const off = new AbortController();
    ends = [
        editor.on('change', onChange), editor.on('save', () => save()), spec.onSaved(onSaved), watchMending(editor),
        () => off.abort(), buffer.start(editor, spec), outside.start(editor, spec, save),
    ];
    startSwitch(pane, off.signal, saveByItself);
    listen(off.signal);
    refresh();
    outside.look();
}

/** Ends saving; what is unsaved stays in the browser. */
export function stop() {
    clearTimeout(timer);
    for (const end of ends.splice(0)) end();
    notices.stop();
    [editor, spec, pane] = [null, null, null];
}

function listen(signal) {
    pane.addEventListener('click', event => { if (event.target.closest('[data-save]')) save(); }, { signal });
    pane.addEventListener('focusout', saveSoon, { signal });
    addEventListener('beforeunload', event => { if (isDirty()) event.preventDefault(); }, { signal });
    document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') saveByItself();
        else outside.look();
    }, { signal });
    const watch = new MutationObserver(onPage);
    watch.observe(document.body, { attributeFilter: ['data-revision', 'data-live'] });
    signal.addEventListener('abort', () => watch.disconnect());
}

/** The page shows another revision, is connected again or has lost its link: the file may have changed. */
function onPage() {
    const { live } = document.body.dataset;
    if (live === 'ended' && isDirty()) return fail(ended, true);
    if (live !== 'connected') return;
    if (notices.isShown('unreachable') && isDirty()) save(false);
    else outside.look();
}

const ended = { kind: 'refused', status: 404, reason: 'this link has ended', text: 'This link has ended.' };

function onChange() {
    if (!isDirty()) settle(editor);
    if (!notices.isShown('refused') && !notices.isShown('unreachable')) trouble = null;
    refresh();
    saveSoon();
}

function onSaved() {
    trouble = null;
    settle(editor);
    if (!outside.isPending()) notices.clear('outside', editor);
    refresh();
}

function refresh() {
    if (!editor) return;
    if (running) show(pane, 'saving');
    else if (!isDirty()) show(pane, 'saved');
    else show(pane, trouble ? 'failed' : 'unsaved', trouble);
}

function saveSoon() {
    clearTimeout(timer);
    timer = setTimeout(onQuiet, quiet);
}

/** Not at each key: who goes back step by step is not to take back what others did. */
function onQuiet() {
    if (isDirty()) saveByItself();
    else outside.follow();
}

function saveByItself() {
    clearTimeout(timer);
    if (isAutomatic() && isDirty() && !editor.isComposing && !outside.isPending()) save(false);
}

/** Saves; resolves to whether all that is typed is saved. `isAsked` is false for what nobody pressed a key for. */
export async function save(isAsked = true) {
    clearTimeout(timer);
    if (running) {
        again = true;
        return running;
    }
    if (!isDirty()) {
        if (isAsked) announce('Everything is saved.');
        return true;
    }
    if (outside.isPending()) return outside.insist(isAsked);
    running = write(isAsked);
    refresh();
    const isDone = await running.finally(() => {
        running = null;
        refresh();
    });
    if (!again) return isDone;
    again = false;
    return isDone || trouble || outside.isPending() ? isDone : save(false);
}

async function write(isAsked) {
    const bytes = spec.bytesOf(editor.text);
    const outcome = await outside.alone(() => put(spec, bytes));
    if (!editor) return false;
    if (outcome.kind === 'changed') {
        outside.receive(outcome.now);
        return outside.isPending() ? outside.insist(isAsked) : !isDirty();
    }
    if (outcome.kind !== 'saved') return fail(outcome, isAsked);
    spec.take({ bytes, tag: outcome.tag });
    return !isDirty();
}

function fail(outcome, isAsked) {
    trouble = refuse(outcome, { editor, spec, save, isAsked });
    refresh();
    return false;
}
