// Elements, style sheets and workers. Only here, text becomes markup and an address a script, by the Trusted Types
// policy.

import { read } from './request.js';

// The directory of the scripts.
const home = new URL('./', import.meta.url).href;
const rules = {
    createHTML: text => text,
    createScriptURL(address) {
        if (!address.startsWith(home)) throw new TypeError('Only built-in scripts are allowed.');
        return address;
    },
};
const policy = globalThis.trustedTypes?.createPolicy('tabpreview', rules) ?? rules;

/** Starts a module as a worker. */
export const startWorker = ({ href }) => new Worker(policy.createScriptURL(href), { type: 'module' });

/** A document made from a page's text, not shown. Its scripts never run. */
export function parsePage(text) {
    return new DOMParser().parseFromString(policy.createHTML(text), 'text/html');
}

/** Another page as a document; null if there is none. */
export async function fetchPage(address) {
    const { value, error } = await read(address, { accept: 'text/html', as: 'text' });
    return error ? null : parsePage(value);
}

const sheets = new Map();

/** Adds a style sheet once, after those of the page; resolves when it has loaded or failed. */
export function addStyles(href) {
    if (!sheets.has(href)) sheets.set(href, new Promise(resolve => {
        const link = make('link', { rel: 'stylesheet', href });
        for (const type of ['load', 'error']) link.addEventListener(type, resolve);
        // A patch would remove it from the head.
        document.body.append(link);
    }));
    return sheets.get(href);
}

/** A new element with attributes and text; a null attribute is left out. */
export function make(name, attributes = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
        if (value !== null && value !== undefined) element.setAttribute(key, value);
    }
    element.append(...children);
    return element;
}

/** Announces a sentence in a live region, even if it is the same as before. Dialogs need regions of their own. */
export function setLiveText(region, text) {
    region.textContent = '';
    setTimeout(() => { region.textContent = text; }, 80);
}
