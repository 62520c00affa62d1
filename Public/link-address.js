// A link's address, shown once after creation or rotation, for copying and as a QR code.

import { make } from './html.js';
import { announceIn, isLoopback } from './links-server.js';
import { setOwn } from './morph.js';

const quietZone = 4;   // white modules around a code (ISO/IEC 18004)
const svg = 'http://www.w3.org/2000/svg';

function shape(name, attributes, ...children) {
    const element = document.createElementNS(svg, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
}

/** A code of `{size, path}` on white, in every color scheme. */
export function drawCode({ size, path }) {
    const side = size + 2 * quietZone;
    const box = { x: -quietZone, y: -quietZone, width: side, height: side, fill: '#fff' };
    return shape('svg', {
        viewBox: `${-quietZone} ${-quietZone} ${side} ${side}`, role: 'img', 'aria-label': 'QR code of the URL',
        'shape-rendering': 'crispEdges',
    }, shape('rect', box), shape('path', { d: path, fill: '#000' }));
}

/** Shows a link after creation or rotation; `given` is the request. */
export function show(body, link, given = {}) {
    const section = body.querySelector('[data-links-made]');
    const row = body.querySelector(`#link-${CSS.escape(link.id)}`);
    const facts = ['.link-name', '.link-role', '.link-terms', '.link-facts > span'];
    section.querySelector('[data-links-terms]').textContent
        = facts.map(fact => row?.querySelector(fact)?.textContent).filter(Boolean).join(' · ');
    section.querySelector('[data-links-url]').value = link.url;
    showEmbed(section, link.embed);
    const isLocal = isLoopback(link.url);   // a phone can't open it
    section.querySelector('[data-links-code]').replaceChildren(...(isLocal ? [] : [drawCode(link.qr)]));
    note(section, 'plain', link.url.startsWith('http:') && !isLocal);
    note(section, 'password', Boolean(given.password) || row?.dataset.password !== undefined);
    body.querySelector('[data-links-form]').hidden = true;
    section.hidden = false;
    for (const button of section.querySelectorAll('[data-links-do="copy"]')) button.textContent = 'Copy';
    for (const other of body.querySelectorAll('[data-new]')) setOwn(other, 'data-new', null);
    if (row) setOwn(row, 'data-new', '');
    section.scrollIntoView({ block: 'nearest' });
    copyButton(section).focus();
}

/** Shows the HTML that embeds the preview in another page, if the server allows it; `code` can be undefined. */
function showEmbed(section, code = '') {
    const field = section.querySelector('[data-links-embed]');
    field.hidden = code === '';
    field.firstElementChild.value = code;
}

const copyButton = section => section.querySelector('[data-links-do="copy"]');

function note(section, name, isShown) {
    section.querySelector(`[data-note="${name}"]`).hidden = !isShown;
}

/** Copies the field beside the button. */
async function copy(body, button) {
    const field = button.previousElementSibling;
    try {
        await navigator.clipboard.writeText(field.value);
        button.textContent = 'Copied';
        announceIn(body, 'Copied.');
    } catch {
        field.select();   // the clipboard is missing or not allowed
        announceIn(body, 'This page can’t use the clipboard. The text is selected: copy it with the keyboard.');
    }
}

function enlarge(section) {
    const code = section.querySelector('svg').cloneNode(true);
    const close = make('button', { class: 'links-button', type: 'button' }, 'Close');
    const dialog = make('dialog', { class: 'links-large', 'aria-label': 'QR code of the URL' }, code, close);
    close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('click', event => { if (event.target === dialog) dialog.close(); });
    dialog.addEventListener('close', () => dialog.remove());
    section.append(dialog);
    dialog.showModal();
}

/** Removes the address, which is only in the field. */
function done(body, section) {
    section.hidden = true;
    section.querySelector('[data-links-url]').value = '';
    section.querySelector('[data-links-code]').replaceChildren();
    showEmbed(section);
    const form = body.querySelector('[data-links-form]');
    form.hidden = false;
    form.querySelector('[name="role"]:checked').focus();
}

export function start(body) {
    const section = body.querySelector('[data-links-made]');
    const actions = {
        copy: button => copy(body, button), larger: () => enlarge(section), done: () => done(body, section),
    };
    section.addEventListener('click', event => {
        const button = event.target.closest('[data-links-do]');
        actions[button?.dataset.linksDo]?.(button);
    });
    section.addEventListener('focusin', event => event.target.select?.());
}
