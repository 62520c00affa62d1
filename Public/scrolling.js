// Scrolling a frame's content: each tab keeps its place (R4.22), and the bar shrinks and grows back where the rules
// say so (R2.52): the server gives the one address that scrolling leads to, in one direction.

import { frameOf } from './entries.js';
import { navigate } from './navigation.js';
import { afterPatch } from './patch.js';

const least = 12;         // points scrolled one way before it counts as a direction
const below = 150;        // how far content is scrolled if the address says so
const places = new Map(); // by frame and tab
const seen = new WeakMap();
let underWay = false;

const nameOf = content => `${frameOf(content).dataset.frame} ${content.dataset.shown}`;

function onScroll({ target }) {
    const known = seen.get(target);
    if (!known) return;
    const top = target.scrollTop;
    places.set(known.name, top);
    if (Math.abs(top - known.top) < least && top > 0) return;
    known.way = String(top > known.top);
    known.top = top;
    follow(target, known);
}

async function follow(content, known) {
    const ways = () => content.scrollTop < least && known.way === 'false' ? ['false', 'top'] : [known.way];
    const way = () => ways().map(one => `[data-control="scrolled"][data-value="${one}"]`)
        .map(link => frameOf(content)?.querySelector(link)).find(Boolean);
    if (underWay) return;
    underWay = true;
    try {
        for (let link = way(), tries = 3; link && tries > 0; link = way(), tries -= 1) await navigate(link.href);
    } finally {
        underWay = false;
    }
}

/** Another tab shows at its own place; what the address calls scrolled is. */
function keepPlaces() {
    for (const content of document.querySelectorAll('.frame .content')) {
        const name = nameOf(content);
        const known = seen.get(content);
        if (known?.name === name) continue;
        const isDown = frameOf(content).dataset.scrolled === 'true';
        content.scrollTop = places.get(name) ?? (isDown ? below : 0);
        seen.set(content, { name, top: content.scrollTop });
    }
}

export function start() {
    afterPatch(keepPlaces);
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
}
