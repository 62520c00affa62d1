// Searches by pattern, away from the page: a pattern can take longer than anybody lives, and the page ends it then.

import { replacements, seek } from './editor-search.js';

const page = globalThis;   // in a worker: what the page that started it is heard and answered through

page.onmessage = ({ data: { text, query, places, substitute } }) => {
    if (substitute !== undefined) return page.postMessage({ texts: replacements(text, query, places, substitute) });
    const answer = seek(text, query);
    return page.postMessage(answer, [answer.places.buffer]);
};
page.postMessage({ isReady: true });
