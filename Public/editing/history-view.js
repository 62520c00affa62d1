// Draws the history: the list of changes, and the diff of one change, with long equal parts folded.

import { make } from '../html.js';

const rightToLeft = '[\\u0590-\\u08FF\\uFB1D-\\uFDFF\\uFE70-\\uFEFE\\u{10800}-\\u{10FFF}\\u{1E800}-\\u{1EFFF}]+';
const name = new RegExp(`${rightToLeft}(?:[ \\u00A0\\d\\-–'’&/!?·]+${rightToLeft})*`, 'gu');
const units = [['year', 31536000], ['month', 2592000], ['week', 604800], ['day', 86400], ['hour', 3600],
    ['minute', 60]];
const spoken = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

/** An English sentence with each right-to-left name isolated, so that it doesn't reorder the text around it. */
const isolated = sentence => sentence.replace(name, '\u2068$&\u2069');

/** A time in seconds since 1970 in words, such as "5 minutes ago". */
function ago(time, now = Date.now() / 1000) {
    const passed = Math.max(0, now - time);
    const [unit, length] = units.find(([, seconds]) => passed >= seconds) ?? [];
    return unit ? spoken.format(-Math.floor(passed / length), unit) : 'just now';
}

/** The author of a change in words. */
function nameOf({ kind, link }) {
    if (kind === 'browser') return link ? `Link “${link}”` : 'Browser';
    return { editor: 'Editor', command: 'Command line' }[kind] ?? kind;
}

/** The row of a change; `select` gets its number, `restore` the change, or is null where nothing
    is restored. The current state has nothing to restore. */
export function drawRow(change, { isNewest, isPresent, select, restore }) {
    const { revision, time, author, summary, undone, ok } = change;
    const when = make('time', {
        datetime: new Date(time * 1000).toISOString(), title: exact.format(new Date(time * 1000)),
    }, ago(time));
    const facts = make('span', { class: 'history-facts' }, `${nameOf(author)} · `, when, ` · ${revision}`);
    if (undone) facts.append(make('span', { class: 'history-undone' }, 'undone'));
    const choice = make('button', { class: 'history-choice', type: 'button' },
        make('span', { class: 'history-summary', dir: 'ltr' }, isolated(summary)), facts);
    choice.addEventListener('click', () => select(revision));
    const row = make('li', { class: 'history-row', 'data-revision': revision, 'data-kind': author.kind }, choice);
    row.toggleAttribute('data-undone', undone);
    if (isNewest || isPresent) {
        row.append(make('span', { class: 'history-now' }, isNewest ? 'Now' : 'Same as current'));
        return row;
    }
    if (ok === false || !restore) return row;   // an invalid state can't be restored
    const label = `Restore revision ${revision}: ${summary}`;
    const button = make('button', { class: 'undo', type: 'button', 'aria-label': label, title: label }, 'Restore');
    button.addEventListener('click', async () => {
        button.disabled = true;
        await restore(change);
    });
    row.append(button);
    return row;
}

const around = 3;   // equal lines shown on each side of a change
const words = { added: 'Added', removed: 'Removed' };

/** The parts to draw: `{lines}` or `{skipped}`, the number of omitted equal lines. */
function fold(lines) {
    const isNear = new Uint8Array(lines.length);
    lines.forEach(({ kind }, at) => {
        if (kind === 'same') return;
        for (let near = Math.max(0, at - around); near <= Math.min(lines.length - 1, at + around); near += 1) {
            isNear[near] = 1;
        }
    });
    const parts = [];
    lines.forEach((line, at) => {
        const last = parts.at(-1);
        if (isNear[at]) {
            if (last?.lines) last.lines.push(line);
            else parts.push({ lines: [line] });
        } else if (last?.skipped) last.skipped += 1;
        else parts.push({ skipped: 1 });
    });
    return parts;
}

function drawLine({ kind, old, new: fresh, text }) {
    const mark = { added: '+', removed: '−' }[kind] ?? '';
    const sign = make('td', { class: 'history-mark' }, make('span', { 'aria-hidden': 'true' }, mark));
    if (words[kind]) sign.append(make('span', { class: 'visually-hidden' }, words[kind]));
    return make('tr', { 'data-kind': kind }, make('td', { class: 'history-number' }, `${old ?? ''}`),
        make('td', { class: 'history-number' }, `${fresh ?? ''}`), sign, make('td', { class: 'history-text' }, text));
}

function drawPart({ lines, skipped }) {
    if (lines) return lines.map(drawLine);
    const text = skipped === 1 ? '1 unchanged line' : `${skipped} unchanged lines`;
    return [make('tr', { class: 'history-skipped' }, make('td', { colspan: 4 }, text))];
}

/** A table of the lines, or a sentence if all are equal. */
export function drawComparison(lines) {
    if (lines.every(({ kind }) => kind === 'same')) {
        return make('p', { class: 'history-none' }, 'No differences.');
    }
    return make('table', { class: 'history-lines' }, make('caption', { class: 'visually-hidden' },
        'Removed and added lines, with their numbers before and after'),
        make('tbody', {}, ...fold(lines).flatMap(drawPart)));
}
