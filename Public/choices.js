// What the palette offers: `{text, detail, key, icon, run}` for every tab, view and action that the page has now.

import { navigate } from './navigation.js';

const iconOf = element => element.querySelector('.icon')?.cloneNode(true);

/** Leaves the preview for another page. */
export const goTo = path => () => location.assign(path);

/** What More holds while its list does not show: the inspector has it. */
const inMore = () => [...document.querySelectorAll('.tree-row[data-entry-ref]')]
    .filter(row => row.parentElement.previousElementSibling.textContent === 'More');

/** Every tab that stands in a frame or under More, once. */
function tabs() {
    const known = new Map();
    for (const element of [...document.querySelectorAll('.frame .entry[data-entry]'), ...inMore()]) {
        const id = element.dataset.entry ?? element.dataset.entryRef;
        if (!known.has(id)) known.set(id, element);
    }
    return [...known].filter(([, element]) => element.ariaDisabled !== 'true').map(([id, element]) => ({
        text: element.dataset.title ?? element.querySelector('.tree-entry').textContent,
        detail: element.dataset.kind === 'section' ? 'Section' : 'Tab', icon: iconOf(element), run: () => choose(id),
    }));
}

/** Where no link stands for it, the address alone chooses the tab. */
function choose(id) {
    const link = document.querySelector(`.frame .entry[data-entry="${CSS.escape(id)}"][href]`);
    if (link) return link.click();
    const address = new URL(location.href);
    address.searchParams.set('select', id);
    return navigate(address.href);
}

/** The toolbar's choices and the frames' buttons, each once. */
function controls() {
    const seen = new Set();
    const inFrames = 'body:not([data-view="all"]) .frame a[data-control][data-key]';
    const links = [...document.querySelectorAll(`.controls a[data-control][href], ${inFrames}`)];
    return links.filter(({ dataset }) => {
        const name = `${dataset.control}=${dataset.value}`;
        return !seen.has(name) && seen.add(name);
    }).map(link => {
        const group = link.closest('.group')?.ariaLabel;
        const label = link.ariaLabel ?? link.textContent;
        const isBare = link.closest('[data-picker-panel="text"], [data-picker-panel="zoom"]');
        return {
            text: isBare ? `${group}: ${label}` : label, key: link.dataset.key, icon: iconOf(link),
            detail: `${group ?? 'View'}${link.ariaCurrent === 'true' ? ' · now' : ''}`, run: () => link.click(),
        };
    });
}

function actions() {
    const exports = [...document.querySelectorAll('.picker-link')].map(link => ({
        text: `Export: ${link.firstChild.textContent}`, detail: link.lastChild.textContent, run: () => link.click(),
    }));
    const resets = [...document.querySelectorAll('.reset:not(:disabled)')].map(button => ({
        text: button.lastChild.textContent, detail: button.firstChild.textContent, run: () => button.click(),
    }));
    const links = [...document.querySelectorAll('[data-share]')].map(link => ({
        text: 'Share: make or end links', detail: 'Links', icon: iconOf(link), run: () => link.click(),
    }));
    return [...links, ...exports, ...resets,
        { text: 'All rules', detail: 'Rulebook', run: goTo('./rules') },
        {
            text: 'Keyboard shortcuts', detail: 'Help', key: '?',
            run: () => document.getElementById('help').showModal(),
        }];
}

/** Everything, in the order of the list. */
export const choices = () => [...tabs(), ...controls(), ...actions()];
