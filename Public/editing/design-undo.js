// Undo and redo of the spec. The buttons name the change, and are dimmed without one.

import { setOwn } from '../morph.js';
import { afterPatch } from '../patch.js';
import { request } from '../request.js';
import { edit } from './design-edits.js';
import { isDesigning } from './design-outline.js';

const keys = { undo: 'Ctrl Z', redo: 'Shift Ctrl Z' };
const words = { undo: 'Undo', redo: 'Redo' };
let describedTag = null;   // the tag of the text that the buttons describe

const shownTag = () => document.querySelector('[data-design]')?.dataset.specTag ?? '';

/** The history from the server, or null; undo and redo report errors themselves. */
async function fetchHistory() {
    const { value, error } = await request('history?of=spec');
    return error ? null : value;
}

const summaryOf = (history, number) => history?.revisions.find(({ revision }) => revision === number)?.summary;

/** A sentence such as "Undone: Moved Drafts to Library" for the revision that an undo made. */
async function sentence(stem, { revision }) {
    const history = await fetchHistory();
    const made = history?.revisions.find(one => one.revision === revision.split('.')[0]);
    const summary = made && summaryOf(history, made.change);
    return summary ? `${stem}: ${summary}` : stem;
}

export const undo = () => edit(() => [{ edit: 'undo' }], (_, done) => sentence('Undone', done));
export const redo = () => edit(() => [{ edit: 'redo' }], (_, done) => sentence('Redone', done));

/** Updates the buttons. They are dimmed, not disabled, so that pressing one announces the reason. */
function show(history) {
    for (const [command, word] of Object.entries(words)) {
        const summary = summaryOf(history, history[command]);
        const label = summary ? `${word}: ${summary}` : word;
        for (const button of document.querySelectorAll(`.design-bar [data-design-act="${command}"]`)) {
            setOwn(button, 'aria-disabled', history[command] === null ? 'true' : null);
            setOwn(button, 'aria-label', label);
            setOwn(button, 'title', `${label} (${keys[command]})`);
        }
    }
}

async function update() {
    const tag = shownTag();
    if (!isDesigning()) describedTag = null;
    if (!isDesigning() || tag === describedTag) return;
    describedTag = tag;
    const history = await fetchHistory();
    if (history && describedTag === tag) show(history);
    else if (!history && describedTag === tag) describedTag = null;
}

export function start() {
    afterPatch(update);
}
