// Sets the app's own color, in browsers whose style sheets can't read it from an attribute.

import { afterPatch } from './patch.js';

function color() {
    for (const { dataset, style } of document.querySelectorAll('[data-tint="own"]')) {
        style.setProperty('--app-tint', `light-dark(${dataset.tintLight}, ${dataset.tintDark})`);
    }
}

export function start() {
    if (!CSS.supports('color: attr(data-x type(<color>))')) afterPatch(color);
}
