// The source pane: fetches the spec's text when it first opens, and connects the editor with the preview, saving,
// assistance and history. A closed pane keeps its state and text.

import { say } from '../announcer.js';
import { make } from '../html.js';
import { setOwn } from '../morph.js';
import { afterPatch } from '../patch.js';
import * as assist from './assist.js';
import { createDocument, readSpec } from './document.js';
import { createEditor } from './editor.js';
import { lexers } from './editor-highlighting.js';
import { layOutPane, tool } from './pane-layout.js';
import * as preview from './preview.js';
import { placeOf, problems } from './problems.js';
import { offsetOf, reveal } from './save-status.js';
import * as saving from './saving.js';
import { separator } from './separator.js';

let pane = null;
let host = null;
let editor = null;
let isFilling = false;

/** A button that closes the pane, for narrow windows, where the pane covers the stage. */
function closeButton() {
    const title = 'Back to the preview (u)';
    const button = make('button', { class: 'source-close', type: 'button', title }, 'Preview');
    button.addEventListener('click', () => document.querySelector('.source-toggle')?.click());
    return button;
}

async function fill() {
    isFilling = true;
    const spec = await readSpec();
    isFilling = false;
    const { file, format, identity } = host.dataset;
    if (spec.error) fail(spec.error.text);
    else if (!editor) build(createDocument({ ...spec, file, identity, format: spec.format ?? format }));
}

function build(spec) {
    if (spec.isUnreadable) return fail('The file is not UTF-8 text, so it can’t be edited here. Save it as UTF-8.');
    const { file, format } = host.dataset;
    const parts = layOutPane(host, { file, format, close: closeButton() });
    editor = createEditor(parts.body, {
        text: spec.text, format: spec.format, readOnly: false, label: `Source of ${file}`,
    });
    editor.select(0, 0);
    host.append(separator(pane));
    connect({ pane, editor, spec, parts });
    if (matchMedia('(pointer: fine)').matches) editor.focus();
    showLine();
    return undefined;
}

/** Shows the line that *Show in source* asked for. */
function showLine() {
    if (pane.hidden || !pane.dataset.line) return;
    const [line, column] = pane.dataset.line.split(':').map(Number);
    setOwn(pane, 'data-line', null);
    reveal(editor, { line, column });
}

/** Shows the reason why there is no text, and a button to try again. */
function fail(text) {
    const again = make('button', { class: 'source-save', type: 'button' }, 'Try again');
    again.addEventListener('click', () => fill());
    host.replaceChildren(make('div', { class: 'source-failed' }, make('p', {}, text), again));
    say(text);
}

/** Fills the pane of an app's source, which is read-only and has its own modules. */
function fillWithFiles() {
    if (pane.hidden || isFilling) return;
    isFilling = true;
    const kit = { createEditor, lexers, tool, problems, offsetOf, reveal, separator };
    import('./source-files.js').then(part => part.start(pane, kit)).catch(() => {
        isFilling = false;
        say('The source can’t be loaded. Close it and open it again.');
    });
}

/** Fills the pane when it first opens; after that, only the toolbar's link opens and closes it. */
function follow() {
    pane = document.querySelector('.source-pane');
    host = pane?.querySelector('[data-editor]');
    if (host?.dataset.format === 'swift') return void fillWithFiles();
    if (editor) showLine();
    if (!pane || pane.hidden || editor || isFilling || host.querySelector('.source-failed')) return;
    fill();
}

/** Connects editor, document and the pane's parts. */
function connect({ pane, editor, spec, parts }) {
    let assistance = null;
    const foot = pane.querySelector('.source-foot');
    const list = problems(editor, parts.count, foot, fix => assistance.applyFix(fix));
    followText(editor, spec);
    followCursor(editor, parts.place);
    tools(editor, parts);
    saving.start(editor, spec, { pane });
    assistance = assist.start(editor, { onDiagnostics: list.show, onFailure: list.fail });
    parts.format.addEventListener('click', () => {
        assistance.format();
        editor.focus();
    });
}

/** Shows unsaved text on the stage until it equals the file. A change of the file changes both the text and the saved
    state, so they are compared in a microtask, after both. */
function followText(editor, spec) {
    let isDue = false;
    const update = () => {
        isDue = false;
        if (spec.isDirty(editor.text)) preview.show(editor.text, spec.format);
        else preview.reset();
    };
    const follow = () => {
        if (!isDue) queueMicrotask(update);
        isDue = true;
    };
    editor.on('change', follow);
    spec.onSaved(follow);
    follow();
    let lastRefusal = null;
    preview.onResult(({ refusal }) => {
        if (refusal && refusal !== lastRefusal) say(`The preview was not updated. ${refusal}`);
        lastRefusal = refusal;
    });
    new MutationObserver(() => { if (document.body.dataset.live === 'connected') preview.again(); })
        .observe(document.body, { attributeFilter: ['data-live'] });
}

/** Shows the cursor's line and column, at most once a frame. */
function followCursor(editor, button) {
    let isDue = false;
    const draw = () => {
        isDue = false;
        const { start, end } = editor.selection;
        const { line, column } = placeOf(editor.text, start);
        button.textContent = `${line}:${column}${end > start ? ` (${end - start})` : ''}`;
        button.ariaLabel = `Line ${line}, column ${column}${end > start ? `, ${end - start} characters selected` : ''}`;
    };
    const later = () => {
        if (!isDue) requestAnimationFrame(draw);
        isDue = true;
    };
    editor.on('cursor', later);
    editor.on('change', later);
    button.addEventListener('click', () => editor.focus());
    draw();
}

function tools(editor, { undo, redo, find }) {
    const press = (button, command) => button.addEventListener('click', () => {
        command();
        if (button !== find) editor.focus();
    });
    press(undo, () => editor.undo());
    press(redo, () => editor.redo());
    press(find, () => editor.find(true));
    const draw = () => {
        undo.disabled = !editor.canUndo;
        redo.disabled = !editor.canRedo;
    };
    editor.on('change', draw);
    draw();
}

export function start() {
    afterPatch(follow);
}
