// Undo and redo. Typing or deleting that continues at the same place is one step per word.

const maxSteps = 2000;
const maxWeight = 16_000_000;   // the maximum number of units of text in all steps

const weigh = step => [...step.changes, ...step.back].reduce((sum, { text }) => sum + text.length, 32);

export class History {
    constructor() {
        this.past = [];
        this.future = [];
        this.weight = 0;
        this.isOpen = false;    // whether the newest step may still grow
    }

    /** Records `{changes, back, before, after, kind, label}`: changes, their inverse, both selections. */
    record(step) {
        this.future = [];
        const last = this.isOpen ? this.past.at(-1) : null;
        const joined = last && join(last, step);
        if (joined) this.weight -= weigh(this.past.pop());
        this.past.push(joined ?? step);
        this.weight += weigh(joined ?? step);
        this.isOpen = true;
        while (this.past.length > 1 && (this.past.length > maxSteps || this.weight > maxWeight)) {
            this.weight -= weigh(this.past.shift());
        }
    }

    /** Ends the newest step, so that the next change begins another. */
    seal() {
        this.isOpen = false;
    }

    undo() {
        const step = this.past.pop();
        if (!step) return null;
        this.seal();
        this.weight -= weigh(step);
        this.future.push(step);
        return step;
    }

    redo() {
        const step = this.future.pop();
        if (!step) return null;
        this.seal();
        this.weight += weigh(step);
        this.past.push(step);
        return step;
    }
}

/** Two steps joined, or null if they remain separate. */
function join(last, step) {
    if (last.kind !== step.kind || last.changes.length !== 1 || step.changes.length !== 1) return null;
    const [old, fresh] = [last.changes[0], step.changes[0]];
    const grown = growing[step.kind]?.(old, fresh, last.back[0].text, step.back[0].text);
    if (!grown) return null;
    const { start, end, text, removed } = grown;
    const back = { start, end: start + text.length, text: removed };
    return { ...last, changes: [{ start, end, text }], back: [back], after: step.after };
}

const growing = {
    type(old, fresh, gone, alsoGone) {
        const goesOn = fresh.start === old.start + old.text.length && alsoGone === '' && fresh.text.length < 3;
        const isNewWord = /\s$/.test(old.text) && /^\S/.test(fresh.text);
        if (!goesOn || isNewWord || old.text.includes('\n') || fresh.text.includes('\n')) return null;
        return { ...old, text: old.text + fresh.text, removed: gone };
    },
    back(old, fresh, gone, alsoGone) {
        if (old.text || fresh.text || fresh.end !== old.start) return null;
        return { start: fresh.start, end: old.end, text: '', removed: alsoGone + gone };
    },
    forward(old, fresh, gone, alsoGone) {
        if (old.text || fresh.text || fresh.start !== old.start) return null;
        return { start: old.start, end: old.end + fresh.end - fresh.start, text: '', removed: gone + alsoGone };
    },
};
