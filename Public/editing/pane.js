// The source pane: fetches the spec's text when it first opens, and joins the editor to the preview, to saving, to help
// while typing and to history. Closed, it stays as it is: what was typed is there when it opens again.

import { say } from '../announcer.js';
import { make } from '../html.js';
import { afterPatch } from '../patch.js';
import { furnish } from './chrome.js';
import { createDocument, readSpec } from './document.js';
import { createEditor } from './editor.js';
import { join } from './joints.js';
import { separator } from './separator.js';

let pane = null;
let host = null;
let editor = null;
let isFilling = false;

/** The toolbar's own link closes the pane; this one stands where the pane has the stage's place. */
function closeButton() {
    const button = make('button', { class: 'source-close', type: 'button', title: 'To the preview (u)' }, 'Preview');
    button.addEventListener('click', () => document.querySelector('.source-toggle')?.click());
    return button;
}

async function fill() {
    isFilling = true;
    try {
        const spec = await readSpec('spec');
        const { file, format, identity } = host.dataset;
        if (!editor) build(createDocument({ ...spec, file, identity, format: spec.format ?? format }));
    } catch (error) {
        if (!(error instanceof TypeError) && !error.status) throw error;
        fail(error.status ? error.message : 'The server can’t be reached.');
    } finally {
        isFilling = false;
    }
}

function build(spec) {
    if (spec.isUnreadable) return fail('The file is not UTF-8 text, so it can’t be edited here. Save it as UTF-8.');
    const { file, format } = host.dataset;
    const parts = furnish(host, { file, format, close: closeButton() });
    editor = createEditor(parts.body, {
        text: spec.text, format: spec.format, readOnly: false, label: `Source of ${file}`,
    });
    editor.select(0, 0);
    host.append(separator(pane));
    join({ pane, editor, spec, parts });
    if (matchMedia('(pointer: fine)').matches) editor.focus();
    return undefined;
}

/** Why there is nothing to edit, and how to try again. */
function fail(text) {
    const again = make('button', { class: 'source-save', type: 'button' }, 'Try again');
    again.addEventListener('click', () => fill());
    host.replaceChildren(make('div', { class: 'source-failed' }, make('p', {}, text), again));
    say(text);
}

/** Fills the pane when it first opens; from then on the toolbar's link alone opens and closes it. */
function follow() {
    pane = document.querySelector('.source-pane');
    host = pane?.querySelector('[data-editor]');
    if (!pane || pane.hidden || editor || isFilling || host.querySelector('.source-failed')) return;
    fill();
}

export function start() {
    afterPatch(follow);
}
