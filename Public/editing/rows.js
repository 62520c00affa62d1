// Lists that a text field points into, because the focus stays in the field.

/** Chooses a row in place of another, which may be none, and shows it. */
export function chooseRow(field, row, old) {
    old?.setAttribute('aria-selected', 'false');
    row.setAttribute('aria-selected', 'true');
    row.scrollIntoView({ block: 'nearest' });
    field.setAttribute('aria-activedescendant', row.id);
}
