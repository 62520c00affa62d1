// The spec's structure, read from the page's outline: rows in declared order, each with its path and its members.
// Below, the places an entry can move to: `{section?, offset}`, counted before the edit.

/** Returns whether the page is in design mode. */
export const isDesigning = () => document.body.dataset.mode === 'design';

export const outline = () => document.querySelector('[data-outline]');

export const allRows = () => [...document.querySelectorAll('[data-outline-entry]')];

/** The row of an entry, or null. */
export const rowOf = id => document.querySelector(`[data-outline-entry="${CSS.escape(id)}"]`);

/** The row at a path of numbers. */
export const rowAt = path => document.querySelector(`[data-outline-entry][data-path="${path.join('.')}"]`);

export const idOfRow = row => row.dataset.outlineEntry;

export const pathOf = row => row.dataset.path.split('.').map(Number);

/** The path of the list that contains an entry, as a string; empty for the outermost list. */
export const listPath = row => row.dataset.path.split('.').slice(0, -1).join('.');

/** An entry's members in the spec, without its own entries. */
export const membersOf = row => JSON.parse(row.dataset.members);

/** An entry's title in the language of the page: a title is a string, or an object with one for each language. */
export function titleTextOf(row) {
    const { title = '' } = membersOf(row);
    return typeof title === 'object' ? title[row.dataset.titleLanguage] ?? '' : title;
}

/** The member `title` with another text in the page's language; null if no text is left. */
export function titleWith(row, text) {
    const { title = '' } = membersOf(row);
    if (typeof title !== 'object') return text === '' ? null : text;
    const { [row.dataset.titleLanguage]: _, ...others } = title;
    const titles = text === '' ? others : { ...title, [row.dataset.titleLanguage]: text };
    return Object.keys(titles).length === 0 ? null : titles;
}

/** The reason why an entry's title can't be changed here, or null. */
export const titleObstacle = ({ dataset: { title, titleCatalog } }) => (titleCatalog
    ? `The text “${title}” is in ${titleCatalog}. Change it there, or change the title’s key in the source.` : null);

export const isSection = row => row.dataset.kind === 'section';

/** The rows of an entry's own list, itself included. */
export const siblingsOf = row => allRows().filter(other => listPath(other) === listPath(row));

/** The rows in a section, without those of sections inside it. */
const rowsIn = section => allRows().filter(row => listPath(row) === section.dataset.path);

/** The row of the section that contains an entry, or null. */
export const sectionRowOf = row => rowAt(pathOf(row).slice(0, -1));

/** The id of the entry that an element of a frame or a row of the outline represents. */
export const idOf = element => element.dataset.outlineEntry ?? element.dataset.entry
    ?? element.closest('[data-section]')?.dataset.section;

const entryElements = '.frame .entry[data-entry], .frame .section-head, [data-outline-entry]';

/** The element around `target` that represents an entry of the spec. A heading gets its title from the outline. */
export function elementAt(target) {
    const element = target.closest?.(entryElements) ?? null;
    const row = element && rowOf(idOf(element));
    if (!row) return null;
    if (element.matches('.section-head')) element.dataset.title = row.dataset.title;
    return element;
}

const place = (list, offset) => (list === '' ? { offset } : { section: list.split('.').map(Number), offset });

export const placeBefore = row => place(listPath(row), pathOf(row).at(-1));

export const placeAfter = row => place(listPath(row), pathOf(row).at(-1) + 1);

/** A place in a section: before its first entry, or after its last. */
export const placeIn = (section, atEnd = false) => place(section.dataset.path, atEnd ? rowsIn(section).length : 0);

/** Returns whether a move to a place would change nothing. */
export function stays(row, { section = [], offset }) {
    const at = pathOf(row).at(-1);
    return section.join('.') === listPath(row) && (offset === at || offset === at + 1);
}

/** The reason why an entry can't move to a place, or null, for display during a drag. The server checks more. */
export function whyNotTo(row, { section = [] }) {
    const path = row.dataset.path;
    if (`${section.join('.')}.`.startsWith(`${path}.`)) return `${row.dataset.title} can’t be moved into itself.`;
    if (section.join('.') === listPath(row) || row.getAttribute('aria-setsize') !== '1') return null;
    return `${row.dataset.title} is the only entry of its section, and a section needs one. `
        + 'Dissolve or remove the section instead.';
}

/** The current place of an entry in words, such as "position 2 of 5 in Library". */
export function wordsFor(row) {
    const section = sectionRowOf(row);
    const where = section ? ` in ${section.dataset.title}` : '';
    return `position ${row.getAttribute('aria-posinset')} of ${row.getAttribute('aria-setsize')}${where}`;
}

/** The next place in an entry's own list, −1 or 1 away, or the reason why there is none. */
export function stepped(row, step) {
    const all = siblingsOf(row);
    const next = all[all.indexOf(row) + step];
    if (!next) return `${row.dataset.title} is already ${step === -1 ? 'first' : 'last'}`;
    return step === -1 ? placeBefore(next) : placeAfter(next);
}

/** The end of the section before an entry, or the place after its own section, or the reason why there is none. */
export function nested(row, inwards) {
    if (!inwards) {
        const section = sectionRowOf(row);
        return section ? placeOrReason(row, placeAfter(section)) : `${row.dataset.title} is in no section`;
    }
    const all = siblingsOf(row);
    const before = all[all.indexOf(row) - 1];
    return before && isSection(before)
        ? placeOrReason(row, placeIn(before, true))
        : `${row.dataset.title} has no section before it to go into`;
}

const placeOrReason = (row, place) => whyNotTo(row, place) ?? place;

/** The sections that an entry can move into. */
export const sectionsFor = (row, all) => all.filter(other => isSection(other) && other !== row
    && !whyNotTo(row, placeIn(other)) && other !== sectionRowOf(row) && rowsIn(other).length > 0);
