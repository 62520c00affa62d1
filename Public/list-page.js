// The script of the page that lists previews: pictures of visible previews, search, and live updates.

import { fetchPage, setLiveText } from './html.js';
import { followEvents } from './stream.js';

const part = (name, root = document) => root.querySelector(`[data-list-part="${name}"]`);
const field = part('search').elements.find;
const status = document.querySelector('[data-list-status]');
const connection = document.querySelector('[data-list-live]');

// Pictures

const onScreen = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
        target.toggleAttribute('data-seen', isIntersecting);
        if (isIntersecting) draw(target);
    }
}, { rootMargin: '240px' });

/** Draws the picture of a row, unless it is up to date. The earlier picture stays until then. */
async function draw(box) {
    const { picture } = box.dataset;
    const { mark } = box.closest('[data-mark]').dataset;
    if (!picture || box.drawing === mark) return;
    box.drawing = mark;
    const address = new URL(picture, document.baseURI);
    const page = await fetchPage(address);
    if (box.drawing !== mark) return;
    if (!page) box.drawing = null;
    const frame = page?.querySelector('.frame');
    if (frame) box.replaceChildren(asPicture(frame, address));
}

/** A frame as a picture: without caption, names and links, with images relative to the preview's address. */
function asPicture(frame, address) {
    frame.querySelector('.frame-caption')?.remove();
    for (const name of ['id', 'aria-controls', 'aria-labelledby', 'href']) {
        for (const element of frame.querySelectorAll(`:not(use)[${name}]`)) element.removeAttribute(name);
    }
    for (const image of frame.querySelectorAll('img[src]')) {
        image.setAttribute('src', new URL(image.getAttribute('src'), address).href);
    }
    return document.adoptNode(frame);
}

const watchPictures = root => root.querySelectorAll('.preview-picture').forEach(box => onScreen.observe(box));

// Rows

const keyOf = row => row.dataset.preview;
const textOf = row => row.querySelector('.preview-text');

/** Updates a row from a new one; returns whether its state changed. */
function update(row, newer) {
    const isOther = row.dataset.mark !== newer.dataset.mark;
    Object.assign(row.dataset, newer.dataset);
    if (!textOf(row).isEqualNode(textOf(newer))) textOf(row).replaceWith(document.adoptNode(textOf(newer)));
    const [box, other] = [row, newer].map(element => element.querySelector('.preview-picture'));
    if (other.dataset.picture) box.dataset.picture = other.dataset.picture;
    if (box.hasAttribute('data-seen')) draw(box);
    return isOther;
}

/** Shows the list of a newer page, keeping common rows; returns the titles of changed rows. */
function show(page) {
    const [list, newer] = [part('list'), part('list', page)];
    const known = new Map([...list.querySelectorAll('[data-preview]')].map(row => [keyOf(row), row]));
    const changed = [];
    for (const row of newer.querySelectorAll('[data-preview]')) {
        const kept = known.get(keyOf(row));
        if (kept && !update(kept, row)) continue;
        changed.push(row.querySelector('.preview-title')?.textContent
            ?? kept.querySelector('.preview-title').textContent);
    }
    const rows = [...newer.querySelectorAll('[data-preview]')]
        .map(row => known.get(keyOf(row)) ?? document.adoptNode(row));
    arrange(list.querySelector('.preview-list'), rows);
    for (const other of list.querySelectorAll(':scope > :not(.preview-list)')) other.remove();
    for (const other of [...newer.children]) {
        if (!other.matches('.preview-list')) list[other.matches('.list-next') ? 'append' : 'prepend'](other);
    }
    part('count').textContent = part('count', page).textContent;
    part('search').hidden = part('search', page).hidden && !field.matches(':focus');
    watchPictures(list);
    return changed;
}

/** Orders the rows. Rows in the right place are not moved, so that focus and pictures stay. */
function arrange(list, rows) {
    const wanted = new Set(rows);
    for (const row of [...list.children]) if (!wanted.has(row)) row.remove();
    rows.forEach((row, index) => {
        if (list.children[index] !== row) list.insertBefore(row, list.children[index] ?? null);
    });
}

// Refreshing

let isRefreshing = false;
let again = null;

/** Fetches and shows the list; calls during a request lead to one more. `announce` gets the changed titles. */
async function refresh(announce = () => {}) {
    again = announce;
    if (isRefreshing) return;
    isRefreshing = true;
    while (again) {
        const tell = again;
        again = null;
        const page = await fetchPage(location.href);
        if (page) tell(show(page));
    }
    isRefreshing = false;
}

function announceChanges(titles) {
    if (titles.length === 1) setLiveText(status, `${titles[0]} changed`);
    if (titles.length > 1) setLiveText(status, `${titles.length} previews changed`);
}

// Search

let typing = 0;

function search() {
    clearTimeout(typing);
    const address = new URL('./', location.href);
    if (field.value) address.searchParams.set('find', field.value);
    history.replaceState(null, '', address);
    refresh(() => setLiveText(status, part('count').textContent));
}

field.addEventListener('input', () => {
    clearTimeout(typing);
    typing = setTimeout(search, 120);
});
part('search').addEventListener('submit', event => {
    event.preventDefault();
    search();
});
addEventListener('keydown', event => {
    if (event.key !== '/' || event.target === field || part('search').hidden) return;
    event.preventDefault();
    field.select();
    field.focus();
});

watchPictures(document);
followEvents(new URL('events', document.baseURI).href, ({ type }) => {
    connection.hidden = type !== 'lost' && type !== 'ended';
    if (type === 'change') refresh(announceChanges);
    if (type === 'hello') refresh();
});
setInterval(() => { if (document.visibilityState === 'visible') refresh(); }, 60_000);   // "5 minutes ago"
