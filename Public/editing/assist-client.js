// Requests to the server about the text that is being written: `POST assist`.

/** Text that UTF-8 can hold: a lone surrogate becomes U+FFFD, which has the same length. */
const wellFormed = text => text.toWellFormed?.() ?? text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** The server's answer; throws an Error with a sentence to show, or an AbortError. */
export async function request(want, { text = '', at, query, signal } = {}) {
    const body = JSON.stringify({ want, text: wellFormed(text), at, query });
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
    let answer;
    try {
        answer = await fetch('assist', { method: 'POST', body, headers, signal, cache: 'no-store' });
    } catch (error) {
        if (error.name === 'AbortError') throw error;
        throw new Error('The server can’t be reached.', { cause: error });
    }
    if (answer.ok) return answer.json();
    const { error } = await answer.json().catch(() => ({}));
    throw new Error(error?.text ?? `The server responded with status ${answer.status}.`);
}

/** Sends one kind of request, one at a time: a newer one aborts the older, which resolves to null. */
export function latestOf(want) {
    let running = null;
    return {
        async send(details) {
            running?.abort();
            const own = running = new AbortController();
            try {
                const answer = await request(want, { ...details, signal: own.signal });
                return own.signal.aborted ? null : answer;
            } catch (error) {
                if (own.signal.aborted) return null;
                throw error;
            } finally {
                if (running === own) running = null;
            }
        },
        stop() {
            running?.abort();
            running = null;
        },
    };
}
