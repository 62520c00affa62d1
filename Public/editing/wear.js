// Styles of late modules: each is fetched when the first module that needs it starts.

import { make } from '../html.js';

const known = new Map();

/** Adds a stylesheet that stands beside this module, once. Done when it is there, or can't be had. */
export function wear(name) {
    const href = new URL(name, import.meta.url).href;
    if (!known.has(href)) known.set(href, new Promise(done => {
        const link = make('link', { rel: 'stylesheet', href });
        for (const type of ['load', 'error']) link.addEventListener(type, () => done(), { once: true });
        document.body.append(link);   // the head holds those that the page names
    }));
    return known.get(href);
}
