// The list of links: rotating and revoking links, after a confirmation in the row.

import { show } from './link-address.js';
import { announceIn, send, showError } from './links-server.js';

const openQuestion = '[data-confirm]:not([hidden])';

/** Returns whether a row asks for confirmation or shows an error, so that the list must not be updated. */
export const isBusy = body =>
    body.querySelector(`.link :is(${openQuestion}, [data-links-error]:not([hidden]))`) !== null;

const button = (row, name) => row.querySelector(`[data-links-actions] [value="${name}"]`);

function open(row, name) {
    for (const other of row.parentElement.children) close(other);
    row.querySelector('[data-links-actions]').hidden = true;
    const question = row.querySelector(`[data-confirm="${name}"]`);
    question.hidden = false;
    question.querySelector('[data-links-do]').focus();
}

/** Closes the question; returns its name, if one was open. */
function close(row) {
    const question = row.querySelector(openQuestion);
    row.querySelector('[data-links-actions]').hidden = false;
    showError(row, '');
    if (question) question.hidden = true;
    return question?.dataset.confirm;
}

function cancel(row) {
    const name = close(row);
    if (name) button(row, name)?.focus();
}

async function rotate(body, row, refresh) {
    const { address } = body.querySelector('[data-links-form]').elements;
    const content = address.value ? { address: address.value } : {};
    const link = await send(`/${encodeURIComponent(row.dataset.link)}/rotate`, 'POST', content);
    if (link.refusal) return refuse(row, link.refusal);
    close(row);
    await refresh();
    show(body, { id: row.dataset.link, ...link });
    announceIn(body, 'The link has a new URL, shown only once. The old one no longer works.');
}

async function revoke(body, row, refresh) {
    const name = row.querySelector('.link-name').textContent;
    const answer = await send(`/${encodeURIComponent(row.dataset.link)}`, 'DELETE');
    if (answer.refusal) return refuse(row, answer.refusal);
    const next = row.nextElementSibling ?? row.previousElementSibling;
    close(row);
    await refresh();
    const target = next?.isConnected ? button(next, 'revoke') : body.querySelector('#links-known-title');
    target.focus();
    announceIn(body, `${name} is revoked.`);
}

function refuse(row, text) {
    showError(row, text);
    row.querySelector(`${openQuestion} [data-links-do]`)?.focus();
}

/** Runs an action of a row, and ignores further ones until the server has responded. */
async function once(row, action) {
    if (row.ariaBusy === 'true') return;
    row.ariaBusy = 'true';
    try {
        await action();
    } finally {
        row.ariaBusy = null;
    }
}

/** `refresh` fetches the list again. */
export function start(body, refresh) {
    const list = body.querySelector('[data-links-part="list"]');
    list.addEventListener('click', event => {
        const pressed = event.target.closest('[data-links-do]');
        const row = pressed?.closest('.link');
        const actions = {
            ask: () => open(row, pressed.value), keep: () => cancel(row),
            rotate: () => once(row, () => rotate(body, row, refresh)),
            revoke: () => once(row, () => revoke(body, row, refresh)),
        };
        actions[pressed?.dataset.linksDo]?.();
    });
    list.addEventListener('keydown', event => {
        const row = event.target.closest('.link');
        if (event.key !== 'Escape' || !row?.querySelector(openQuestion)) return;
        event.preventDefault();   // only the question closes, not the dialog
        cancel(row);
    });
}
