// Unsaved text on the stage: while there is some, the page is drawn from it in place of the file, whatever device, tab
// or appearance is chosen. Nothing of it is kept by the server.

import { drawBy, redraw } from '../navigation.js';
import { setOwn } from '../morph.js';

let type = 'application/json';
let newest = null;   // what was typed last; null while the page shows the file
let good = null;     // the last of it that could be drawn
const listeners = new Set();

/** Whether the page shows unsaved text. */
export const isShown = () => newest !== null;

/** Runs with `{text, diagnostics, refusal}` of every text that was drawn, or could not be. Answers how to stop that. */
export function onResult(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

/** Shows a text. One is under way at a time; of those that come meanwhile only the newest is drawn. */
export function show(text, format) {
    type = `application/${format}`;
    if (text === newest) return;
    if (newest === null) drawBy(draw);
    newest = text;
    redraw();
}

/** Draws what is typed once more: the server is back. */
export function again() {
    if (newest !== null) redraw();
}

/** Back to the file. */
export function reset() {
    if (newest === null) return;
    newest = good = null;
    drawBy(null);
    mark(null);
    redraw();
}

/** Where a page's unsaved text is drawn: what the page shows stands in the query. */
export function addressOf(page, base = document.baseURI) {
    const { pathname, search } = new URL(page, base);
    const query = pathname.endsWith('/devices') ? `?view=all&${search.slice(1)}` : search;
    return new URL(`preview${query}`, base).href;
}

function post(page, text, signal) {
    const headers = { Accept: 'text/html, application/json', 'Content-Type': type };
    return fetch(addressOf(page), { method: 'POST', body: text, headers, cache: 'no-store', signal });
}

/** Draws the newest text. One with mistakes leaves the last good one where it is, which is drawn for whatever else is
    asked for; without one, the file. */
async function draw(page, { signal, isTyped }) {
    const text = newest;
    const answer = await post(page, text, signal);
    const isPage = answer.ok && answer.headers.get('Content-Type')?.startsWith('text/html');
    if (isPage) {
        if (newest !== null) good = text;
        tell('true', { text, diagnostics: [], refusal: null });
        return answer;
    }
    const { error, diagnostics = [] } = await contentOf(answer);
    tell(answer.ok ? 'broken' : 'true', {
        text, diagnostics,
        refusal: answer.ok ? null : error?.text ?? `The server answered ${answer.status}.`,
    });
    if (isTyped) return null;
    return good === null ? fetch(page, { headers: { Accept: 'text/html' }, cache: 'no-store', signal })
        : post(page, good, signal);
}

const contentOf = answer =>
    (answer.headers.get('Content-Type')?.includes('json') ? answer.json() : Promise.resolve({}));

function tell(state, result) {
    if (newest === null) return;   // saved meanwhile
    mark(state);
    for (const listener of listeners) listener(result);
}

/** `true` while unsaved text shows, `broken` while its newest has mistakes and an older one stays. */
const mark = state => setOwn(document.body, 'data-draft', state);
