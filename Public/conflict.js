// Somebody else was quicker: the state that an act was made on is no longer the one that is kept. Fetched when that
// first happens. An act on an entry that stands as it stood is made again on the new state; others are given up.

import { reload } from './navigation.js';
import { reasonOf, seen, write } from './operations.js';

const most = 5;   // new states that an act is made on, one after the other, until it is given up

/**
 * Makes an act again that was made on an older state. `own`: the entries that have changed by this page's own acts.
 * `{refusal}`: the server's; `{lost}`: why it was given up.
 */
export async function insist(operation, { id, frame, title }, made, own) {
    let [then, deed] = [made, operation];
    for (let tries = 0; tries < most; tries += 1) {
        const now = seen({ frame });
        const next = own.has(id) ? { operation: deed } : resolve(deed, title, then.order, now.order, own);
        if (next.lost) return next;
        [then, deed] = [now, next.operation];
        const answer = await write('POST', JSON.stringify(deed), now);
        if (answer.status !== 412) return { refusal: await reasonOf(answer) };
        await reload();
    }
    return { lost: `Others are changing the tabs right now. ${title} stays where it was.` };
}

/** How long the longest rising run is that ends at each place. */
function runs(places) {
    const ends = [];   // the lowest end of a run of each length
    return places.map(place => {
        let length = 0;
        for (let high = ends.length; length < high;) {
            const middle = (length + high) >> 1;
            if (ends[middle] < place) length = middle + 1;
            else high = middle;
        }
        ends[length] = place;
        return length + 1;
    });
}

/** The ids that nobody can have moved: those in every longest order that `old` and `fresh` share. */
function steady(old, fresh) {
    const places = new Map(fresh.map((id, place) => [id, place]));
    const common = old.filter(id => places.has(id));
    const at = common.map(id => places.get(id));
    const before = runs(at);
    const after = runs(at.map(place => -place).reverse()).reverse();
    const longest = before.reduce((most, length) => Math.max(most, length), 0);
    const isOnOne = index => before[index] + after[index] - 1 === longest;
    const rivals = [];   // how many may stand at each place of such an order
    before.forEach((length, index) => { if (isOnOne(index)) rivals[length] = (rivals[length] ?? 0) + 1; });
    return new Set(common.filter((_, index) => isOnOne(index) && rivals[before[index]] === 1));
}

/** Whether somebody may have moved `id`, which both have. Of two that changed places either counts. */
export const hasMoved = (id, old, fresh) => !steady(old, fresh).has(id);

/** What a place before `before` is now: the start if it was, or before the first behind it that stayed. */
export function neighbourNow(id, before, old, fresh) {
    const others = old.filter(other => other !== id);
    if (others[0] === before) return fresh.find(other => other !== id) ?? null;
    const kept = steady(others, fresh);
    return others.slice(others.indexOf(before)).find(other => kept.has(other)) ?? null;
}

/** The ids of each region, by its name, without those whose place is one's own doing. */
function regionsOf(order, own) {
    const regions = new Map();
    for (const [name, id] of order) {
        if (own.has(id)) continue;
        if (!regions.has(name)) regions.set(name, []);
        regions.get(name).push(id);
    }
    return regions;
}

/** Whether an entry shows, hidden or not. */
function stateOf(id, order) {
    const own = order.filter(entry => entry[1] === id);
    return own.some(([, , hidden]) => hidden) ? 'hidden' : own.length > 0;
}

const regionOf = { moveInSection: 'sidebar-section', hide: 'none', show: 'none' };   // of the others: the bar

/**
 * `{operation}` to send for an act made on the order `then` now that it is `now`, or `{lost}`: why not. Where the
 * entries of `own` stand tells nothing about others: a place beside one of them is still beside it.
 */
export function resolve(operation, title, then, now, own) {
    const { op, id, before } = operation;
    const changed = { lost: `${title} was changed by somebody else meanwhile. It stays as they left it.` };
    if (stateOf(id, then) !== stateOf(id, now)) return changed;
    const [regions, place] = [regionsOf(now, own), {}];
    for (const [name, old] of regionsOf(then, own)) {
        if (!name.startsWith(regionOf[op] ?? 'items')) continue;
        const fresh = regions.get(name) ?? [];
        if (old.includes(id) !== fresh.includes(id)) return changed;
        if (old.includes(id) && hasMoved(id, old, fresh)) {
            return { lost: `${title} was moved by somebody else meanwhile. It stays where they put it.` };
        }
        if (old.includes(before)) place.before = neighbourNow(id, before, old, fresh);
    }
    return { operation: { ...operation, ...place } };
}
