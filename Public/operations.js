// Operations of form 7: sent one after the other, told once, taken back on the page when the server refuses. Each names
// the state that the page showed when it was made, so that what others did meanwhile is never written over unseen.

import { say } from './announcer.js';
import { findAgain, orderIn, placeOf, sentence } from './entries.js';
import { reload } from './navigation.js';
import { hold } from './patch.js';

let last = Promise.resolve();
let pending = 0;
const mine = new Set();   // the entries that this page itself has acted on, until all of it is done

/** Runs after all earlier deeds, at once if there are none: a quick series of moves builds on what each one left. */
export function inTurn(deed) {
    last = pending === 0 ? deed() : last.then(deed, deed);
    pending += 1;
    return last.finally(() => {
        pending -= 1;
        if (pending === 0) mine.clear();
    });
}

export const addressOf = () => {
    const { customization, profile, switches } = document.body.dataset;
    return `${customization}?profile=${encodeURIComponent(profile)}&${switches}`;
};

/** Null when the server accepted, else the sentence why not; of an answer, or of what fetch threw. */
export async function reasonOf(answer) {
    if (answer instanceof TypeError) return 'The server can’t be reached.';   // fetch's own error for "no connection"
    if (answer instanceof Error) throw answer;
    if (answer.ok) return null;
    const isJSON = answer.headers.get('Content-Type')?.includes('json');
    return (isJSON ? (await answer.json()).error?.text : null) ?? `The server answered ${answer.status}.`;
}

export const tag = () => document.body.dataset.tag;

/** What an act is made on: whose customization in which state, and how the entries stand in it. */
export const seen = subject => ({ address: addressOf(), tag: tag(), order: orderIn(subject) });

/** Writes to the state `made`, and to no other. An answer, or what fetch threw. */
export function write(method, body, made) {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json', 'If-Match': `"${made.tag}"` };
    return fetch(made.address, { method, headers, body }).catch(error => error);
}

/** Sends an operation made on a state. Only if that is no longer the newest, there is more to it. */
async function send(operation, subject, made, giveWay) {
    const answer = made.tag === tag() ? await write('POST', JSON.stringify(operation), made) : null;
    if (answer && answer.status !== 412) {
        return { refusal: await reasonOf(answer), tag: answer.headers?.get('ETag')?.slice(1, -1) };
    }
    giveWay();
    if (answer) await reload();
    const late = await import('./conflict.js').catch(error => error);
    if (late instanceof Error) return { refusal: await reasonOf(late) };
    return late.insist(operation, subject, made, mine);
}

/**
 * Does one operation on a subject, shows the outcome and says it. `undo` takes back what the page shows already, `made`
 * is what it was made on. An entry won't do: until its turn comes, a patch may have taken it away.
 */
export async function perform(operation, subject, { undo = () => {}, from = placeOf(findAgain(subject)), made } = {}) {
    const release = hold();
    const giveWay = () => {
        undo();
        undo = () => {};
        release();
    };
    let outcome;
    try {
        outcome = await send(operation, subject, made ?? seen(subject), giveWay);
        if (outcome.refusal) undo();
    } finally {
        release();
    }
    const { refusal, lost } = outcome;
    if (lost) return say(lost);
    if (!refusal) mine.add(subject.id);
    await reload();
    if (refusal) say(findAgain(subject) ? `${subject.title} stays where it was. ${refusal}` : refusal);
    else tell(operation, subject, from, outcome.tag);
}

/** Says what was done, and offers to take it back: from the state that it made, and from no newer one. */
function tell(operation, subject, from, made = tag()) {
    const inBar = { ...subject, zone: 'items', section: undefined };
    const to = placeOf(findAgain(operation.op === 'moveInSection' ? subject : inBar));
    const words = (...places) => sentence(operation.op, subject.title, ...places);
    const shown = words(null, null);
    const state = { address: addressOf(), tag: made };
    say(words(from, to), { label: 'Undo', shown, run: () => inTurn(() => takeBack(shown, subject, state)) });
}

async function takeBack(text, subject, state) {
    const answer = await write('POST', '{"op":"undo"}', state);
    await reload();
    say(await refusalOf(answer) ?? `Undone: ${text}`);
    findAgain(subject)?.focus({ preventScroll: true });
}

const nothing = { undo: 'There is no change to take back.', redo: 'There is nothing to do again.' };

/** Resets and undo buttons of the inspector: `button[data-op]`. One that finds nothing to do keeps the focus. */
async function press(button) {
    const { op, section, entry: id } = button.dataset;
    if (button.ariaDisabled === 'true') return say(nothing[op]);
    const change = button.closest('.change')?.querySelector('.change-text').textContent;
    const done = change ? `Undone: ${change}` : button.querySelector('span').textContent;
    const made = { address: addressOf(), tag: tag() };
    const answer = await write('POST', JSON.stringify({ op, id, section }), made);   // what is undefined is not sent
    await reload();
    const isLast = button.ariaDisabled === 'true';
    return say(await refusalOf(answer) ?? (isLast ? `${done}. There is no other.` : done));
}

/** Like `reasonOf`; of what would have written over what others did, in our words. */
export async function refusalOf(answer) {
    if (answer.status !== 412) return reasonOf(answer);
    return 'Somebody else changed the tabs meanwhile. Look at what they did, and do it again if you still want it.';
}

export function start() {
    document.addEventListener('click', event => {
        const button = event.target.closest?.('button[data-op]');
        if (button) inTurn(() => press(button));
    });
}
