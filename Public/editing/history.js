// The history in a dialog: what was changed in the spec or in a customization, by whom, how it differs from what was
// before, and the way back. Fetched when first asked for.

import { make } from '../html.js';
import { reload } from '../navigation.js';
import { addressOf } from '../operations.js';
import { drawComparison } from './history-lines.js';
import { drawRow } from './history-rows.js';

const titles = { spec: 'History of the spec', customization: 'History of the customization' };
const sheet = new URL('./history.css', import.meta.url).href;
let parts = null;     // the dialog's elements
let subject = 'spec';
let shown = null;     // the list as the server told it
let chosen = null;    // the number of the revision whose difference shows

const query = () => (subject === 'spec' ? 'of=spec' : `of=customization&${addressOf().split('?')[1]}`);
const pathOf = revision => `history/${revision}`;
const newest = () => shown.revisions[0];

/** What the server answers as JSON, or `{refusal}`: its sentence why not. */
async function ask(path, options = {}) {
    let answer;
    try {
        const headers = { Accept: 'application/json', ...options.headers };
        answer = await fetch(`${path}?${options.query ?? query()}`, { cache: 'no-cache', ...options, headers });
    } catch (error) {
        if (error instanceof TypeError) return { refusal: 'The server can’t be reached. Try again when it is back.' };
        throw error;
    }
    const value = answer.headers.get('Content-Type')?.includes('json') ? await answer.json() : {};
    if (answer.ok) return value;
    return { refusal: value.error?.text ?? `The server answered ${answer.status}.`, status: answer.status };
}

/** Said in the dialog: the page's own region is out of the readers' sight while it is open. */
function tell(text) {
    parts.status.textContent = '';
    setTimeout(() => { parts.status.textContent = text; }, 80);
}

/** Fetches the list anew and shows it, the chosen revision still chosen. */
async function refresh() {
    const list = await ask('history');
    if (list.refusal) {
        parts.list.replaceChildren(make('li', { class: 'history-none' }, list.refusal));
        return;
    }
    shown = list;
    const rows = list.revisions.map((change, at) => drawRow(change, {
        isNewest: at === 0, isPresent: change.tag === newest().tag, choose, restore,
    }));
    parts.list.replaceChildren(...rows);
    if (rows.length === 0) parts.list.append(make('li', { class: 'history-none' }, 'Nothing has been changed yet.'));
    if (!list.revisions.some(({ revision }) => revision === chosen)) chosen = newest()?.revision ?? null;
    await choose(chosen);
}

/** Shows how a revision differs from what was before it. */
async function choose(revision) {
    chosen = revision;
    for (const row of parts.list.querySelectorAll('[data-revision]')) {
        const button = row.querySelector('.history-choice');
        if (row.dataset.revision === revision) button.setAttribute('aria-current', 'true');
        else button.removeAttribute('aria-current');
    }
    if (revision === null) return parts.comparison.replaceChildren();
    const answer = await ask(pathOf(revision), { query: `${query()}&diff=previous` });
    if (chosen !== revision) return undefined;
    return parts.comparison.replaceChildren(answer.refusal ?? drawComparison(answer.lines));
}

/** Brings a revision back, if what the list shows as newest is still what is there. */
async function restore({ revision, summary }) {
    const answer = await ask(`${pathOf(revision)}/restore`, {
        method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json', 'If-Match': newest().tag },
    });
    await reload();
    if (!answer.refusal) chosen = null;
    await refresh();
    const why = answer.status === 412 ? 'Somebody has changed it meanwhile. Look at the list as it is now.'
        : answer.refusal;
    tell(why ? `Not restored. ${why}` : `Restored revision ${revision}: ${summary}.`);
    parts.list.querySelector('.history-choice[aria-current]')?.focus();
}

/** Arrows walk through the list. */
function onKey(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const buttons = [...parts.list.querySelectorAll('.history-choice')];
    const at = buttons.indexOf(document.activeElement);
    if (!step || at < 0 || !buttons[at + step]) return;
    event.preventDefault();
    buttons[at + step].focus();
    buttons[at + step].click();
}

async function build() {
    const style = make('link', { rel: 'stylesheet', href: sheet });
    const ready = new Promise(resolve => {
        for (const type of ['load', 'error']) style.addEventListener(type, resolve);
    });
    const title = make('h2', { id: 'history-title' });
    const done = make('button', { class: 'control-button', type: 'submit' }, 'Done');
    const list = make('ol', { class: 'history-list', 'aria-label': 'Changes, the newest first' });
    const comparison = make('div', {
        class: 'history-comparison', role: 'region', 'aria-label': 'What changed', tabindex: '0',
    });
    const status = make('p', { class: 'history-status', role: 'status', 'aria-live': 'polite' });
    const dialog = make('dialog', { class: 'history-dialog', 'aria-labelledby': 'history-title' }, style,
        make('form', { method: 'dialog', class: 'history-head' }, title, status, done),
        make('div', { class: 'history-body' }, list, comparison));
    document.body.append(dialog);
    parts = { dialog, title, list, comparison, status };
    list.addEventListener('keydown', onKey);
    await ready;
}

/** Opens the dialog for what the button names: `spec` or `customization`. */
export async function open(button) {
    if (!parts) await build();
    subject = button.dataset.history;
    chosen = null;
    parts.title.textContent = titles[subject];
    parts.status.textContent = '';
    parts.list.replaceChildren();
    parts.comparison.replaceChildren();
    parts.dialog.showModal();
    await refresh();
    parts.list.querySelector('.history-choice')?.focus();
}
