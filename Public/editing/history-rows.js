// One change in the list of the history: what it did, when, by whom, and a button that brings it back.

import { make } from '../html.js';

const units = [['year', 31536000], ['month', 2592000], ['week', 604800], ['day', 86400], ['hour', 3600],
    ['minute', 60]];
const spoken = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

/** "5 minutes ago" of seconds since 1970. */
export function ago(time, now = Date.now() / 1000) {
    const passed = Math.max(0, now - time);
    const [unit, length] = units.find(([, seconds]) => passed >= seconds) ?? [];
    return unit ? spoken.format(-Math.floor(passed / length), unit) : 'just now';
}

/** Who made a change, as people say it. */
export function nameOf({ kind, link }) {
    if (kind === 'browser') return link ? `Link “${link}”` : 'Browser';
    return { editor: 'Editor', command: 'Command line' }[kind] ?? kind;
}

/** The row of a change; `choose` gets its number, `restore` the change. What is there now has nothing to restore. */
export function drawRow(change, { isNewest, isPresent, choose, restore }) {
    const { revision, time, author, summary, undone, ok } = change;
    const when = make('time', {
        datetime: new Date(time * 1000).toISOString(), title: exact.format(new Date(time * 1000)),
    }, ago(time));
    const facts = make('span', { class: 'history-facts' }, `${nameOf(author)} · `, when, ` · ${revision}`);
    if (undone) facts.append(make('span', { class: 'history-undone' }, 'taken back'));
    const choice = make('button', { class: 'history-choice', type: 'button' },
        make('span', { class: 'history-summary', dir: 'auto' }, summary), facts);
    choice.addEventListener('click', () => choose(revision));
    const row = make('li', { class: 'history-row', 'data-revision': revision, 'data-kind': author.kind }, choice);
    row.toggleAttribute('data-undone', undone);
    if (isNewest || isPresent) {
        row.append(make('span', { class: 'history-now' }, isNewest ? 'Now' : 'As now'));
        return row;
    }
    if (ok === false) return row;   // what can't be shown can't be brought back
    const label = `Restore revision ${revision}: ${summary}`;
    const button = make('button', { class: 'undo', type: 'button', 'aria-label': label, title: label }, 'Restore');
    button.addEventListener('click', async () => {
        button.disabled = true;
        await restore(change);
    });
    row.append(button);
    return row;
}
