// Requests to the server.

export const unreachable = { text: 'The server can’t be reached. Try again when it is back.' };
const statusError = status => ({ text: `The server responded with status ${status}.` });

/**
 * Sends a request; `content` is JSON, as a value or as text. Returns `{status, headers, value, error}`: the body, read
 * by the method `as` of Response or as text after an error, and null or the server's `{text, …}`. The status is 0
 * without a connection and after `timeout` ms; JSON that can't be read is an error. Throws only if `signal` aborts.
 */
export async function request(address, {
    content, accept = 'application/json', as = 'json', headers: fields, signal, timeout = 60_000, ...options
} = {}) {
    const body = typeof content === 'string' ? content : JSON.stringify(content);
    const sent = body !== undefined && { method: 'POST', body };
    let status = 0;
    try {
        const response = await fetch(address, {
            ...sent, ...options, signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
            headers: { Accept: accept, ...(sent && { 'Content-Type': 'application/json' }), ...fields },
        });
        ({ status } = response);
        const { ok, headers } = response;
        const value = await response[ok && status !== 204 ? as : 'text']();
        const sentError = !ok && value && headers.get('Content-Type')?.includes('json') && JSON.parse(value).error;
        return { status, headers, value, error: ok || status === 304 ? null : sentError || statusError(status) };
    } catch (reason) {
        if (signal?.aborted) throw reason;
        if (!(reason instanceof SyntaxError)) status = 0;
        return { status, headers: new Headers(), value: '', error: status ? statusError(status) : unreachable };
    }
}

/** Requests something to read: what `request` returns, again up to five times while the server is busy. */
export async function read(address, options) {
    for (let tries = 0; ; tries += 1) {
        const response = await request(address, options);
        if (response.status !== 503 || tries === 5) return response;
        await new Promise(done => { setTimeout(done, 1000 * (response.headers.get('Retry-After') ?? 3)); });
    }
}

/** The digest of a response's content, or null. A proxy that compresses adds `W/` and the coding to it. */
export const tagOf = ({ headers }) => headers.get('ETag')?.match(/"([0-9a-f]{64})/)?.[1] ?? null;
