// Sections of the sidebar fold. Which ones are folded is kept for this browser tab, apart from the customization (R3.25).

import { frameOf } from './entries.js';
import { setOwn } from './morph.js';
import { afterPatch } from './patch.js';
import { recall, remember } from './storage.js';

const headings = '.frame [aria-expanded][data-section]';

const nameOf = heading => `fold.${frameOf(heading).dataset.frame}.${heading.dataset.section}`;

function rowsOf(heading) {
    return document.getElementById(heading.getAttribute('aria-controls')) ?? heading.parentElement.querySelector('ul');
}

function set(heading, expanded) {
    setOwn(heading, 'aria-expanded', String(expanded));
    const rows = rowsOf(heading);
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
            const kept = recall('sessionStorage', nameOf(heading));
            if (kept !== null) set(heading, kept === 'true');
        }
    });
}
