// The elements of an editor.

import { make } from '../html.js';

const help = 'Tab indents. To leave with Tab, press Escape first. F8 goes to the next problem.';
let made = 0;

/** The elements of an editor, not yet in the page. */
export function build(label, readOnly) {
    made += 1;
    const hint = make('span', { id: `editor-help-${made}`, class: 'visually-hidden' }, help);
    const field = make('textarea', {
        class: 'editor-field', 'aria-label': label, 'aria-describedby': readOnly ? null : hint.id, dir: 'ltr',
        spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', autocorrect: 'off', translate: 'no',
        wrap: 'off', readonly: readOnly ? '' : null, 'data-gramm': 'false',
    });
    const part = (name, ...children) => make('div', { class: name, 'aria-hidden': 'true' }, ...children);
    const [gutterRows, rows, band] = [part('editor-numbers'), part('editor-rows'), part('editor-band')];
    const gutter = part('editor-gutter', gutterRows);
    const code = make('div', { class: 'editor-code' }, field, rows);
    const sheet = make('div', { class: 'editor-sheet' }, band, gutter, code);
    const scroller = make('div', { class: 'editor-scroller' }, sheet);
    const frame = make('div', { class: 'editor-frame' }, scroller);
    const root = make('div', { class: 'editor', dir: 'ltr', translate: 'no' }, frame, hint);
    return { root, scroller, sheet, gutter, gutterRows, rows, band, field };
}
