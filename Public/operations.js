// Operations of form 7: sent one after the other, told once, taken back on the page when the server refuses.

import { announce, say } from './announcer.js';
import { findAgain, placeOf, sentence, subjectOf } from './entries.js';
import { reload } from './navigation.js';
import { hold } from './patch.js';

let last = Promise.resolve();
let pending = 0;

/** Runs after all earlier deeds, at once if there are none: a quick series of moves builds on what each one left. */
export function inTurn(deed) {
    last = pending === 0 ? deed() : last.then(deed, deed);
    pending += 1;
    return last.finally(() => { pending -= 1; });
}

/** Null when the server accepted, else the sentence why not. */
async function send(operation) {
    const { customization, profile, switches } = document.body.dataset;
    try {
        const response = await fetch(`${customization}?profile=${encodeURIComponent(profile)}&${switches}`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
            body: JSON.stringify(operation),
        });
        if (response.ok) return null;
        const type = response.headers.get('Content-Type') ?? '';
        const answer = type.includes('json') ? await response.json() : null;
        return answer?.error?.text ?? `The server answered ${response.status}.`;
    } catch (error) {
        if (!(error instanceof TypeError)) throw error;   // fetch's own error for "no connection"
        return 'The server can’t be reached.';
    }
}

/** Does one operation on an entry, shows the outcome and says it. `undo` takes back what the page shows already. */
export async function perform(operation, entry, undo = () => {}, from = placeOf(entry)) {
    const subject = subjectOf(entry);
    const release = hold();
    let refusal;
    try {
        refusal = await send(operation);
        if (refusal) undo();
    } finally {
        release();
    }
    await reload();
    if (refusal) say(`${subject.title} stays where it was. ${refusal}`);
    else tell(operation, subject, from);
}

function tell(operation, subject, from) {
    const inBar = { ...subject, zone: 'items', section: undefined };
    const to = placeOf(findAgain(operation.op === 'moveInSection' ? subject : inBar));
    announce(sentence(operation.op, subject.title, from, to));
}

/** Resets and undo buttons of the inspector: `button[data-op]`. */
async function press(button) {
    const { op, section, entry: id } = button.dataset;
    const refusal = await send({ op, id, section });   // what is undefined is not sent
    await reload();
    say(refusal ?? `${button.textContent.trim()}: done`);
}

export function start() {
    document.addEventListener('click', event => {
        const button = event.target.closest?.('button[data-op]');
        if (button) inTurn(() => press(button));
    });
}
