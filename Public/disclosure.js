// What this browser remembers besides the customization (R3.25): folded sections, settings of the page.

import { frameOf } from './entries.js';
import { setOwn } from './morph.js';
import { afterPatch } from './patch.js';

const fallback = new Map();
const headings = '.frame .section-heading[aria-expanded]';

/** What was remembered under that name, or null. `kind` is "localStorage" or "sessionStorage". */
export function recall(kind, name) {
    try {
        return globalThis[kind].getItem(`tabpreview.${name}`) ?? fallback.get(name) ?? null;
    } catch {
        return fallback.get(name) ?? null;   // not allowed by the browser's settings: remembered as long as the page
    }
}

export function remember(kind, name, text) {
    fallback.set(name, text);
    try {
        globalThis[kind].setItem(`tabpreview.${name}`, text);
    } catch {
        // Not allowed, or full: `fallback` has it.
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
