// Copies text to the clipboard, or shows it in a selected field if that is not allowed (plain HTTP). Loaded when first
// used.

import { say } from './announcer.js';
import { make } from './html.js';
import { request } from './request.js';

/** The text to copy; null if it can't be fetched. */
async function textOf(button) {
    const from = button.dataset.copyFrom;
    if (!from) return document.getElementById(button.dataset.copy).textContent;
    const { value, error } = await request(from, { accept: '*/*', as: 'text' });
    return error ? null : value;
}

/** Shows the text after the button in a selected field, which is removed when it loses the focus. */
function select(button, text) {
    const field = make('textarea', { class: 'code-text', readonly: '', rows: 6, 'aria-label': 'Text to copy' });
    field.value = text;
    button.after(field);
    field.select();
    field.addEventListener('blur', () => field.remove());
    say('This page can’t use the clipboard. The text is selected: copy it with the keyboard.');
}

/** Copies the text that a `button[data-copy]` names. */
export async function open(button) {
    const text = await textOf(button);
    if (text === null) return say('The text can’t be fetched. Try again when the server is back.');
    try {
        await navigator.clipboard.writeText(text);
        say('Copied.');
    } catch {
        select(button, text);   // the clipboard is missing or not allowed
    }
}
