// Requests to the server.

export const unreachable = { text: 'The server can’t be reached. Try again when it is back.' };

/**
 * Sends a request; `content` is JSON, as a value or as text. Returns `{status, headers, value, error}`: the body, read
 * by the method `as` of Response or as text after an error, and null or the server's `{text, …}`. The status is 0
 * without a connection and after `timeout` ms. Throws only if `signal` aborts the request.
 */
export async function request(address, {
    content, accept = 'application/json', as = 'json', headers: fields, signal, timeout = 60_000, ...options
} = {}) {
    const body = typeof content === 'string' ? content : JSON.stringify(content);
    const sent = body !== undefined && { method: 'POST', body };
    try {
        const response = await fetch(address, {
            ...sent, ...options, signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
            headers: { Accept: accept, ...(sent && { 'Content-Type': 'application/json' }), ...fields },
        });
        const { ok, status, headers } = response;
        const value = await response[ok && status !== 204 ? as : 'text']();
        const sentError = !ok && value && headers.get('Content-Type')?.includes('json') && JSON.parse(value).error;
        const error = ok || status === 304 ? null
            : sentError || { text: `The server responded with status ${status}.` };
        return { status, headers, value, error };
    } catch (reason) {
        if (signal?.aborted) throw reason;
        return { status: 0, headers: new Headers(), value: '', error: unreachable };
    }
}

/** The digest of a response's content, or null. A proxy that compresses adds `W/` and the coding to it. */
export const tagOf = ({ headers }) => headers.get('ETag')?.match(/"([0-9a-f]{64})/)?.[1] ?? null;
