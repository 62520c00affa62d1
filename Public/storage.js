// Small things a browser remembers. Where storage is closed to us they last as long as the page.

const fallback = new Map();

/** What was remembered under that name, or null. `kind` is "localStorage" or "sessionStorage". */
export function recall(kind, name) {
    try {
        return globalThis[kind].getItem(`tabpreview.${name}`) ?? fallback.get(name) ?? null;
    } catch {
        return fallback.get(name) ?? null;   // blocked by the browser's privacy settings
    }
}

/** Remembers a text under that name. */
export function remember(kind, name, text) {
    fallback.set(name, text);
    try {
        globalThis[kind].setItem(`tabpreview.${name}`, text);
    } catch {
        // Blocked or full: `fallback` has it.
    }
}
