// Where an entry goes by one step of a key or a line of a menu: a place, or a sentence why there is none.

import {
    isSection, placeAfter, placeBefore, placeIn, rowsIn, sectionRowOf, siblingsOf, whyNotTo,
} from './design-outline.js';

/** One place on in its own list, −1 or 1. */
export function stepped(row, step) {
    const all = siblingsOf(row);
    const next = all[all.indexOf(row) + step];
    if (!next) return `${row.dataset.title} is ${step === -1 ? 'first' : 'last'} already`;
    return step === -1 ? placeBefore(next) : placeAfter(next);
}

/** Into the section before it, at its end; or out of its own section, behind that. */
export function nested(row, inwards) {
    if (!inwards) {
        const section = sectionRowOf(row);
        return section ? refusable(row, placeAfter(section)) : `${row.dataset.title} stands in no section`;
    }
    const all = siblingsOf(row);
    const before = all[all.indexOf(row) - 1];
    return before && isSection(before)
        ? refusable(row, placeIn(before, true))
        : `${row.dataset.title} has no section before it to go into`;
}

const refusable = (row, place) => whyNotTo(row, place) ?? place;

/** Where an entry can go as a whole: all sections that it is not in, nor is. */
export const sectionsFor = (row, all) => all.filter(other => isSection(other) && other !== row
    && !whyNotTo(row, placeIn(other)) && other !== sectionRowOf(row) && rowsIn(other).length > 0);
