// Questions to the server about the text that is being written: `POST assist`.

/** Text that UTF-8 can hold: half a character becomes a mark of the same length. */
const sound = text => text.toWellFormed?.() ?? text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** The answer to a question; throws an Error with a sentence for people, or an AbortError. */
export async function ask(want, { text = '', at, query, signal } = {}) {
    const body = JSON.stringify({ want, text: sound(text), at, query });
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
    throw new Error(error?.text ?? `The server answered ${answer.status}.`);
}

/** Asks one question at a time: a newer one ends the older, which answers null. */
export function asker(want) {
    let running = null;
    return {
        async ask(details) {
            running?.abort();
            const own = running = new AbortController();
            try {
                const answer = await ask(want, { ...details, signal: own.signal });
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
