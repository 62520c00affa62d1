// The spec as text and as bytes, read from the server and written to it. Lines of an editor end with LF; saving keeps
// the file's byte-order mark and line endings.

import { request, tagOf } from '../request.js';
import { linesOf, match } from './diff.js';

const mark = '\uFEFF';
const coder = new TextEncoder();

/** Bytes as text, with a byte-order mark if there is one; null if they are not UTF-8. */
export function decoded(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch (error) {
        if (error instanceof TypeError) return null;
        throw error;
    }
}

/** The text for an editor, with the removed byte-order mark and line endings: `{text, hasMark, ends}`. */
export function readText(raw) {
    const hasMark = raw.startsWith(mark);
    const parts = raw.slice(hasMark ? 1 : 0).split(/(\r\n|\r|\n)/);
    const lines = parts.filter((_, at) => at % 2 === 0);
    return { text: lines.join('\n'), hasMark, ends: parts.filter((_, at) => at % 2 === 1) };
}

/** The most common line ending; LF for text of one line. */
function usualEnd(ends) {
    const counts = new Map([['\n', 0]]);
    for (const end of ends) counts.set(end, (counts.get(end) ?? 0) + 1);
    return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** The file's text for an editor's: existing lines keep their endings, new ones get the usual one. */
export function writeText(text, base) {
    const start = base.hasMark ? mark : '';
    const end = usualEnd(base.ends);
    if (base.ends.every(one => one === end)) return start + text.replaceAll('\n', end);
    const lines = linesOf(text);
    const ends = lines.map(() => end);
    for (const [old, fresh] of match(linesOf(base.text), lines)) ends[fresh] = base.ends[old] ?? end;
    lines.forEach((line, at) => {   // CR before an empty line with LF would become one end
        const isInside = line === '' && at + 1 < lines.length;
        if (isInside && ends[at] === '\n' && ends[at - 1] === '\r') ends[at - 1] = '\r\n';
    });
    return start + lines.map((line, at) => (at + 1 < lines.length ? line + ends[at] : line)).join('');
}

const sameBytes = (one, other) => one.length === other.length && one.every((byte, at) => byte === other[at]);

/**
 * The document of an editor: the saved text and its tag.
 *
 * `given` is `{bytes, tag, format}` from `readSpec`, with the `file`'s name and the preview's `identity`; bytes and tag
 * are null without a file. `text` is the saved text for an editor. A file that is not UTF-8 `isUnreadable` and must not
 * be edited.
 */
export function createDocument(given) {
    const listeners = [];
    let saved = null;

    function hold({ bytes, tag }) {
        const raw = bytes && decoded(bytes);
        saved = { bytes, tag, raw: raw ?? '', isUnreadable: raw === null && bytes !== null, ...readText(raw ?? '') };
    }
    hold(given);

    return {
        format: given.format,
        file: given.file ?? `tabs.${given.format}`,
        identity: given.identity ?? '',
        get text() { return saved.text; },
        get tag() { return saved.tag; },
        get raw() { return saved.raw; },
        get exists() { return saved.bytes !== null; },
        get isUnreadable() { return saved.isUnreadable; },
        isDirty: text => saved.bytes === null || text !== saved.text,
        bytesOf: text => (saved.bytes && text === saved.text ? saved.bytes : coder.encode(writeText(text, saved))),
        /** Sets the saved state: `{bytes, tag}` of a save here or elsewhere. */
        take(fresh) {
            hold(fresh);
            for (const listener of listeners) listener();
        },
        /** Notes that the file is gone. The next save creates it again, with the same line endings. */
        lose() {
            saved = { ...saved, bytes: null, tag: null };
            for (const listener of listeners) listener();
        },
        /** Calls back after each change of the saved state. */
        onSaved: listener => listeners.push(listener),
    };
}

const formats = { 'application/json': 'json', 'application/yaml': 'yaml' };

/**
 * Reads the file: `{bytes, tag, format}`, with bytes and tag null if there is none. Null if its tag is still `known`;
 * `{status, error}`, as from `request`, if it can't be read.
 */
export async function readSpec(known = null) {
    const answer = await request('spec', {
        accept: 'application/json, application/yaml', as: 'arrayBuffer', cache: 'no-store',
        headers: known ? { 'If-None-Match': `"${known}"` } : {},
    });
    const { status, headers, value, error } = answer;
    if (status === 304) return null;
    if (status === 404 && error.id === 'noFile') return { bytes: null, tag: null, format: null };
    if (error) return { status, error };
    const type = headers.get('Content-Type')?.split(';')[0];
    return { bytes: new Uint8Array(value), tag: tagOf(answer), format: formats[type] ?? 'json' };
}

const types = { json: 'application/json', yaml: 'application/yaml' };
/** Short reasons why a save was refused; the notice has the server's sentence. */
const reasons = {
    401: 'the link needs its password', 403: 'this link doesn’t allow it', 404: 'this link no longer works',
    409: 'the file is read-only', 413: 'the text is too large', 415: 'the file has another format',
    503: 'the file can’t be written', 507: 'the disk is full',
};

/**
 * Writes `bytes` if the file is still in the state that `spec` has. Returns `{kind, …}`:
 * `saved` with the new `tag`; `changed` with the result of `readSpec` in `now`; `invalid` with
 * `diagnostics`; `refused` with `status`, `reason` (a few words) and `text`; `unreachable`.
 */
export async function put(spec, bytes) {
    const condition = spec.tag === null ? { 'If-None-Match': '*' } : { 'If-Match': `"${spec.tag}"` };
    const headers = { 'Content-Type': types[spec.format], ...condition };
    const answer = await request('spec', { method: 'PUT', headers, body: bytes, keepalive: mayOutlivePage(bytes) });
    if (!answer.error) return { kind: 'saved', tag: tagOf(answer) };
    return answer.status === 412 ? compare(bytes) : refusal(answer);
}

/** Returns whether the request may outlive the page: browsers allow up to 64 KiB (Fetch, 4.6). */
const mayOutlivePage = bytes => document.visibilityState === 'hidden' && bytes.length < 60000;

/** Handles a changed file. It may have these bytes already, from an attempt whose response was lost. */
async function compare(bytes) {
    const now = await readSpec();
    if (now.error) return refusal(now);
    return now.bytes && sameBytes(now.bytes, bytes) ? { kind: 'saved', tag: now.tag } : { kind: 'changed', now };
}

function refusal({ status, error: { text, diagnostics = [] } }) {
    if (status === 0) return { kind: 'unreachable' };
    if (status === 422) return { kind: 'invalid', diagnostics, text };
    return { kind: 'refused', status, reason: reasons[status] ?? `the server responded with status ${status}`, text };
}
