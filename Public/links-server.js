// The server's list of links, and what every part of the page of links needs: requests, and sentences about them.

import { parsePage } from './html.js';

export const address = new URL('shares', document.baseURI).href;
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether only this machine can open an address. */
export const isLoopback = url => loopback.test(new URL(url, location.href).hostname);

/** What the server answers as JSON, or `{refusal, field}`: its sentence why not. */
export async function send(path, method, content) {
    let answer;
    try {
        const headers = { Accept: 'application/json', ...(content && { 'Content-Type': 'application/json' }) };
        answer = await fetch(`${address}${path}`, { method, headers, body: content && JSON.stringify(content) });
    } catch (error) {
        if (error instanceof TypeError) return { refusal: 'The server can’t be reached. Try again when it is back.' };
        throw error;
    }
    if (answer.status === 204) return {};
    const isJSON = answer.headers.get('Content-Type')?.includes('json');
    const value = isJSON ? await answer.json() : {};
    if (answer.ok) return value;
    const refusal = value.error?.text ?? `The server responded with status ${answer.status}.`;
    return { refusal, field: value.error?.id };
}

/** The links as the server draws them now; null if they are not for us. */
export async function fetchLinks() {
    const answer = await fetch(address, { headers: { Accept: 'text/html' }, cache: 'no-cache' });
    return parsePage(await answer.text()).querySelector('[data-links]');
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
