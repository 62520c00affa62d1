// The choices of the palette: `{text, detail, key, icon, run}` for every tab, view and action of the page.

import { say } from './announcer.js';
import { fetchPage } from './html.js';
import { navigate } from './navigation.js';
import { addSymbols } from './patch.js';
import { read } from './request.js';

const iconOf = element => element.querySelector('.icon')?.cloneNode(true);

/** Leaves the preview for another page. */
export const goTo = path => () => location.assign(path);

const inFrame = '.frame :is(.entry, .page-dot)';   // a watch has dots
const shownAs = id => `${inFrame}[data-entry="${CSS.escape(id)}"]`;

/** The tabs of the spec, each once: from a frame, else from the inspector, which names its place. */
function tabs() {
    const known = new Map();
    for (const element of document.querySelectorAll(`${inFrame}[data-entry], .tree-row[data-place]`)) {
        const id = element.dataset.entry ?? element.dataset.entryRef;
        if (!known.has(id)) known.set(id, element);
    }
    return [...known].filter(([, element]) => element.ariaDisabled !== 'true')
        .map(([id, element]) => ({ ...tab(id, element), icon: iconOf(element) ?? iconElsewhere(id) }));
}

function tab(id, element) {
    const text = element.dataset.title ?? element.querySelector('.tree-entry bdi').textContent;
    const { kind, place } = element.dataset;
    const detail = kind === 'section' ? 'Section' : place ? `Tab · ${place}` : 'Tab';
    return { id, text, detail, run: () => choose(id, text) };
}

/** The tabs that neither the page nor `known` has. Adds missing symbols to `known`. */
export async function tabsElsewhere(known) {
    const ids = new Set(known.map(({ id }) => id));
    const [inspector, lists] = await Promise.all([tabsInInspector(known), tabsInLongLists()]);
    return [...inspector, ...lists].filter(({ id }) => !ids.has(id) && ids.add(id));
}

/** The tabs that are only in the closed list of reasons. */
async function tabsInInspector(known) {
    if (document.querySelector('.pane-layout')) return [];
    const address = new URL(location.href);
    address.searchParams.set('inspector', 'open');
    address.searchParams.set('tab', 'reasons');
    const fresh = await fetchPage(address);
    if (!fresh) return [];
    addSymbols(fresh);
    const rows = [...fresh.querySelectorAll('.tree-row')];
    const icons = new Map(rows.map(row => [row.dataset.entryRef, iconOf(row)]));
    for (const choice of known) choice.icon ??= icons.get(choice.id);
    return rows.filter(row => row.dataset.place)
        .map(row => ({ ...tab(row.dataset.entryRef, row), icon: iconOf(row) }));
}

/** The tabs of long lists, which the page has only in part, from the layout. */
async function tabsInLongLists() {
    const isLong = document.querySelector('.frame [aria-setsize]') !== null;
    const { value, error } = isLong ? await read(`./layout${location.search}`) : {};
    const entries = value && !error ? entriesOf(value) : [];
    return entries.filter(({ enabled }) => enabled !== false).map(({ id, title, kind }) => ({
        id, text: title || id, detail: kind === 'section' ? 'Section' : 'Tab', run: () => choose(id, title || id),
    }));
}

const rowsIn = rows => rows.flatMap(row => (row.rows ? rowsIn(row.rows) : [row]));

const entriesOf = ({ bar, sidebar, pages }) => [
    ...['fixed', 'items', 'more', 'pinned'].flatMap(zone => bar?.[zone] ?? []), ...pages?.items ?? [],
    ...rowsIn(sidebar?.rows ?? []),
];

/** The symbol of a tab from another place, because a bar may draw titles only. */
const iconElsewhere = id => document.querySelector(
    `:is(${shownAs(id)}, .tree-row[data-entry-ref="${CSS.escape(id)}"] > .tree-entry) .icon`)?.cloneNode(true);

/** Selects a tab by its link, or by the address if it has none. The focus goes to what was selected. */
async function choose(id, title) {
    const link = document.querySelector(`${shownAs(id)}[href]`);
    if (link) {
        link.focus();
        return link.click();
    }
    const address = new URL(location.href);
    address.searchParams.set('select', id);
    address.searchParams.delete('rows');   // long lists show what is selected
    await navigate(address.href);
    const chosen = [...document.querySelectorAll(`${shownAs(id)}, .frame [data-kind="section"][aria-selected="true"], `
        + '.frame .entry-more[aria-selected="true"]')].find(one => one.checkVisibility());
    return chosen ? chosen.focus() : say(`${title} is hidden here. The inspector shows why.`);
}

/** Groups whose choices are unclear without the group's name. */
const bareGroups = ['dynamicTypeSize', 'contrast', 'reduceMotion', 'reduceTransparency', 'zoom']
    .map(name => `[data-group="${name}"]`).join(', ');

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
        const label = link.ariaLabel ?? (link.querySelector('span') ?? link).textContent;
        const text = link.closest(bareGroups) ? `${group}: ${label}` : label;
        const place = text.startsWith(group) ? '' : group ?? 'View';
        const now = link.ariaCurrent === 'true' ? 'now' : '';
        return {
            text, icon: iconOf(link), key: link.dataset.key ?? link.querySelector('kbd')?.textContent,
            detail: [place, now].filter(Boolean).join(' · '), run: () => link.click(),
        };
    });
}

function actions() {
    const exports = [...document.querySelectorAll('[data-export]')].map(link => ({
        text: `Export: ${link.firstChild.textContent}`, detail: link.lastChild.textContent, run: () => link.click(),
    }));
    const resets = [...document.querySelectorAll('.reset:not(:disabled)')].map(button => ({
        text: button.lastChild.textContent, detail: button.querySelector('code').textContent,
        run: () => button.click(),
    }));
    const links = [...document.querySelectorAll('[data-share]')].map(link => ({
        text: 'Share: create or revoke links', detail: 'Links', icon: iconOf(link), run: () => link.click(),
    }));
    return [...links, ...exports, ...resets,
        { text: 'All rules', detail: 'Rulebook', run: goTo('./rules') },
        {
            text: 'Keyboard shortcuts', detail: 'Help', key: '?',
            run: () => document.getElementById('help').showModal(),
        }];
}

/** All choices, in the order of the list. */
export const choices = () => [...tabs(), ...controls(), ...actions()];
