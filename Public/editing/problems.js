// The problems of the text: their number below the editor, and a list.

import { make } from '../html.js';
import { icon } from './icons.js';

const words = { error: ['error', 'errors'], warning: ['warning', 'warnings'], information: ['info', 'infos'] };
const kinds = Object.keys(words);
const maxRows = 200;

/** Returns whether a diagnostic is about the drawn state, not about why an older one is drawn. */
const isFinding = ({ id, isDrawn }) => isDrawn ?? /^R\d/.test(id);

/** A summary such as "2 errors, 1 info" or "No problems". With errors, it names the drawn state. */
function summary(diagnostics) {
    const counts = kinds.map(kind => [diagnostics.filter(({ severity }) => severity === kind).length, words[kind]]);
    const present = counts.filter(([count]) => count > 0);
    const text = present.map(([count, [one, more]]) => `${count} ${count === 1 ? one : more}`).join(', ');
    const isBroken = diagnostics.some(one => one.severity === 'error' && !isFinding(one));
    const isOld = isBroken && document.querySelector('.frame');
    return isOld ? `${text}. Showing the last valid version` : text || 'No problems';
}

/** The line and column of an offset, both from 1. */
export function placeOf(text, offset) {
    const start = text.lastIndexOf('\n', offset - 1) + 1;
    let line = 1;
    for (let at = text.indexOf('\n'); at !== -1 && at < start; at = text.indexOf('\n', at + 1)) line += 1;
    return { line, column: offset - start + 1 };
}

/** Connects the count `button` with a list above `foot`. Returns `{show(diagnostics), fail()}`; `fail` is for an
    unreachable server. */
export function problems(editor, button, foot, applyFix) {
    const list = make('ol', { class: 'source-problems', 'aria-label': 'Problems', hidden: '' });
    let known = [];
    let checked = '';   // the text of the shown diagnostics
    let shown = null;
    foot.before(list);
    button.addEventListener('click', () => fold(!list.hidden));

    function fold(isClosed) {
        list.hidden = isClosed || known.length === 0;
        button.ariaExpanded = String(!list.hidden);
        draw();
    }

    function draw() {
        if (list.hidden) return list.replaceChildren();
        return list.replaceChildren(...known.slice(0, maxRows).map(row));
    }

    function row(diagnostic) {
        const { severity, text, start, id, fixes = [] } = diagnostic;
        const { line, column } = placeOf(checked, start);
        const go = make('button', { class: 'source-problem', type: 'button' },
            make('span', { class: 'problem-sign', 'data-severity': severity }, icon(severity)),
            make('span', { class: 'problem-text' },
                make('span', { class: 'visually-hidden' }, `${words[severity]?.[0] ?? severity}: `), text),
            make('span', { class: 'problem-place' }, `${line}:${column}`));
        go.addEventListener('click', () => reveal(diagnostic));
        return make('li', { 'data-id': id }, go, ...fixes.map(fixButton));
    }

    function fixButton(fix) {
        const button = make('button', { class: 'problem-fix', type: 'button' }, fix.title);
        button.addEventListener('click', () => applyFix(fix));
        return button;
    }

    function reveal({ start }) {
        editor.reveal(start, { select: true });
        editor.focus();
    }

    function show(diagnostics) {
        checked = editor.text;
        known = [...diagnostics].sort((one, other) => kinds.indexOf(one.severity) - kinds.indexOf(other.severity));
        update(summary(known), known[0]?.severity ?? 'none');
    }

    function fail() {
        known = [];
        update('Problems unknown', 'unknown');
    }

    function update(text, worst) {
        button.dataset.severity = worst;
        button.disabled = known.length === 0;
        const icons = worst === 'unknown' ? [] : [icon(worst)];
        if (text !== shown) button.replaceChildren(...icons, make('span', {}, text));
        shown = text;
        fold(list.hidden);
    }

    update('Checking…', 'unknown');
    return { show, fail };
}
