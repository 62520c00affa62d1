// Requests to the server about the text that is being written: `POST assist`.

import { request as send } from '../request.js';

/** The text with each lone surrogate replaced by U+FFFD, which has the same length. */
const wellFormed = text => text.toWellFormed?.() ?? text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** Sends a request; throws an Error with a sentence to show, or an AbortError. */
export async function request(want, { text = '', at, query, signal } = {}) {
    const content = { want, text: wellFormed(text), at, query };
    const { value, error } = await send('assist', { content, signal });
    if (error) throw new Error(error.text);
    return value;
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
