// How two versions of a text differ, line by line: changed lines with their surroundings, long equal stretches folded.

import { make } from '../html.js';

const around = 3;   // equal lines shown on each side of a change
const words = { added: 'Added', removed: 'Removed' };

/** The stretches to draw: `{lines}` or `{skipped}`, the number of equal lines left out. */
export function fold(lines) {
    const isNear = new Uint8Array(lines.length);
    lines.forEach(({ kind }, at) => {
        if (kind === 'same') return;
        for (let near = Math.max(0, at - around); near <= Math.min(lines.length - 1, at + around); near += 1) {
            isNear[near] = 1;
        }
    });
    const stretches = [];
    lines.forEach((line, at) => {
        const last = stretches.at(-1);
        if (isNear[at]) {
            if (last?.lines) last.lines.push(line);
            else stretches.push({ lines: [line] });
        } else if (last?.skipped) last.skipped += 1;
        else stretches.push({ skipped: 1 });
    });
    return stretches;
}

function drawLine({ kind, old, new: fresh, text }) {
    const mark = { added: '+', removed: '−' }[kind] ?? '';
    const sign = make('td', { class: 'history-mark' }, make('span', { 'aria-hidden': 'true' }, mark));
    if (words[kind]) sign.append(make('span', { class: 'visually-hidden' }, words[kind]));
    return make('tr', { 'data-kind': kind }, make('td', { class: 'history-number' }, `${old ?? ''}`),
        make('td', { class: 'history-number' }, `${fresh ?? ''}`), sign, make('td', { class: 'history-text' }, text));
}

function drawStretch({ lines, skipped }) {
    if (lines) return lines.map(drawLine);
    const text = skipped === 1 ? '1 equal line' : `${skipped} equal lines`;
    return [make('tr', { class: 'history-skipped' }, make('td', { colspan: 4 }, text))];
}

/** A table of the lines, or a sentence where all are equal. */
export function drawComparison(lines) {
    if (lines.every(({ kind }) => kind === 'same')) {
        return make('p', { class: 'history-none' }, 'No line is different.');
    }
    return make('table', { class: 'history-lines' }, make('caption', { class: 'visually-hidden' },
        'Lines that went and came, with their numbers before and after'),
        make('tbody', {}, ...fold(lines).flatMap(drawStretch)));
}
