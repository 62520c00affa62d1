// The links there are: rotating and revoking one, each asked for once more in its row.

import { show } from './link-made.js';
import { ask, complain, refresh, tell } from './links.js';

const openQuestion = '[data-confirm]:not([hidden])';

/** Whether a row waits for an answer, or says why something did not work: it stays as it is meanwhile. */
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

/** Takes the question back; returns its name, if there was one. */
function close(row) {
    const question = row.querySelector(openQuestion);
    row.querySelector('[data-links-actions]').hidden = false;
    complain(row, '');
    if (question) question.hidden = true;
    return question?.dataset.confirm;
}

function keep(row) {
    const name = close(row);
    if (name) button(row, name)?.focus();
}

async function rotate(body, row) {
    const { address } = body.querySelector('[data-links-form]').elements;
    const content = address.value ? { address: address.value } : {};
    const link = await ask(`/${encodeURIComponent(row.dataset.link)}/rotate`, 'POST', content);
    if (link.refusal) return refuse(row, link.refusal);
    close(row);
    await refresh();
    show(body, { id: row.dataset.link, ...link });
    tell('The link has a new address, told only now. The old one is dead.');
}

async function revoke(body, row) {
    const name = row.querySelector('.link-name').textContent;
    const answer = await ask(`/${encodeURIComponent(row.dataset.link)}`, 'DELETE');
    if (answer.refusal) return refuse(row, answer.refusal);
    const next = row.nextElementSibling ?? row.previousElementSibling;
    close(row);
    await refresh();
    const target = next?.isConnected ? button(next, 'revoke') : body.querySelector('#links-known-title');
    target.focus();
    tell(`${name} is revoked.`);
}

function refuse(row, text) {
    complain(row, text);
    row.querySelector(`${openQuestion} [data-links-do]`)?.focus();
}

/** One answer at a time: while the server thinks, the row's buttons rest. */
async function once(row, deed) {
    if (row.ariaBusy === 'true') return;
    row.ariaBusy = 'true';
    try {
        await deed();
    } finally {
        row.ariaBusy = null;
    }
}

export function start(body) {
    const list = body.querySelector('[data-links-part="list"]');
    list.addEventListener('click', event => {
        const pressed = event.target.closest('[data-links-do]');
        const row = pressed?.closest('.link');
        const deeds = {
            ask: () => open(row, pressed.value), keep: () => keep(row),
            rotate: () => once(row, () => rotate(body, row)), revoke: () => once(row, () => revoke(body, row)),
        };
        deeds[pressed?.dataset.linksDo]?.();
    });
    list.addEventListener('keydown', event => {
        const row = event.target.closest('.link');
        if (event.key !== 'Escape' || !row?.querySelector(openQuestion)) return;
        event.preventDefault();   // it answers the question; the dialog stays
        keep(row);
    });
}
