// The edge between source and stage: drag it, or move it with the arrow keys; a double click takes it back.

import { recall, remember } from '../disclosure.js';
import { make } from '../html.js';

const least = 280;    // px of either side
const step = 24;
const name = 'source-width';
const root = document.documentElement;   // what stands over the stage asks how wide the source is

/** Makes the edge of a pane, as wide as it was left. */
export function separator(pane) {
    const edge = make('div', {
        class: 'source-edge', role: 'separator', tabindex: '0', 'aria-orientation': 'vertical',
        'aria-label': 'Width of the source', title: 'Drag to make the source wider or narrower',
    });
    const kept = Number(recall('localStorage', name));
    if (kept) root.style.setProperty('--source', `${kept}px`);
    follow(pane, edge);
    edge.addEventListener('pointerdown', event => drag(event, pane, edge));
    edge.addEventListener('keydown', event => press(event, pane));
    edge.addEventListener('dblclick', () => set(pane, null));
    return edge;
}

const isRTL = pane => getComputedStyle(pane).direction === 'rtl';
const most = pane => Math.max(least, pane.offsetWidth + document.querySelector('.stage').offsetWidth - least);

function set(pane, width) {
    if (width === null) root.style.removeProperty('--source');
    else root.style.setProperty('--source', `${Math.round(Math.min(Math.max(width, least), most(pane)))}px`);
    remember('localStorage', name, width === null ? '' : String(Math.round(pane.offsetWidth)));
}

/** What readers are told: the width in pixels and its limits, as they are now. */
function follow(pane, edge) {
    new ResizeObserver(() => {
        if (!pane.offsetWidth) return;
        edge.ariaValueNow = String(Math.round(pane.offsetWidth));
        edge.ariaValueMin = String(least);
        edge.ariaValueMax = String(most(pane));
        edge.ariaValueText = `${Math.round(pane.offsetWidth)} pixels`;
    }).observe(pane);
}

function drag(event, pane, edge) {
    if (event.button !== 0) return;
    event.preventDefault();
    edge.focus();
    const { left, right } = pane.getBoundingClientRect();
    const grip = isRTL(pane) ? event.clientX - left : right - event.clientX;
    const move = ({ clientX }) => set(pane, grip + (isRTL(pane) ? right - clientX : clientX - left));
    const end = () => {
        edge.removeEventListener('pointermove', move);
        root.toggleAttribute('data-resizing', false);
    };
    edge.setPointerCapture(event.pointerId);
    root.toggleAttribute('data-resizing', true);
    edge.addEventListener('pointermove', move);
    edge.addEventListener('lostpointercapture', end, { once: true });
}

function press(event, pane) {
    const right = isRTL(pane) ? -step : step;
    const widths = {
        ArrowRight: pane.offsetWidth + right, ArrowLeft: pane.offsetWidth - right,
        Home: least, End: most(pane), Enter: null,
    };
    if (!(event.key in widths) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    set(pane, widths[event.key]);
}
