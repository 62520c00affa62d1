// What people are told: to screen readers in one polite region, to eyes in a line at the foot of the page.

const pause = 80;    // ms; readers miss a text that changes in the same moment as the focus
const time = 6000;   // ms a line stays; the clock stands still while the pointer or the focus rests on it
let telling = 0;
let hiding = 0;
let waiting = '';

/** Announces a sentence politely. The same one again is heard again; of two at once the newer is heard. */
export function announce(text) {
    const region = document.getElementById('announcer');
    if (!region) return;
    clearTimeout(telling);
    waiting = text;
    region.textContent = '';
    telling = setTimeout(() => {
        region.textContent = waiting;
        waiting = '';
    }, pause);
}

/** Announces what happened by itself: it takes the place of nothing that is about to be heard. */
export const inform = text => announce(waiting ? `${waiting} ${text}` : text);

/** Announces a sentence and shows it for a while. */
export function say(text) {
    announce(text);
    const [toast, hint] = ['toast', 'reason'].map(id => document.getElementById(id));
    if (hint?.textContent === text) hint.hidden = true;   // once is enough
    if (!toast) return;
    toast.textContent = text;
    toast.ariaHidden = 'true';   // readers have heard it already
    toast.hidden = false;
    hideLater(toast);
}

function hideLater(toast) {
    clearTimeout(hiding);
    hiding = setTimeout(() => {
        if (toast.matches(':hover, :focus-within')) hideLater(toast);
        else toast.hidden = true;
    }, time);
}
