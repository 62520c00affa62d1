// Requests for the list of links, and their errors and messages.

import { parsePage, setLiveText } from './html.js';
import { request } from './request.js';

export const address = new URL('shares', document.baseURI).href;
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Returns whether only this machine can open an address. */
export const isLoopback = url => loopback.test(new URL(url, location.href).hostname);

/** Sends a request; returns the response as JSON, or `{refusal, field}` with the server's reason. */
export async function send(path, method, content) {
    const { value, error } = await request(`${address}${path}`, { method, content });
    return error ? { refusal: error.text, field: error.id } : value;
}

/** The rendered list of links; null if this visitor may not see it. Throws without a connection. */
export async function fetchLinks() {
    const { status, value, error } = await request(address, { accept: 'text/html', as: 'text' });
    if (status === 0) throw new TypeError(error.text);
    return parsePage(value).querySelector('[data-links]');
}

/** Announces a sentence in a region of `body`. */
export const announceIn = (body, text) => setLiveText(body.querySelector('[data-links-status]'), text);

/** Shows an error in the form or row it belongs to; an empty text removes it. */
export function showError(scope, text) {
    const place = scope.querySelector('[data-links-error]');
    place.textContent = text;
    place.hidden = text === '';
}
