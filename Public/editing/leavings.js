// Finds unsaved texts whose window is gone. A window that lives holds a lock in the name of its text; where there are
// no locks (plain HTTP beyond this machine), living windows answer when they are asked.

import { all } from './storage.js';

const patience = 1500;   // ms in which a living window answers
const lockOf = id => `tabpreview unsaved ${id}`;
let channel = null;

/** Makes known that the window of the text `id` lives, until the returned function is called. */
export function claim(id) {
    let release = () => {};
    if (navigator.locks) {
        navigator.locks.request(lockOf(id), () => new Promise(resolve => { release = resolve; }));
        return () => release();
    }
    if (typeof BroadcastChannel !== 'function') return release;
    const answering = channel = new BroadcastChannel('tabpreview unsaved');
    answering.addEventListener('message', ({ data }) => {
        if (data.ask === id) answering.postMessage({ alive: id });
    });
    return () => answering.close();
}

/** Whether a text belongs to the preview that is here. Texts of older versions know the name of their file only. */
const fits = (record, { identity, file }) =>
    (record.identity && identity ? record.identity === identity : record.file === file);

/** The texts of other previews whose windows are gone, the newest first. */
export async function strangers(here) {
    const others = (await all()).filter(record => record.id !== here.own && !fits(record, here));
    const left = await Promise.all(others.map(({ id }) => isLeft(id)));
    return others.filter((_, at) => left[at]);
}

/** Whether no window lives that has the text, and none offers it. */
async function isLeft(id) {
    if (navigator.locks) return navigator.locks.request(lockOf(id), { ifAvailable: true }, lock => lock !== null);
    return !channel || !await isAlive(id);
}

/**
 * Calls `found(record, settle)` for each text of this spec that another window left behind, now or later. While it is
 * neither settled nor this window gone, no other window is told of it.
 */
export async function watch(here, found) {
    const { own, place } = here;
    const known = (await all()).filter(record => record.id !== own && fits(record, here));
    known.sort((one, other) => (other.place === place) - (one.place === place) || other.time - one.time);
    for (const { id } of known) take(id, found);
}

/** Calls `found(record, settle)` when the window of a text is gone, and the text is still there. */
export function take(id, found) {
    return whenLeft(id, async () => {
        const record = (await all()).find(one => one.id === id);
        if (record) await new Promise(settle => { found(record, settle); });
    });
}

function whenLeft(id, deed) {
    if (navigator.locks) return navigator.locks.request(lockOf(id), deed);
    if (!channel) return deed();
    return isAlive(id).then(lives => (lives ? undefined : deed()));
}

function isAlive(id) {
    return new Promise(resolve => {
        const hear = ({ data }) => { if (data.alive === id) end(true); };
        const end = lives => {
            channel.removeEventListener('message', hear);
            resolve(lives);
        };
        channel.addEventListener('message', hear);
        channel.postMessage({ ask: id });
        setTimeout(end, patience, false);
    });
}
