// Animations between bar and sidebar, and of folding and turning an iPhone Duo: a view transition, or fading in
// browsers without them. None with reduced motion.

/** Returns whether the system or the page requests reduced motion. */
export const isStill = () => document.documentElement.dataset.motion === 'reduced'
    || matchMedia('(prefers-reduced-motion: reduce)').matches;

const maxEntries = 40;   // entries with their own animation; the others move with the bar
const entries = ':is([role="tablist"], [data-zone-list="sidebar-root"]) .entry[data-entry]';

/** Runs `change` with an animation; resolves when the page has changed. */
export async function animate(change) {
    if (isStill()) return change();
    if (!document.startViewTransition) {
        change();
        document.querySelector('.stage').animate?.({ opacity: [.3, 1] }, 200);
        return undefined;
    }
    const named = [];
    nameParts(named);
    const transition = document.startViewTransition(() => {
        forget(named);
        change();
        nameParts(named);
    });
    transition.ready.catch(skipped => {   // skipped if the next change comes first
        if (!['AbortError', 'InvalidStateError', 'TimeoutError'].includes(skipped.name)) throw skipped;
    });
    transition.finished.finally(() => forget(named));
    return transition.updateCallbackDone;
}

/** Gives bar and sidebar of a frame one transition name, and an entry in both another. */
function nameParts(named) {
    for (const frame of document.querySelectorAll('.frame')) {
        const bar = frame.querySelector('.sidebar, :is(.top-bar, [data-pose]) .capsule');
        const title = frame.dataset.frame.replace(/duo.*/, '');   // the same device in every pose
        if (!bar) continue;
        const box = bar.getBoundingClientRect();
        name(bar, title, 'turn-bar', named);
        for (const entry of [...bar.querySelectorAll(entries)].slice(0, maxEntries)) {
            if (!contains(box, entry.getBoundingClientRect())) continue;
            name(entry, `${title} ${entry.dataset.entry}`, 'turn', named);
        }
    }
}

const contains = (outer, { left, right, top, bottom }) => left < right
    && left >= outer.left && right <= outer.right && top >= outer.top && bottom <= outer.bottom;

function name(element, text, kind, named) {
    element.style.setProperty('view-transition-name', CSS.escape(text));
    element.style.setProperty('view-transition-class', kind);
    named.push(element);
}

function forget(named) {
    for (const element of named.splice(0)) {
        for (const property of ['name', 'class']) element.style.removeProperty(`view-transition-${property}`);
    }
}
