// The spec's structure as the page's outline tells it: rows in declared order, each with its path and its members.
// Below, places as acts name them: `{section?, offset}`, counted before the act.

/** Whether the spec itself is being changed. */
export const isDesigning = () => document.body.dataset.mode === 'design';

export const outline = () => document.querySelector('[data-outline]');

export const allRows = () => [...document.querySelectorAll('[data-outline-entry]')];

/** The row of an entry, or null. */
export const rowOf = id => document.querySelector(`[data-outline-entry="${CSS.escape(id)}"]`);

/** The row at a path of numbers. */
export const rowAt = path => document.querySelector(`[data-outline-entry][data-path="${path.join('.')}"]`);

export const idOfRow = row => row.dataset.outlineEntry;

export const pathOf = row => row.dataset.path.split('.').map(Number);

/** The path of the list that an entry stands in, as text; empty for the spec's own. */
export const listPath = row => row.dataset.path.split('.').slice(0, -1).join('.');

/** What is written of an entry, without the entries in it. */
export const membersOf = row => JSON.parse(row.dataset.members);

export const isSection = row => row.dataset.kind === 'section';

/** The rows of an entry's own list, itself included. */
export const siblingsOf = row => allRows().filter(other => listPath(other) === listPath(row));

/** The rows in a section, without those of sections inside it. */
export const rowsIn = section => allRows().filter(row => listPath(row) === section.dataset.path);

/** The row of the section that an entry stands in, or null. */
export const sectionRowOf = row => rowAt(pathOf(row).slice(0, -1));

/** What entries of the frames and rows of the outline stand for. */
export const idOf = element => element.dataset.outlineEntry ?? element.dataset.entry
    ?? element.closest('[data-section]')?.dataset.section;

const place = (list, offset) => (list === '' ? { offset } : { section: list.split('.').map(Number), offset });

export const placeBefore = row => place(listPath(row), pathOf(row).at(-1));

export const placeAfter = row => place(listPath(row), pathOf(row).at(-1) + 1);

/** A place in a section: before its first entry, or behind its last. */
export const placeIn = (section, atEnd = false) => place(section.dataset.path, atEnd ? rowsIn(section).length : 0);

/** Whether a row would stand where it stands. */
export function stays(row, { section = [], offset }) {
    const at = pathOf(row).at(-1);
    return section.join('.') === listPath(row) && (offset === at || offset === at + 1);
}

/** Why an entry can't go to a place, or null. The server knows more; this is said while dragging. */
export function whyNotTo(row, { section = [] }) {
    const path = row.dataset.path;
    if (`${section.join('.')}.`.startsWith(`${path}.`)) return `${row.dataset.title} can’t be put into itself.`;
    if (section.join('.') === listPath(row) || row.getAttribute('aria-setsize') !== '1') return null;
    return `${row.dataset.title} is the only entry of its section, and a section needs one. `
        + 'Dissolve or remove the section instead.';
}

/** "position 2 of 5 in Library", as it stands now. */
export function wordsFor(row) {
    const section = sectionRowOf(row);
    const where = section ? ` in ${section.dataset.title}` : '';
    return `position ${row.getAttribute('aria-posinset')} of ${row.getAttribute('aria-setsize')}${where}`;
}
