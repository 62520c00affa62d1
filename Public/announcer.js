// What a screen reader is told. One polite region; one announcement for one deed.

const pause = 80;   // ms; readers miss a text that changes in the same moment as the focus
let timer = 0;

/** Says a sentence politely. Saying the same one again is heard again; the newest wins. */
export function announce(text) {
    const region = document.getElementById('announcer');
    if (!region) return;
    clearTimeout(timer);
    region.textContent = '';
    timer = setTimeout(() => { region.textContent = text; }, pause);
}
