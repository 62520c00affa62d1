// Rows of popovers whose active row a text field refers to.

/** Makes another row of a list the active one. The focus stays in the field, which refers to the row. */
export function setActiveRow(field, row, old) {
    old?.setAttribute('aria-selected', 'false');
    row.setAttribute('aria-selected', 'true');
    row.scrollIntoView({ block: 'nearest' });
    field.setAttribute('aria-activedescendant', row.id);
}
