// Stores drafts in the browser: in IndexedDB; in localStorage without IndexedDB, or if the page is about to close.

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

/** Runs an operation in one transaction; resolves to its result when everything is written. */
async function transact(mode, operation) {
    const database = await open();
    return new Promise((resolve, reject) => {
        const transaction = database.transaction(store, mode);
        const request = operation(transaction.objectStore(store));
        transaction.oncomplete = () => resolve(request?.result);
        transaction.onabort = () => reject(transaction.error ?? new Error('The browser aborted storing a draft.'));
    });
}

/** Stores a draft `{id, text, base, time, …}`; `base` is the text it started from. */
export async function put(record) {
    await transact('readwrite', drafts => drafts.put(record));
    dropNow(record.id);
}

/** Stores a draft synchronously, for a page that is about to close; false if storage is full or not allowed. */
export function putNow(record) {
    try {
        localStorage.setItem(prefix + record.id, JSON.stringify(record));
        return true;
    } catch (error) {
        if (error instanceof DOMException) return false;
        throw error;
    }
}

/** Deletes a draft. */
export async function drop(id) {
    dropNow(id);
    await transact('readwrite', drafts => drafts.delete(id));
}

function dropNow(id) {
    try {
        localStorage.removeItem(prefix + id);
    } catch (error) {
        if (!(error instanceof DOMException)) throw error;   // storage is not allowed
    }
}

function readNow() {
    try {
        return Object.keys(localStorage).filter(key => key.startsWith(prefix))
            .map(key => JSON.parse(localStorage.getItem(key)));
    } catch (error) {
        if (error instanceof DOMException || error instanceof SyntaxError) return [];
        throw error;
    }
}

/** All drafts, the newest first; of two with one id the newer counts. */
export async function all() {
    const newest = new Map();
    for (const record of [...await read(), ...readNow()]) {
        if (!(newest.get(record.id)?.time > record.time)) newest.set(record.id, record);
    }
    return [...newest.values()].sort((one, other) => other.time - one.time);
}

/** Reads the drafts of localStorage; none if it is not allowed. */
function read() {
    return transact('readonly', drafts => drafts.getAll()).catch(error => {
        if (error instanceof DOMException) return [];
        throw error;
    });
}
