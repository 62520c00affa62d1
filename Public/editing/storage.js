// Keeps unsaved texts in the browser: in IndexedDB, and in localStorage where there is no time for that, or no way.

const prefix = 'tabpreview.unsaved.';
const store = 'unsaved';
let opening = null;

function open() {
    opening ??= new Promise((resolve, reject) => {
        if (!globalThis.indexedDB) throw new DOMException('This browser has no IndexedDB.', 'NotSupportedError');
        const request = indexedDB.open('tabpreview', 1);
        request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' });
        request.onsuccess = () => {
            request.result.onclose = forget;
            request.result.onversionchange = () => {
                request.result.close();
                forget();
            };
            resolve(request.result);
        };
        request.onerror = () => reject(request.error);
    });
    opening.catch(forget);
    return opening;
}

const forget = () => { opening = null; };

/** Runs a deed in one transaction; resolves to what its request answers when all is written. */
async function transact(mode, deed) {
    const database = await open();
    return new Promise((resolve, reject) => {
        const act = database.transaction(store, mode);
        const request = deed(act.objectStore(store));
        act.oncomplete = () => resolve(request?.result);
        act.onabort = () => reject(act.error ?? new Error('The browser gave up keeping a text.'));
    });
}

/** Keeps a record `{id, text, base, time, …}`; `base` is the text that it began with. */
export async function keep(record) {
    await transact('readwrite', texts => texts.put(record));
    dropAtOnce(record.id);
}

/** The same at once, for a page that is about to go; false where the browser has no room or no storage for us. */
export function keepAtOnce(record) {
    try {
        localStorage.setItem(prefix + record.id, JSON.stringify(record));
        return true;
    } catch (error) {
        if (error instanceof DOMException) return false;
        throw error;
    }
}

/** Drops a record for good. */
export async function drop(id) {
    dropAtOnce(id);
    await transact('readwrite', texts => texts.delete(id));
}

function dropAtOnce(id) {
    try {
        localStorage.removeItem(prefix + id);
    } catch (error) {
        if (!(error instanceof DOMException)) throw error;   // closed to us: nothing is in there
    }
}

function quick() {
    try {
        return Object.keys(localStorage).filter(key => key.startsWith(prefix))
            .map(key => JSON.parse(localStorage.getItem(key)));
    } catch (error) {
        if (error instanceof DOMException || error instanceof SyntaxError) return [];
        throw error;
    }
}

/** Every record, the newest first; of two with one id the newer counts. */
export async function all() {
    const newest = new Map();
    for (const record of [...await read(), ...quick()]) {
        if (!(newest.get(record.id)?.time > record.time)) newest.set(record.id, record);
    }
    return [...newest.values()].sort((one, other) => other.time - one.time);
}

/** A store that is closed to us holds nothing of ours. */
function read() {
    return transact('readonly', texts => texts.getAll()).catch(error => {
        if (error instanceof DOMException) return [];
        throw error;
    });
}
