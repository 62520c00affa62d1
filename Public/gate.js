// While somebody drags, or an operation is on its way, the page holds still: changes wait here.

let holders = 0;
let waiting = [];

/** Holds changes back until the returned function is called; calling it again does nothing. */
export function hold() {
    holders += 1;
    let held = true;
    return () => {
        if (!held) return;
        held = false;
        holders -= 1;
        if (holders === 0) waiting.splice(0).forEach(resume => resume());
    };
}

/** Resolves at once, or when nobody holds any more. */
export function freed() {
    return holders === 0 ? Promise.resolve() : new Promise(resume => waiting.push(resume));
}
