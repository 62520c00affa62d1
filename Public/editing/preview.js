// Shows unsaved text on the stage: while there is any, the page is rendered from it instead of the file, for every
// device, tab and appearance. The server doesn't store it.

import { drawBy, redraw } from '../navigation.js';
import { setOwn } from '../morph.js';
import { loadPage } from '../pieces.js';

let type = 'application/json';
let newest = null;   // the newest text; null while the page shows the file
let valid = null;   // the last valid text
const listeners = [];

/** Calls back with `{text, diagnostics, refusal}` for each result. */
export const onResult = listener => listeners.push(listener);

/** Previews the text. One request runs at a time; of the texts in the meantime, only the newest is drawn. */
export function show(text, format) {
    type = `application/${format}`;
    if (text === newest) return;
    if (newest === null) drawBy(draw);
    newest = text;
    redraw();
}

/** Draws the text again, after the server is back. */
export function again() {
    if (newest !== null) redraw();
}

/** Shows the file again. */
export function reset() {
    if (newest === null) return;
    newest = valid = null;
    drawBy(null);
    mark(null);
    redraw();
}

/** The address that renders unsaved text, with the view of the page in its query. */
function addressOf(page, base = document.baseURI) {
    const { pathname, search } = new URL(page, base);
    const query = pathname.endsWith('/devices') ? `?view=all&${search.slice(1)}` : search;
    return new URL(`preview${query}`, base).href;
}

const post = (page, content, options) => loadPage(addressOf(page), {
    ...options, content, headers: { Accept: 'text/html, application/json', 'Content-Type': type },
});

/** Draws the newest text. If it has errors, other views are drawn from the last valid text; without one, from the
    file. */
async function draw(page, options) {
    const text = newest;
    const answer = await post(page, text, options);
    const { status, headers, value, error } = answer;
    if (status === 0) return answer;
    if (!error && headers.get('Content-Type')?.startsWith('text/html')) {
        if (newest !== null) valid = text;
        report('true', { text, diagnostics: [], refusal: null });
        return answer;
    }
    const { diagnostics = [] } = error ? {} : JSON.parse(value);
    report(error ? 'true' : 'broken', { text, diagnostics, refusal: error?.text ?? null });
    if (options.isTyped) return null;
    return valid === null ? loadPage(page, options) : post(page, valid, options);
}

function report(state, result) {
    if (newest === null) return;   // saved in the meantime
    mark(state);
    for (const listener of listeners) listener(result);
}

/** Sets the state: `true` while unsaved text is shown, `broken` if the newest text has errors. */
const mark = state => setOwn(document.body, 'data-draft', state);
