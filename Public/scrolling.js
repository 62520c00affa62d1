// Scrolling a frame's content: each tab keeps its position (R4.22), and the bar is minimized and expanded by the rules
// (R2.52): the page has the link that scrolling in a direction follows.

import { frameOf } from './entries.js';
import { navigate } from './navigation.js';
import { afterPatch } from './patch.js';

const least = 12;         // points scrolled one way until that is the direction
const below = 150;       // the scroll position if the address says "scrolled"
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

/** Restores each tab's scroll position, or that of the address. */
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
