// Conflicts: another person changed the customization first. An operation is rebased on the new state if its entry has
// not moved, and dropped otherwise. Pure functions, loaded with the first conflict.

/** The lengths of the longest increasing subsequences that end at each position. */
function runs(places) {
    const ends = [];   // the smallest last value of a subsequence of each length
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

/** The ids that can't have moved: those in every longest common subsequence of `old` and `fresh`. */
function unmoved(old, fresh) {
    const places = new Map(fresh.map((id, place) => [id, place]));
    const common = old.filter(id => places.has(id));
    const at = common.map(id => places.get(id));
    const before = runs(at);
    const after = runs(at.map(place => -place).reverse()).reverse();
    const longest = before.reduce((most, length) => Math.max(most, length), 0);
    const isOnOne = index => before[index] + after[index] - 1 === longest;
    const rivals = [];   // the number of candidates for each position of such a subsequence
    before.forEach((length, index) => { if (isOnOne(index)) rivals[length] = (rivals[length] ?? 0) + 1; });
    return new Set(common.filter((_, index) => isOnOne(index) && rivals[before[index]] === 1));
}

/** Returns whether `id`, which both have, may have moved. If two swapped places, both may have. */
export const hasMoved = (id, old, fresh) => !unmoved(old, fresh).has(id);

/** The new place for one before `before`: the start if it was the start, else before the next id that has not moved. */
export function newPlaceBefore(id, before, old, fresh) {
    const others = old.filter(other => other !== id);
    if (others[0] === before) return fresh.find(other => other !== id) ?? null;
    const kept = unmoved(others, fresh);
    return others.slice(others.indexOf(before)).find(other => kept.has(other)) ?? null;
}

/** The ids of each region by name, without those that this page moved. */
function regionsOf(order, own) {
    const regions = new Map();
    for (const [name, id] of order) {
        if (own.has(id)) continue;
        if (!regions.has(name)) regions.set(name, []);
        regions.get(name).push(id);
    }
    return regions;
}

/** The state of an entry: hidden, present or absent. */
function stateOf(id, order) {
    const own = order.filter(entry => entry[1] === id);
    return own.some(([, , hidden]) => hidden) ? 'hidden' : own.length > 0;
}

const regionOf = { moveInSection: 'sidebar-section', hide: 'none', show: 'none' };   // all others: the bar

/**
 * Rebases an operation from the order `then` to `now`. Returns `{operation}`, or `{dropped}` with the reason. Entries
 * in `own` were moved by this page, so their places don't indicate conflicts and remain valid neighbors.
 */
export function rebase(operation, title, then, now, own) {
    const { op, id, before } = operation;
    const changed = { dropped: `Someone else changed ${title} in the meantime. Their change was kept.` };
    if (stateOf(id, then) !== stateOf(id, now)) return changed;
    const [regions, place] = [regionsOf(now, own), {}];
    for (const [name, old] of regionsOf(then, own)) {
        if (!name.startsWith(regionOf[op] ?? 'items')) continue;
        const fresh = regions.get(name) ?? [];
        if (old.includes(id) !== fresh.includes(id)) return changed;
        if (old.includes(id) && hasMoved(id, old, fresh)) {
            return { dropped: `Someone else moved ${title} in the meantime. Their change was kept.` };
        }
        if (old.includes(before)) place.before = newPlaceBefore(id, before, old, fresh);
    }
    return { operation: { ...operation, ...place } };
}
