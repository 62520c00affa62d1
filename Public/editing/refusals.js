// Why something is not saved, in a notice with what to do; the text stays in the editor and in the browser.

import { announce } from '../announcer.js';
import { hasFailed } from './buffer.js';
import { offerDownload } from './download.js';
import { clear, notify } from './notices.js';
import { onResult } from './preview.js';

const kept = () => (hasFailed()
    ? 'This browser keeps no unsaved text: leave the page open, or download your text.'
    : 'Your text is kept in this browser.');

/** Shows why; answers the reason in few words. `save` tries again, `isAsked` is whether somebody waits for it. */
export function refuse(outcome, { editor, spec, save, isAsked }) {
    const again = ['Try again', () => save()];
    const download = ['Download my text', () => offerDownload(editor, spec)];
    if (outcome.kind === 'invalid') return showMistakes(outcome, editor, isAsked);
    clear('invalid');
    if (outcome.kind === 'unreachable') {
        const text = `The server can’t be reached. ${kept()} It is saved when the server is back.`;
        notify('unreachable', { kind: 'warning', text, actions: [again, download] });
        if (isAsked) announce(`Not saved. ${text}`);
        return 'the server can’t be reached';
    }
    const isOver = [401, 403, 404].includes(outcome.status);
    const text = `${outcome.text} ${kept()}${isOver ? ' It is offered to you when you open the preview again.' : ''}`;
    notify('refused', { kind: 'error', text, actions: isOver ? [download] : [again, download] });
    announce(`Not saved. ${text}`);
    return outcome.reason;
}

/** Nothing waits to be saved, so nothing keeps it from that. */
export function settle(editor) {
    for (const matter of ['refused', 'invalid', 'unreachable']) clear(matter, editor);
}

/** Ends the notice of mistakes as soon as the text is drawn without any. Answers how to stop that. */
export const watchMending = editor => onResult(({ text, diagnostics, refusal }) => {
    if (diagnostics.length === 0 && !refusal && text === editor.text) clear('invalid', editor);
});

/** Nobody is disturbed while typing: what is saved by itself says so in the foot alone. */
function showMistakes({ diagnostics, text }, editor, isAsked) {
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const [first] = errors.length > 0 ? errors : diagnostics;
    const count = errors.length === 1 ? '1 error' : `${errors.length || 'some'} errors`;
    if (isAsked) {
        const where = first?.line ? `Line ${first.line}, column ${first.column}: ` : '';
        const why = first ? `${where}${first.text}` : text;
        const goTo = first?.line ? [['Go to it', () => reveal(editor, first)]] : [];
        notify('invalid', { kind: 'error', text: `Not saved: the text has ${count}. ${why}`, actions: goTo });
        announce(`Not saved: the text has ${count}. ${why}`);
    }
    return count;
}

/** Lines and columns of diagnostics begin with 1; columns count Unicode scalars. */
function reveal(editor, { line, column }) {
    const before = editor.text.split('\n', line);
    const start = before.slice(0, -1).reduce((sum, one) => sum + one.length + 1, 0);
    const within = [...(before.at(-1) ?? '')].slice(0, Math.max(0, column - 1)).join('');
    editor.reveal(start + within.length, { select: true });
    editor.focus();
}
