// The line of undo and redo: their buttons name what they would do, and stand back while there is nothing.

import { setOwn } from '../morph.js';
import { afterPatch } from '../patch.js';
import { isDesigning } from './design-outline.js';

const keys = { undo: 'Ctrl Z', redo: 'Shift Ctrl Z' };
const words = { undo: 'Undo', redo: 'Redo' };
let told = null;   // the tag of the text that the buttons tell of

const shownTag = () => document.querySelector('[data-design]')?.dataset.specTag ?? '';

/** The history as the server tells it, or null: the acts themselves say what is wrong. */
async function ask() {
    const answer = await fetch('history?of=spec', { cache: 'no-cache', headers: { Accept: 'application/json' } })
        .catch(() => null);
    return answer?.ok ? answer.json() : null;
}

const summaryOf = (history, number) => history?.revisions.find(({ revision }) => revision === number)?.summary;

/** "Undone: Moved Drafts to Library" of the revision that an undo has just made; without the summary if it is gone. */
export async function sentence(stem, { revision }) {
    const history = await ask();
    const made = history?.revisions.find(one => one.revision === revision.split('.')[0]);
    const summary = made && summaryOf(history, made.change);
    return summary ? `${stem}: ${summary}` : stem;
}

/** Nothing is taken from the buttons for good: pressed, they say themselves that there is nothing. */
function show(history) {
    for (const [act, word] of Object.entries(words)) {
        const summary = summaryOf(history, history[act]);
        const label = summary ? `${word}: ${summary}` : word;
        for (const button of document.querySelectorAll(`.design-bar [data-design-act="${act}"]`)) {
            setOwn(button, 'aria-disabled', history[act] === null ? 'true' : null);
            setOwn(button, 'aria-label', label);
            setOwn(button, 'title', `${label} (${keys[act]})`);
        }
    }
}

async function renew() {
    const tag = shownTag();
    if (!isDesigning()) told = null;
    if (!isDesigning() || tag === told) return;
    told = tag;
    const history = await ask();
    if (history && told === tag) show(history);
    else if (!history && told === tag) told = null;
}

export function start() {
    afterPatch(renew);
}
