// Shows unsaved text on the stage: while there is some, the page is drawn from it instead of the file, for every
// device, tab and appearance. The server stores none of it.

import { drawBy, redraw } from '../navigation.js';
import { setOwn } from '../morph.js';
import { loadPage } from '../pieces.js';

let type = 'application/json';
let newest = null;   // what was typed last; null while the page shows the file
let valid = null;    // the last text that could be drawn
const listeners = [];

/** Calls back with `{text, diagnostics, refusal}` for every text that was drawn or refused. */
export const onResult = listener => listeners.push(listener);

/** Previews what is typed. One request runs at a time; of the versions typed meanwhile, only the newest is drawn. */
export function show(text, format) {
    type = `application/${format}`;
    if (text === newest) return;
    if (newest === null) drawBy(draw);
    newest = text;
    redraw();
}

/** Draws the text again, because the server is back. */
export function again() {
    if (newest !== null) redraw();
}

/** Back to the file. */
export function reset() {
    if (newest === null) return;
    newest = valid = null;
    drawBy(null);
    mark(null);
    redraw();
}

/** The address that draws unsaved text like a page; the query says what the page shows. */
function addressOf(page, base = document.baseURI) {
    const { pathname, search } = new URL(page, base);
    const query = pathname.endsWith('/devices') ? `?view=all&${search.slice(1)}` : search;
    return new URL(`preview${query}`, base).href;
}

const post = (page, content, options) => loadPage(addressOf(page), {
    ...options, content, headers: { Accept: 'text/html, application/json', 'Content-Type': type },
});

/** Draws the newest text. If it has errors, the last valid one stays and is drawn for other views; without one, the
    file is. */
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
    if (newest === null) return;   // saved meanwhile
    mark(state);
    for (const listener of listeners) listener(result);
}

/** `true` while unsaved text shows, `broken` while the newest one has errors and an older one stays. */
const mark = state => setOwn(document.body, 'data-draft', state);
