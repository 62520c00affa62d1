// Searches patterns in a worker, which the page can stop: some patterns never finish.

import { findAll, replacements } from './editor-search.js';

const page = globalThis;   // in a worker, this is the connection to the page

page.onmessage = ({ data: { text, query, places, substitute } }) => {
    if (substitute !== undefined) return page.postMessage({ texts: replacements(text, query, places, substitute) });
    const answer = findAll(text, query);
    return page.postMessage(answer, [answer.places.buffer]);
};
page.postMessage({ isReady: true });
