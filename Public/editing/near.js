// Where something goes that belongs to a place of the text.

/** Puts an element under the box `at`, or above it where there is more room; always inside of the window. */
export function placeNear(element, at) {
    const gap = 4;
    const { offsetWidth: width, offsetHeight: height } = element;
    const isAbove = at.bottom + gap + height > innerHeight && at.top > innerHeight - at.bottom;
    const top = isAbove ? at.top - gap - height : at.bottom + gap;
    const left = Math.min(at.left, innerWidth - width - gap);
    element.style.setProperty('left', `${Math.max(gap, left)}px`);
    element.style.setProperty('top', `${Math.max(gap, Math.min(top, innerHeight - height - gap))}px`);
}
