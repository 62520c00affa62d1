// The one place where text becomes markup and an address a script, through the one Trusted Types policy.

const home = new URL('./', import.meta.url).href;   // the folder of our own files
const rules = {
    createHTML: text => text,
    createScriptURL(address) {
        if (!address.startsWith(home)) throw new TypeError('Only scripts of our own are started.');
        return address;
    },
};
const policy = globalThis.trustedTypes?.createPolicy('tabpreview', rules) ?? rules;

/** Starts one of our modules as a worker. */
export const startWorker = ({ href }) => new Worker(policy.createScriptURL(href), { type: 'module' });

/** A document that is not shown, made from a page's text. Its scripts never run. */
export function parsePage(text) {
    return new DOMParser().parseFromString(policy.createHTML(text), 'text/html');
}

let layer = null;

/** Where menus and hints go: above the page, and a landmark, so that readers know that they have left the page. */
export function overPage(...elements) {
    layer ??= document.body.appendChild(make('div', { role: 'region', 'aria-label': 'Actions and hints' }));
    layer.append(...elements);
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
