// The conflicts of a merge and what was decided about each. What was decided once is known again when the same
// conflict comes up again, so that closing the view or another change by others takes nothing away.

const decided = new Map();   // what stands against what, to {choice, hand}

const nameOf = ({ base, mine, theirs }) => JSON.stringify([base, mine, theirs]);

const choices = {
    theirs: ({ theirs }) => theirs,
    mine: ({ mine }) => mine,
    theirsMine: ({ mine, theirs }) => [...theirs, ...mine],
    mineTheirs: ({ mine, theirs }) => [...mine, ...theirs],
    base: ({ base }) => base,
    hand: (_, hand) => (hand === '' ? [] : hand.split('\n')),
};

/** The conflicts among regions, each `{region, choice, hand, lines}`; `lines` is null until it is decided. */
export function disputesOf(regions) {
    return regions.filter(({ kind }) => kind === 'conflict').map(region => {
        const { choice, hand } = decided.get(nameOf(region)) ?? { choice: null, hand: null };
        return { region, choice, hand, lines: choice && choices[choice](region, hand) };
    });
}

/** Decides a conflict: theirs, mine, theirsMine, mineTheirs, base, or hand with a text of one's own. */
export function decide(dispute, choice, hand = dispute.hand) {
    dispute.lines = choices[choice](dispute.region, hand);
    Object.assign(dispute, { choice, hand });
    decided.set(nameOf(dispute.region), { choice, hand });
}
