// The separator between source and stage: drag it, or move it with the arrow keys; a double click resets it.

import { recall, remember } from '../disclosure.js';
import { make } from '../html.js';

const minWidth = 280;    // px of either side
const step = 24;
const name = 'source-width';
const root = document.documentElement;   // elements over the stage need the width, too

/** Makes the separator of a pane, and restores the pane's width. */
export function separator(pane) {
    const edge = make('div', {
        class: 'source-edge', role: 'separator', tabindex: '0', 'aria-orientation': 'vertical',
        'aria-label': 'Width of the source', title: 'Drag to make the source wider or narrower',
    });
    const width = Number(recall('localStorage', name));
    if (width) root.style.setProperty('--source', `${width}px`);
    follow(pane, edge);
    edge.addEventListener('pointerdown', event => drag(event, pane, edge));
    edge.addEventListener('keydown', event => press(event, pane));
    edge.addEventListener('dblclick', () => set(pane, null));
    return edge;
}

const isRTL = pane => getComputedStyle(pane).direction === 'rtl';
const maxWidth = pane => Math.max(minWidth, pane.offsetWidth + document.querySelector('.stage').offsetWidth - minWidth);

function set(pane, width) {
    if (width === null) root.style.removeProperty('--source');
    else root.style.setProperty('--source', `${Math.round(Math.min(Math.max(width, minWidth), maxWidth(pane)))}px`);
    remember('localStorage', name, width === null ? '' : String(Math.round(pane.offsetWidth)));
}

/** Keeps the ARIA values up to date: the width in pixels and its limits. */
function follow(pane, edge) {
    new ResizeObserver(() => {
        if (!pane.offsetWidth) return;
        edge.ariaValueNow = String(Math.round(pane.offsetWidth));
        edge.ariaValueMin = String(minWidth);
        edge.ariaValueMax = String(maxWidth(pane));
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
        Home: minWidth, End: maxWidth(pane), Enter: null,
    };
    if (!(event.key in widths) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    set(pane, widths[event.key]);
}
