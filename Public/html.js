// Elements, style sheets and workers. This is the one place where text becomes markup and an address a script, through
// the Trusted Types policy.

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

/** Shows elements such as menus above the page, in a landmark, so that screen readers tell that they left the page. */
export function overPage(...elements) {
    layer ??= document.body.appendChild(make('div', { role: 'region', 'aria-label': 'Actions and hints' }));
    layer.append(...elements);
}

/** Places an element under the box `at`, or above it if there is more room; always inside the window. */
export function placeNear(element, at, { gap = 4, isCentered = false } = {}) {
    const { offsetWidth: width, offsetHeight: height } = element;
    const isAbove = at.bottom + gap + height > innerHeight && at.top > innerHeight - at.bottom;
    const top = isAbove ? at.top - gap - height : at.bottom + gap;
    const left = isCentered ? (at.left + at.right - width) / 2 : at.left;
    element.style.setProperty('left', `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`);
    element.style.setProperty('top', `${Math.max(gap, Math.min(top, innerHeight - height - gap))}px`);
}

const sheets = new Map();

/** Adds a style sheet once, after those of the page; resolves when it has loaded or failed. */
export function addStyles(href) {
    if (!sheets.has(href)) sheets.set(href, new Promise(resolve => {
        const link = make('link', { rel: 'stylesheet', href });
        for (const type of ['load', 'error']) link.addEventListener(type, resolve);
        document.body.append(link);   // a patch of the page removes what it doesn't name from the head
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
