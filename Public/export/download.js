// Downloads or copies an export: closes the menu and announces progress and result. Loaded when first used.

import { hideLater, say, showToast } from '../announcer.js';
import { make } from '../html.js';
import { request } from '../request.js';

/** The name that the server gives a download (RFC 6266). */
function nameIn(field) {
    const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(field) ?? [];
    return encoded ? decodeURIComponent(encoded) : /filename="([^"]*)"/.exec(field)?.[1] ?? 'preview';
}

const interval = 500;   // ms between two requests for the progress
const hour = 3_600_000;

/** Fetches a file: `{file, name}`, or `{refusal}` with the reason. */
async function fetchFile(address, signal) {
    const { value, headers, error } = await request(address, { accept: '*/*', as: 'blob', signal, timeout: hour });
    if (error) return { refusal: error.text };
    return { file: value, name: nameIn(headers.get('Content-Disposition') ?? '') };
}

/** Shows progress, unannounced, instead of the text `before` or earlier progress, but not of other messages. */
function showProgress(text, act, before) {
    const toast = document.getElementById('toast');
    if (toast && !toast.hidden && toast.dataset.progress) {
        toast.firstElementChild.textContent = text;   // keeps the button and its focus
        hideLater(toast);
    } else if (toast?.hidden || toast?.textContent === before) {
        showToast(toast, text, act);
        toast.dataset.progress = 'true';
    }
}

/** Shows the progress of the interactive file until it is complete or canceled; the other files take no time. */
function follow(address, ending, before) {
    const url = new URL(address);
    url.pathname = url.pathname.replace(/export\.html$/, 'export-progress');
    if (url.href === address) return;
    const ask = async () => {
        const { drawn, found } = (await request(url, { signal: ending.signal })).value;
        if (!found || ending.signal.aborted) return;
        const text = `${drawn} of ${found} views drawn…`;
        showProgress(text, { label: 'Cancel', shown: text, run: () => ending.abort() }, before);
    };
    const timer = setInterval(() => ask().catch(() => {}), interval);   // the request for the file reports errors
    ending.signal.addEventListener('abort', () => clearInterval(timer));
}

async function save(address, before) {
    const ending = new AbortController();
    follow(address, ending, before);
    const { signal } = ending;
    const { file, name, refusal } = await fetchFile(address, signal).catch(error => {
        if (signal.aborted) return { refusal: 'Canceled. Nothing was saved.' };
        throw error;
    }).finally(() => ending.abort());
    if (refusal) return say(refusal);
    const link = make('a', { href: URL.createObjectURL(file), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);   // the download has started by then
    return say(`Saved “${name}”.`);
}

/** Passes a promise to the clipboard, which accepts it only during the click. */
async function copy(address) {
    let refusal = 'This page can’t use the clipboard.';
    const picture = fetchFile(address).then(result => {
        if (result.refusal) refusal = result.refusal;
        return result.file ?? Promise.reject(new TypeError(refusal));
    });
    try {
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
        say('Picture copied.');
    } catch {
        say(refusal);
    }
}

/** Downloads or copies the file of a row of the menu. */
export function open(row) {
    row.closest('[popover]')?.hidePopover();
    const text = `Preparing the ${row.lastElementChild.textContent} file…`;
    say(text);
    return row.href ? save(row.href, text) : copy(row.dataset.copyPicture);
}
