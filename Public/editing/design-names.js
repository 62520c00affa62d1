// Names of new entries: titles and values that no entry has yet, in the manner of the others.

import { allRows, isSection, membersOf } from './design-outline.js';

const placeholder = { title: 'New Tab', value: 'newTab', symbol: 'circle' };

const tabs = () => allRows().filter(row => !isSection(row)).map(membersOf);

/** The first of `stem`, `stem` and 2, and so on that is free. */
function free(stem, taken, gap) {
    for (let number = 1; ; number += 1) {
        const name = number === 1 ? stem : `${stem}${gap}${number}`;
        if (!taken.has(name)) return name;
    }
}

export const freshTitle = stem => free(stem, new Set(allRows().map(row => row.dataset.title)), ' ');

/** A tab like its neighbours: with a value of its own, a number where theirs are numbers. */
export function newTab() {
    const values = tabs().map(({ value }) => value);
    const numbers = values.filter(Number.isInteger);
    const tab = { title: freshTitle(placeholder.title), systemImage: placeholder.symbol };
    if (numbers.length > 0) tab.value = Math.max(...numbers) + 1;
    else if (values.some(value => value !== undefined)) tab.value = free(placeholder.value, new Set(values), '');
    return tab;
}

/** A title as the others write values: `readLater`, or `read-later` where they have hyphens. */
function valueFrom(title, values) {
    const plain = title.normalize('NFKD').replace(/\p{M}/gu, '');
    const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
    const joint = ['-', '_', '.'].find(sign => values.some(value => value.includes(sign)));
    if (joint) return words.map(word => word.toLowerCase()).join(joint);
    const capital = word => word[0].toUpperCase() + word.slice(1);
    return words.map((word, index) => (index === 0 ? word.toLowerCase() : capital(word))).join('');
}

/**
 * What follows from the first title that a new tab is given: a value like it in place of the one it was made with, and
 * a customizationID where other tabs have one, made of their values as theirs are.
 */
export function namedAfter(title, { value, customizationID }) {
    if (title === '' || typeof value !== 'string' || !/^newTab\d*$/.test(value)) return {};
    const others = tabs().filter(tab => tab.value !== value);
    const values = others.map(tab => tab.value).filter(other => typeof other === 'string');
    const stem = valueFrom(title, values);
    if (stem === '') return {};
    const fresh = free(stem, new Set(values), '');
    const pattern = others.find(tab => tab.customizationID?.endsWith(tab.value));
    const hasIDs = others.some(tab => tab.customizationID !== undefined);
    if (!hasIDs || customizationID !== undefined) return { value: fresh };
    const lead = pattern ? pattern.customizationID.slice(0, -String(pattern.value).length) : '';
    const taken = new Set(others.map(tab => tab.customizationID));
    return { value: fresh, customizationID: free(`${lead}${fresh}`, taken, '') };
}
