// What the parts of the source pane have to do with each other: keys, buttons, the preview, saving and help.

import { say } from '../announcer.js';
import * as assist from './assist.js';
import * as preview from './preview.js';
import { placeOf, problems } from './problems.js';
import * as saving from './saving.js';

/** Joins editor, document and the pane's parts. */
export function join({ pane, editor, spec, parts }) {
    const list = problems(editor, parts.count, pane.querySelector('.source-foot'));
    followText(editor, spec);
    followCursor(editor, parts.place);
    tools(editor, parts);
    saving.start(editor, spec, { pane });
    const help = assist.start(editor, spec, { onDiagnostics: list.show, onFailure: list.lose });
    parts.format.addEventListener('click', () => {
        help.format();
        editor.focus();
    });
}

/** Unsaved text is on the stage at once, and off it when it is the file's. A change of the file changes both the text
    and what is saved: one without the other is never looked at. */
function followText(editor, spec) {
    let isDue = false;
    const look = () => {
        isDue = false;
        if (spec.isDirty(editor.text)) preview.show(editor.text, spec.format);
        else preview.reset();
    };
    const follow = () => {
        if (!isDue) queueMicrotask(look);
        isDue = true;
    };
    editor.on('change', follow);
    spec.onSaved(follow);
    follow();
    let told = null;
    preview.onResult(({ refusal }) => {
        if (refusal && refusal !== told) say(`The stage doesn’t follow. ${refusal}`);
        told = refusal;
    });
    new MutationObserver(() => { if (document.body.dataset.live === 'connected') preview.again(); })
        .observe(document.body, { attributeFilter: ['data-live'] });
}

/** "Ln 12, Col 4", once a frame at most. */
function followCursor(editor, button) {
    let waits = false;
    const draw = () => {
        waits = false;
        const { start, end } = editor.selection;
        const { line, column } = placeOf(editor.text, start);
        button.textContent = `${line}:${column}${end > start ? ` (${end - start})` : ''}`;
        button.ariaLabel = `Line ${line}, column ${column}${end > start ? `, ${end - start} characters selected` : ''}`;
    };
    const later = () => {
        if (!waits) requestAnimationFrame(draw);
        waits = true;
    };
    editor.on('cursor', later);
    editor.on('change', later);
    button.addEventListener('click', () => editor.focus());
    draw();
}

function tools(editor, { undo, redo, find }) {
    const press = (button, deed) => button.addEventListener('click', () => {
        deed();
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
