// Rows of the editor's popovers that a text field points into.

/** Makes another row of a list the active one. The focus stays in the field, which points to the row. */
export function setActiveRow(field, row, old) {
    old?.setAttribute('aria-selected', 'false');
    row.setAttribute('aria-selected', 'true');
    row.scrollIntoView({ block: 'nearest' });
    field.setAttribute('aria-activedescendant', row.id);
}
