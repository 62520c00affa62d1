// One write of the spec to the server, and what came of it.

import { readSpec, sameBytes, tagOf } from './document.js';

const types = { json: 'application/json', yaml: 'application/yaml' };
/** In few words, why a save was refused; the server's own sentences stand in the notice. */
const reasons = {
    401: 'the link asks for its password', 403: 'this link does not let you', 404: 'this link has ended',
    409: 'the file is read-only', 413: 'the text is too large', 415: 'the file has another format',
    503: 'the file can’t be written', 507: 'the disk is full',
};

/**
 * Writes `bytes` over what `spec` knows to be saved, and over nothing else. Answers `{kind, …}`:
 * `saved` with the new `tag`; `changed` with what is there now, as `readSpec` tells it, in `now`; `invalid` with
 * `diagnostics`; `refused` with `status`, `reason` (a few words) and `text`; `unreachable`.
 */
export async function put(spec, bytes) {
    const condition = spec.tag === null ? { 'If-None-Match': '*' } : { 'If-Match': `"${spec.tag}"` };
    const headers = { 'Content-Type': types[spec.format], Accept: 'application/json', ...condition };
    try {
        const answer = await fetch('spec', { method: 'PUT', headers, body: bytes, keepalive: outlivesThePage(bytes) });
        if (answer.ok) return { kind: 'saved', tag: tagOf(answer) };
        if (answer.status === 412) return await found(bytes);
        return await refusal(answer);
    } catch (error) {
        if (error instanceof TypeError) return { kind: 'unreachable' };   // fetch's own error for "no connection"
        if (error.status) return refused(error.status, error.message);
        throw error;
    }
}

/** A page that is being left sends what fits into the 64 KiB that browsers send for it afterwards (Fetch, 4.6). */
const outlivesThePage = bytes => document.visibilityState === 'hidden' && bytes.length < 60000;

/** Something else is there. It may be just this, saved by a try whose answer was lost. */
async function found(bytes) {
    const now = await readSpec();
    return now.bytes && sameBytes(now.bytes, bytes) ? { kind: 'saved', tag: now.tag } : { kind: 'changed', now };
}

async function refusal(answer) {
    const isJSON = answer.headers.get('Content-Type')?.includes('json');
    const { error } = isJSON ? await answer.json() : {};
    if (answer.status === 422) return { kind: 'invalid', diagnostics: error?.diagnostics ?? [], text: error?.text };
    return refused(answer.status, error?.text);
}

function refused(status, text) {
    const said = text ?? `The server answered ${status}.`;
    return { kind: 'refused', status, reason: reasons[status] ?? `the server answered ${status}`, text: said };
}
