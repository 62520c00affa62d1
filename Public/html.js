// The one place where text becomes markup, through the one Trusted Types policy.

const policy = globalThis.trustedTypes
    ? globalThis.trustedTypes.createPolicy('tabpreview', { createHTML: text => text })
    : { createHTML: text => text };

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
