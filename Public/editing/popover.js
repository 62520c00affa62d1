// Popovers of the editor: placed near the text, with rows that a text field points into.

/** Places an element under the box `at`, or above it if there is more room; always inside the window. */
export function placeNear(element, at) {
    const gap = 4;
    const { offsetWidth: width, offsetHeight: height } = element;
    const isAbove = at.bottom + gap + height > innerHeight && at.top > innerHeight - at.bottom;
    const top = isAbove ? at.top - gap - height : at.bottom + gap;
    const left = Math.min(at.left, innerWidth - width - gap);
    element.style.setProperty('left', `${Math.max(gap, left)}px`);
    element.style.setProperty('top', `${Math.max(gap, Math.min(top, innerHeight - height - gap))}px`);
}

/** Makes another row of a list the active one. The focus stays in the field, which points to the row. */
export function setActiveRow(field, row, old) {
    old?.setAttribute('aria-selected', 'false');
    row.setAttribute('aria-selected', 'true');
    row.scrollIntoView({ block: 'nearest' });
    field.setAttribute('aria-activedescendant', row.id);
}
