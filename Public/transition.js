// The bar turns into the sidebar and back, and an iPhone Duo is folded or turned: by a view transition in which one
// grows out of the other, or by fading in browsers that have none. With reduced motion it appears at once.

/** Whether the system or the page asks for less motion. */
export const isStill = () => document.documentElement.dataset.motion === 'reduced'
    || matchMedia('(prefers-reduced-motion: reduce)').matches;

const maxEntries = 40;   // entries that move on their own; the others move with the bar
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
    transition.ready.catch(skipped => {   // the next change may come before this one is shown
        if (!['AbortError', 'InvalidStateError', 'TimeoutError'].includes(skipped.name)) throw skipped;
    });
    transition.finished.finally(() => forget(named));
    return transition.updateCallbackDone;
}

/** Bar and sidebar of a frame have one name, and so have an entry's two looks. */
function nameParts(named) {
    for (const frame of document.querySelectorAll('.frame')) {
        const bar = frame.querySelector('.sidebar, :is(.top-bar, [data-pose]) .capsule');
        const title = frame.dataset.frame.replace(/duo.*/, '');   // the same device in every pose
        if (!bar) continue;
        const room = bar.getBoundingClientRect();
        name(bar, title, 'turn-bar', named);
        for (const entry of [...bar.querySelectorAll(entries)].slice(0, maxEntries)) {
            if (!contains(room, entry.getBoundingClientRect())) continue;
            name(entry, `${title} ${entry.dataset.entry}`, 'turn', named);
        }
    }
}

const contains = (room, { left, right, top, bottom }) => left < right
    && left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom;

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
