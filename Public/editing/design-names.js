// Titles and values for new entries: not used yet, and written like those of the other entries.

import { allRows, isSection, membersOf } from './design-outline.js';

const placeholder = { title: 'New Tab', value: 'newTab', symbol: 'circle' };

const tabs = () => allRows().filter(row => !isSection(row)).map(membersOf);

/** The first unused name among `stem`, `stem` and 2, and so on. */
function unused(stem, taken, gap) {
    for (let number = 1; ; number += 1) {
        const name = number === 1 ? stem : `${stem}${gap}${number}`;
        if (!taken.has(name)) return name;
    }
}

export const unusedTitle = stem => unused(stem, new Set(allRows().map(row => row.dataset.title)), ' ');

/** A tab with its own value if others have one: a number if theirs are numbers. */
export function newTab() {
    const values = tabs().map(({ value }) => value);
    const numbers = values.filter(Number.isInteger);
    const tab = { title: unusedTitle(placeholder.title), systemImage: placeholder.symbol };
    if (numbers.length > 0) tab.value = Math.max(...numbers) + 1;
    else if (values.some(value => value !== undefined)) tab.value = unused(placeholder.value, new Set(values), '');
    return tab;
}

/** A title in the style of the other values: `readLater`, or `read-later` if they have hyphens. */
function valueFrom(title, values) {
    const plain = title.normalize('NFKD').replace(/\p{M}/gu, '');
    const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
    const separator = ['-', '_', '.'].find(sign => values.some(value => value.includes(sign)));
    if (separator) return words.map(word => word.toLowerCase()).join(separator);
    const capital = word => word[0].toUpperCase() + word.slice(1);
    return words.map((word, index) => (index === 0 ? word.toLowerCase() : capital(word))).join('');
}

/**
 * The members that follow from the first title of a new tab: a value like it instead of `newTab`, and a
 * customizationID if other tabs have one, composed like theirs.
 */
export function membersNamedAfter(title, { value, customizationID }) {
    if (title === '' || typeof value !== 'string' || !/^newTab\d*$/.test(value)) return {};
    const others = tabs().filter(tab => tab.value !== value);
    const values = others.map(tab => tab.value).filter(other => typeof other === 'string');
    const stem = valueFrom(title, values);
    if (stem === '') return {};
    const fresh = unused(stem, new Set(values), '');
    const pattern = others.find(tab => tab.customizationID?.endsWith(tab.value));
    const hasIDs = others.some(tab => tab.customizationID !== undefined);
    if (!hasIDs || customizationID !== undefined) return { value: fresh };
    const lead = pattern ? pattern.customizationID.slice(0, -String(pattern.value).length) : '';
    const taken = new Set(others.map(tab => tab.customizationID));
    return { value: fresh, customizationID: unused(`${lead}${fresh}`, taken, '') };
}
