// Finds drafts whose window is closed. An open window holds a lock with the id of its draft; without Web Locks (plain
// HTTP from another machine), open windows answer a message.

import { all } from './draft-storage.js';

const answerTime = 1500;   // the ms within which an open window answers
const lockOf = id => `tabpreview unsaved ${id}`;
let channel = null;

/** Marks the window of the draft `id` as open, until it closes. */
export function claim(id) {
    if (navigator.locks) return void navigator.locks.request(lockOf(id), () => new Promise(() => {}));
    if (typeof BroadcastChannel !== 'function') return;
    channel = new BroadcastChannel('tabpreview unsaved');
    channel.addEventListener('message', ({ data }) => {
        if (data.ask === id) channel.postMessage({ open: id });
    });
}

/** Returns whether a draft belongs to this preview. Drafts of older versions have only a file name. */
const fits = (record, { identity, file }) =>
    (record.identity && identity ? record.identity === identity : record.file === file);

/** Drafts of other previews whose windows are closed, the newest first. */
export async function draftsOfOthers(here) {
    const others = (await all()).filter(record => record.id !== here.own && !fits(record, here));
    const free = await Promise.all(others.map(({ id }) => isFree(id)));
    return others.filter((_, at) => free[at]);
}

/** Returns whether no open window has or offers the draft. */
async function isFree(id) {
    if (navigator.locks) return navigator.locks.request(lockOf(id), { ifAvailable: true }, lock => lock !== null);
    return !channel || !await isOpenElsewhere(id);
}

/**
 * Calls `onFound(record, settle)` for each draft of this spec whose window is or will be closed. No other window gets
 * it until it is settled or this window closes.
 */
export async function watch(here, onFound) {
    const { own, place } = here;
    const known = (await all()).filter(record => record.id !== own && fits(record, here));
    known.sort((one, other) => (other.place === place) - (one.place === place) || other.time - one.time);
    for (const { id } of known) take(id, onFound);
}

/** Calls `onFound(record, settle)` when the window of a draft is closed, if the draft still exists. */
export function take(id, onFound) {
    return whenFree(id, async () => {
        const record = (await all()).find(one => one.id === id);
        if (record) await new Promise(settle => { onFound(record, settle); });
    });
}

function whenFree(id, callback) {
    if (navigator.locks) return navigator.locks.request(lockOf(id), callback);
    if (!channel) return callback();
    return isOpenElsewhere(id).then(isOpen => (isOpen ? undefined : callback()));
}

function isOpenElsewhere(id) {
    return new Promise(resolve => {
        const receive = ({ data }) => { if (data.open === id) end(true); };
        const end = isOpen => {
            channel.removeEventListener('message', receive);
            resolve(isOpen);
        };
        channel.addEventListener('message', receive);
        channel.postMessage({ ask: id });
        setTimeout(end, answerTime, false);
    });
}
