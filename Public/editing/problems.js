// What is wrong with the text, as the assistant tells it: a count under the editor, and a list of it all.

import { announce, say } from '../announcer.js';
import { make } from '../html.js';
import { sign } from './symbol.js';

const words = { error: ['error', 'errors'], warning: ['warning', 'warnings'], information: ['remark', 'remarks'] };
const kinds = Object.keys(words);
const most = 200;   // rows; more help nobody

/** "2 errors, 1 remark", or that there is nothing. */
export function summary(diagnostics) {
    const counts = kinds.map(kind => [diagnostics.filter(({ severity }) => severity === kind).length, words[kind]]);
    const told = counts.filter(([count]) => count > 0);
    return told.map(([count, [one, more]]) => `${count} ${count === 1 ? one : more}`).join(', ') || 'No problems';
}

/** Which line and column an offset is in, both from 1. */
export function placeOf(text, offset) {
    const start = text.lastIndexOf('\n', offset - 1) + 1;
    let line = 1;
    for (let at = text.indexOf('\n'); at !== -1 && at < start; at = text.indexOf('\n', at + 1)) line += 1;
    return { line, column: offset - start + 1 };
}

/** Joins the count `button` to a list over `foot`. Answers
    `{show(diagnostics), lose()}`: `lose` where nobody can tell what is wrong. */
export function problems(editor, button, foot) {
    const list = make('ol', { class: 'source-problems', 'aria-label': 'Problems', hidden: '' });
    let known = [];
    let seen = '';      // the text that they are about
    let told = null;
    foot.before(list);
    button.addEventListener('click', () => fold(!list.hidden));

    function fold(isClosed) {
        list.hidden = isClosed || known.length === 0;
        button.ariaExpanded = String(!list.hidden);
        draw();
    }

    function draw() {
        if (list.hidden) return list.replaceChildren();
        return list.replaceChildren(...known.slice(0, most).map(row));
    }

    function row(diagnostic) {
        const { severity, text, start, id, fixes = [] } = diagnostic;
        const { line, column } = placeOf(seen, start);
        const go = make('button', { class: 'source-problem', type: 'button' },
            make('span', { class: 'problem-sign', 'data-severity': severity }, sign(severity)),
            make('span', { class: 'problem-text' },
                make('span', { class: 'visually-hidden' }, `${words[severity]?.[0] ?? severity}: `), text),
            make('span', { class: 'problem-place' }, `${line}:${column}`));
        go.addEventListener('click', () => reveal(diagnostic));
        return make('li', { 'data-id': id }, go, ...fixes.map(fixButton));
    }

    function fixButton(fix) {
        const button = make('button', { class: 'problem-fix', type: 'button' }, fix.title);
        button.addEventListener('click', () => {
            if (editor.text !== seen) return say('The text has changed since. Try again.');
            editor.replace(fix.edits, { label: fix.title });
            editor.focus();
            return announce(fix.title);
        });
        return button;
    }

    function reveal({ start }) {
        editor.reveal(start, { select: true });
        editor.focus();
    }

    function show(diagnostics) {
        seen = editor.text;
        known = [...diagnostics].sort((one, other) => kinds.indexOf(one.severity) - kinds.indexOf(other.severity));
        tell(summary(known), known[0]?.severity ?? 'none');
    }

    function lose() {
        known = [];
        tell('Problems can’t be told', 'unknown');
    }

    function tell(text, worst) {
        button.dataset.severity = worst;
        button.disabled = known.length === 0;
        const icons = worst === 'unknown' ? [] : [sign(worst)];
        if (text !== told) button.replaceChildren(...icons, make('span', {}, text));
        told = text;
        fold(list.hidden);
    }

    return { show, lose };
}
