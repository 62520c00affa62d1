// Fits the frames into the stage: sets `--scale` on each, from the stage's size and the zoom in the address.

import { afterPatch } from './patch.js';

/** The scale for a frame of `width` × `height` in the space there is; `zoom` is "fit" or a percentage. */
export function scaleFor(zoom, width, height, space) {
    if (zoom !== 'fit') return Math.min(2, Math.max(0.1, Number(zoom) / 100)) || 1;
    return Math.max(0.1, Math.min(1, space.width / width, space.height / height));
}

function fit() {
    const stage = document.querySelector('[data-region="stage"]');
    if (!stage) return;
    const zoom = document.documentElement.dataset.zoom ?? 'fit';
    for (const frame of stage.querySelectorAll('.frame')) {
        const device = frame.querySelector('.device');
        const box = frame.parentElement;
        if (!device) continue;
        const scale = scaleFor(zoom, device.offsetWidth, device.offsetHeight, { width: box.clientWidth, height: Infinity });
        const text = scale.toFixed(4);
        if (frame.style.getPropertyValue('--scale') !== text) frame.style.setProperty('--scale', text);
    }
}

export function start() {
    afterPatch(fit);
    if (typeof ResizeObserver !== 'function') return addEventListener('resize', fit);
    new ResizeObserver(fit).observe(document.querySelector('[data-region="stage"]') ?? document.body);
}
