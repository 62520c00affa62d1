// Elements above the page, such as menus and tooltips.

import { make } from './html.js';

let layer = null;

/** Shows elements such as menus above the page, in a landmark, so that screen readers announce leaving the page. */
export function overPage(...elements) {
    layer ??= document.body.appendChild(make('div', { role: 'region', 'aria-label': 'Actions and hints' }));
    layer.append(...elements);
}

/** Places an element under the box `at`, or above it if there is more space; always inside the window. */
export function placeNear(element, at, { gap = 4, isCentered = false } = {}) {
    const { offsetWidth: width, offsetHeight: height } = element;
    const isAbove = at.bottom + gap + height > innerHeight && at.top > innerHeight - at.bottom;
    const top = isAbove ? at.top - gap - height : at.bottom + gap;
    const left = isCentered ? (at.left + at.right - width) / 2 : at.left;
    element.style.setProperty('left', `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`);
    element.style.setProperty('top', `${Math.max(gap, Math.min(top, innerHeight - height - gap))}px`);
}
