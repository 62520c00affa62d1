// The history dialog: the changes of the spec or a customization with their authors and diffs, and restoring a
// revision. Loaded when first opened.

import { addStyles, make, setLiveText } from '../html.js';
import { reload } from '../navigation.js';
import { addressOf } from '../operations.js';
import { request as send } from '../request.js';
import { drawComparison, drawRow } from './history-view.js';

const titles = { spec: 'History of the spec', customization: 'History of the customization' };
const ofLayout = 'History of the layout';   // of an app's source, which is read-only
const sheet = new URL('./history.css', import.meta.url).href;
let parts = null;     // the dialog's elements
let subject = 'spec';
let shown = null;     // the list from the server
let restores = true;   // whether revisions can be restored
let selected = null;   // the number of the revision whose diff is shown

const query = () => (subject === 'spec' ? 'of=spec' : `of=customization&${addressOf().split('?')[1]}`);
const pathOf = revision => `history/${revision}`;
const newest = () => shown.revisions[0];

/** The response as JSON, or `{refusal}` with the server's reason. */
async function request(path, options = {}) {
    const { status, value, error } = await send(`${path}?${options.query ?? query()}`, options);
    return error ? { refusal: error.text, status } : value;
}

/** Fetches and shows the list; the selection stays. */
async function refresh() {
    const list = await request('history');
    if (list.refusal) {
        parts.list.replaceChildren(make('li', { class: 'history-none' }, list.refusal));
        return;
    }
    shown = list;
    const rows = list.revisions.map((change, at) => drawRow(change, {
        isNewest: at === 0, isPresent: change.tag === newest().tag, select, restore: restores ? restore : null,
    }));
    parts.list.replaceChildren(...rows);
    if (rows.length === 0) parts.list.append(make('li', { class: 'history-none' }, 'There are no changes yet.'));
    if (!list.revisions.some(({ revision }) => revision === selected)) selected = newest()?.revision ?? null;
    await select(selected);
}

/** Shows the diff of a revision and the one before. */
async function select(revision) {
    selected = revision;
    for (const row of parts.list.querySelectorAll('[data-revision]')) {
        const button = row.querySelector('.history-choice');
        if (row.dataset.revision === revision) button.setAttribute('aria-current', 'true');
        else button.removeAttribute('aria-current');
    }
    if (revision === null) return parts.comparison.replaceChildren();
    const answer = await request(pathOf(revision), { query: `${query()}&diff=previous` });
    if (selected !== revision) return undefined;
    return parts.comparison.replaceChildren(answer.refusal ?? drawComparison(answer.lines));
}

/** Restores a revision, if the newest one in the list is still the newest. */
async function restore({ revision, summary }) {
    const answer = await request(`${pathOf(revision)}/restore`, {
        content: {}, headers: { 'If-Match': newest().tag },
    });
    await reload();
    if (!answer.refusal) selected = null;
    await refresh();
    const why = answer.status === 412 ? 'Someone else changed it in the meantime. The list shows the change.'
        : answer.refusal;
    setLiveText(parts.status, why ? `Not restored. ${why}` : `Restored revision ${revision}: ${summary}.`);
    parts.list.querySelector('.history-choice[aria-current]')?.focus();
}

/** Moves through the list by arrow keys. */
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
    const title = make('h2', { id: 'history-title' });
    const done = make('button', { class: 'control-button', type: 'submit' }, 'Done');
    const list = make('ol', { class: 'history-list', 'aria-label': 'Changes, newest first' });
    const comparison = make('div', {
        class: 'history-comparison', role: 'region', 'aria-label': 'What changed', tabindex: '0',
    });
    const status = make('p', { class: 'history-status', role: 'status', 'aria-live': 'polite' });
    const dialog = make('dialog', { class: 'history-dialog', 'aria-labelledby': 'history-title' },
        make('form', { method: 'dialog', class: 'history-head' }, title, status, done),
        make('div', { class: 'history-body' }, list, comparison));
    document.body.append(dialog);
    parts = { dialog, title, list, comparison, status };
    list.addEventListener('keydown', onKey);
    await addStyles(sheet);
}

/** Opens the dialog for the subject of the button: `spec` or `customization`. */
export async function open(button) {
    if (!parts) await build();
    subject = button.dataset.history;
    selected = null;
    restores = button.dataset.restores !== 'false';
    parts.title.textContent = restores ? titles[subject] : ofLayout;
    parts.status.textContent = '';
    parts.list.replaceChildren();
    parts.comparison.replaceChildren();
    parts.dialog.showModal();
    await refresh();
    parts.list.querySelector('.history-choice')?.focus();
}
