// The state of saving in the pane, the switch for auto-save, and the notices about failed saves.

import { announce } from '../announcer.js';
import { recall, remember } from '../disclosure.js';
import { downloadDraft, hasFailed } from './drafts.js';
import { clear, notify } from './notices.js';
import { onResult } from './preview.js';

const texts = { saved: 'Saved', unsaved: 'Unsaved', saving: 'Saving…' };

/** Returns whether auto-save is on. */
export const isAutomatic = () => recall('localStorage', 'auto-save') === 'on';

/** Shows the state: saved, unsaved, saving, or failed with a short reason. */
export function show(pane, state, reason) {
    const text = texts[state] ?? `Not saved: ${reason}`;
    for (const place of pane.querySelectorAll('[data-save-state]')) {
        if (place.textContent !== text) place.textContent = text;
        place.dataset.saveState = state;
    }
    for (const button of pane.querySelectorAll('[data-save]')) button.ariaDisabled = String(state === 'saved');
}

/** Connects the switch, a checkbox or a button; `onOn` is called when it is switched on. */
export function startSwitch(pane, onOn) {
    const draw = () => {
        for (const control of pane.querySelectorAll('[data-auto-save]')) {
            if (control.matches('input')) control.checked = isAutomatic();
            else control.setAttribute(control.role === 'switch' ? 'aria-checked' : 'aria-pressed', `${isAutomatic()}`);
        }
    };
    const set = isOn => {
        remember('localStorage', 'auto-save', isOn ? 'on' : 'off');
        draw();
        announce(isOn ? 'Auto-save is on.' : 'Auto-save is off.');
        if (isOn) onOn();
    };
    pane.addEventListener('click', event => {
        if (event.target.closest('button[data-auto-save]')) set(!isAutomatic());
    });
    pane.addEventListener('change', event => {
        if (event.target.matches('input[data-auto-save]')) set(event.target.checked);
    });
    addEventListener('storage', draw);   // another window of this browser
    draw();
}

const advice = () => (hasFailed()
    ? 'This browser can’t store unsaved text. Leave the page open, or download your text.'
    : 'Your text is stored in this browser.');

/** Shows why the text is not saved; returns a short reason. `save` tries again; `isAsked` is false for auto-save. */
export function showRefusal(outcome, { editor, spec, save, isAsked }) {
    const again = ['Try again', () => save()];
    const download = ['Download my text', () => downloadDraft(editor, spec)];
    if (outcome.kind === 'invalid') return showErrors(outcome, editor, isAsked);
    clear('invalid');
    if (outcome.kind === 'unreachable') {
        const text = `The server can’t be reached. ${advice()} It is saved when the server is back.`;
        notify('unreachable', { kind: 'warning', text, actions: [again, download] });
        if (isAsked) announce(`Not saved. ${text}`);
        return 'the server can’t be reached';
    }
    const isOver = [401, 403, 404].includes(outcome.status);
    const text = `${outcome.text} ${advice()}${isOver ? ' It is offered to you when you open the preview again.' : ''}`;
    notify('refused', { kind: 'error', text, actions: isOver ? [download] : [again, download] });
    announce(`Not saved. ${text}`);
    return outcome.reason;
}

/** Removes the notices when everything is saved. */
export function clearRefusals(editor) {
    for (const topic of ['refused', 'invalid', 'unreachable']) clear(topic, editor);
}

/** Removes the notice about errors after a result without any. */
export const watchErrors = editor => onResult(({ text, diagnostics, refusal }) => {
    if (diagnostics.length === 0 && !refusal && text === editor.text) clear('invalid', editor);
});

/** Shows a notice, but not while typing: auto-save reports errors only in the foot. */
function showErrors({ diagnostics, text }, editor, isAsked) {
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const [first] = errors.length > 0 ? errors : diagnostics;
    const count = errors.length === 1 ? '1 error' : `${errors.length || 'some'} errors`;
    if (isAsked) {
        const where = first?.line ? `Line ${first.line}, column ${first.column}: ` : '';
        const why = first ? `${where}${first.text}` : text;
        const goTo = first?.line ? [['Go to error', () => reveal(editor, first)]] : [];
        notify('invalid', { kind: 'error', text: `Not saved: the text has ${count}. ${why}`, actions: goTo });
        announce(`Not saved: the text has ${count}. ${why}`);
    }
    return count;
}

/** The offset of a place. Lines and columns begin with 1; columns count Unicode scalars. */
export function offsetOf(text, { line, column }) {
    const before = text.split('\n', line);
    const start = before.slice(0, -1).reduce((sum, one) => sum + one.length + 1, 0);
    const within = [...(before.at(-1) ?? '')].slice(0, Math.max(0, column - 1)).join('');
    return start + within.length;
}

/** Shows a place, with the cursor at it. */
export function reveal(editor, place) {
    editor.reveal(offsetOf(editor.text, place), { select: true });
    editor.focus();
}
