// Operations on the customization: sent one after the other, announced, and reverted on the page if the server refuses.
// Each names the state that it is based on, so that it never overwrites a change by others.

import { say } from './announcer.js';
import { findAgain, orderIn, placeOf, sentence } from './entries.js';
import { reload, untilShown } from './navigation.js';
import { postponePatches } from './patch.js';
import { request, tagOf, unreachable } from './request.js';

let last = Promise.resolve();
let pending = 0;
// The entries that this page changed since the queue was empty.
const own = new Set();
// The number of newer states on which an operation is tried.
const maxRetries = 5;

/** Runs a task after all earlier ones, immediately if there are none, so that quick moves build on each other. */
export function enqueue(task) {
    last = pending === 0 ? task() : last.then(task, task);
    pending += 1;
    return last.finally(() => {
        pending -= 1;
        if (pending === 0) own.clear();
    });
}

export const addressOf = () => {
    const { customization, profile, switches } = document.body.dataset;
    return `${customization}?profile=${encodeURIComponent(profile)}&${switches}`;
};

const tag = () => document.body.dataset.tag;

/** The state that an operation is based on: the customization's address and tag, and the order of the entries. */
export const stateFor = subject => ({ address: addressOf(), tag: tag(), order: orderIn(subject) });

/** Writes if `base` is still the newest state. */
const write = (content, base, method = 'POST') =>
    request(base.address, { content, method, headers: { 'If-Match': `"${base.tag}"` } });

/** Shows the state after a write that was based on `base`, or a newer one. */
const showOutcome = (answer, base) => (answer.error || tagOf(answer) === base.tag ? reload()
    : untilShown(() => tag() !== base.tag));

/** Writes if the page shows the newest state, and shows the result. */
export async function commit(content, base, method) {
    const release = postponePatches();
    const answer = await write(content, base, method);
    release();
    await showOutcome(answer, base);
    return answer;
}

/** Sends an operation. After a conflict, loads the module that rebases it on the new state. */
async function send(operation, subject, base, revert) {
    const answer = base.tag === tag() ? await write(operation, base) : null;
    if (answer && answer.status !== 412) return { answer, base };
    revert();
    if (answer) await reload();
    const conflict = await import('./conflict.js').catch(() => null);
    return conflict ? retry(conflict.rebase, operation, subject, base) : { answer: { error: unreachable }, base };
}

/** Tries an operation on newer states. Returns `{answer, base}`, or `{dropped}` with the reason for giving up. */
async function retry(rebase, operation, { id, frame, title }, base) {
    for (let tries = 0; tries < maxRetries; tries += 1) {
        const now = stateFor({ frame });
        const next = own.has(id) ? { operation } : rebase(operation, title, base.order, now.order, own);
        if (next.dropped) return next;
        [base, operation] = [now, next.operation];
        const answer = await write(operation, now);
        if (answer.status !== 412) return { answer, base };
        await reload();
    }
    return { dropped: `Others are changing the tabs right now. ${title} stays where it was.` };
}

/**
 * Performs an operation on a subject, and shows and announces the result. `undo` reverts changes on the page; `base` is
 * the state that it is based on. The subject is not an element, which a patch may remove before.
 */
export async function perform(operation, subject, { undo = () => {}, from = placeOf(findAgain(subject)), base } = {}) {
    const release = postponePatches();
    const revert = () => {
        undo();
        undo = () => {};
        release();
    };
    let outcome;
    try {
        outcome = await send(operation, subject, base ?? stateFor(subject), revert);
        if (outcome.answer?.error) undo();
    } finally {
        release();
    }
    const { answer, dropped } = outcome;
    if (dropped) return say(dropped);
    const refusal = answer.error?.text;
    if (!refusal) own.add(subject.id);
    await showOutcome(answer, outcome.base);
    if (refusal) say(findAgain(subject) ? `${subject.title} stays where it was. ${refusal}` : refusal);
    else report(operation, subject, from, tagOf(answer));
}

/** Reports an operation, and offers *Undo*, which applies only to the resulting state. */
function report(operation, subject, from, newTag) {
    const inBar = { ...subject, zone: 'items', section: undefined };
    const to = placeOf(findAgain(operation.op === 'moveInSection' ? subject : inBar));
    const words = (...places) => sentence(operation.op, subject.title, ...places);
    const shown = words(null, null);
    const state = { address: addressOf(), tag: newTag };
    say(words(from, to), { label: 'Undo', shown, run: () => enqueue(() => undoLast(shown, subject, state)) });
}

async function undoLast(text, subject, state) {
    const answer = await commit({ op: 'undo' }, state);
    say(refusalOf(answer) ?? `Undone: ${text}`);
    findAgain(subject)?.focus({ preventScroll: true });
}

/** Handles the buttons for reset and undo in the inspector, `button[data-op]`. They stay enabled to keep the focus. */
async function press(button) {
    const { op, section, entry: id } = button.dataset;
    if (button.ariaDisabled === 'true') return say(`There is nothing to ${op}.`);
    const change = button.closest('.change')?.querySelector('.change-text').textContent;
    const done = change ? `Undone: ${change}` : button.querySelector('span').textContent;
    const base = { address: addressOf(), tag: tag() };
    const answer = await commit({ op, id, section }, base);
    const isLast = button.ariaDisabled === 'true';
    return say(refusalOf(answer) ?? (isLast ? `${done}. There is nothing else to ${op}.` : done));
}

/** The reason for a refusal, with its own sentence for conflicts; undefined after a success. */
export const refusalOf = ({ status, error }) => (status === 412
    ? 'Someone else changed the tabs in the meantime. Review their change, then try again.' : error?.text);

export function start() {
    document.addEventListener('click', event => {
        const button = event.target.closest?.('button[data-op]');
        if (button) enqueue(() => press(button));
    });
}
