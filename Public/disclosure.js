// Settings stored in the browser: folded sections (R3.25) and settings of the page.

import { frameOf } from './entries.js';
import { setOwn } from './morph.js';
import { afterPatch } from './patch.js';

const fallback = new Map();
const headings = '.frame .section-heading[aria-expanded]';

/** The stored value of a name, or null. `kind` is "localStorage" or "sessionStorage". */
export function recall(kind, name) {
    try {
        return globalThis[kind].getItem(`tabpreview.${name}`) ?? fallback.get(name) ?? null;
    } catch {
        return fallback.get(name) ?? null;   // storage is not allowed
    }
}

export function remember(kind, name, text) {
    fallback.set(name, text);
    try {
        globalThis[kind].setItem(`tabpreview.${name}`, text);
    } catch {
        // Storage is not allowed, or full.
    }
}

function nameOf(heading) {
    return `fold.${frameOf(heading).dataset.frame}.${heading.closest('[data-section]').dataset.section}`;
}

function set(heading, expanded) {
    setOwn(heading, 'aria-expanded', String(expanded));
    const rows = document.getElementById(heading.getAttribute('aria-controls'));
    if (rows) setOwn(rows, 'hidden', expanded ? null : '');
}

export function start() {
    document.addEventListener('click', event => {
        const heading = event.target.closest?.(headings);
        if (!heading) return;
        const expanded = heading.getAttribute('aria-expanded') !== 'true';
        set(heading, expanded);
        remember('sessionStorage', nameOf(heading), String(expanded));
    });
    afterPatch(() => {
        for (const heading of document.querySelectorAll(headings)) {
            const expanded = recall('sessionStorage', nameOf(heading));
            if (expanded !== null) set(heading, expanded === 'true');
        }
    });
}
