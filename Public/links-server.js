// The server's list of links, and what every part of the page of links needs: requests, and sentences about them.

import { parsePage } from './html.js';
import { request } from './request.js';

export const address = new URL('shares', document.baseURI).href;
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether only this machine can open an address. */
export const isLoopback = url => loopback.test(new URL(url, location.href).hostname);

/** What the server answers as JSON, or `{refusal, field}`: its sentence why not. */
export async function send(path, method, content) {
    const { value, error } = await request(`${address}${path}`, { method, content });
    return error ? { refusal: error.text, field: error.id } : value;
}

/** The links as the server draws them now; null if they are not for us. Throws without a connection. */
export async function fetchLinks() {
    const { status, value, error } = await request(address, { accept: 'text/html', as: 'text' });
    if (status === 0) throw new TypeError(error.text);
    return parsePage(value).querySelector('[data-links]');
}

/** Announces a sentence in a region of `body`: screen readers can't reach the page's own while a dialog is open. */
export function announceIn(body, text) {
    const region = body.querySelector('[data-links-status]');
    region.textContent = '';
    setTimeout(() => { region.textContent = text; }, 80);
}

/** Shows an error in the form or row it belongs to; an empty text removes it. */
export function showError(scope, text) {
    const place = scope.querySelector('[data-links-error]');
    place.textContent = text;
    place.hidden = text === '';
}
