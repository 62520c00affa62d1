// How many are here: the browsers in which the preview is open and visible. Fetched when there are two.

import { inform } from './announcer.js';
import { make } from './html.js';

const pause = 5000;   // ms between two announcements
const sign = make('p', { class: 'presence', hidden: '' });
let told = 0;
let present = 0;
let timer = 0;

const words = count => `${count} browsers show this preview now`;

/** Shows the number from two on. Being told apart from the first time, readers hear of changes, now and then. */
export function show(count, isFirst) {
    present = count;
    if (isFirst) told = count;
    sign.hidden = count < 2;
    sign.title = words(count);
    sign.replaceChildren(
        make('span', { 'aria-hidden': 'true' }, `${count} here`),
        make('span', { class: 'visually-hidden' }, words(count)));
    if (!sign.isConnected) document.querySelector('.status')?.after(sign);
    if (!timer) tell();
}

function tell() {
    timer = 0;
    if (present < 2 || present === told) return;
    told = present;
    inform(`${words(present)}.`);
    timer = setTimeout(tell, pause);
}
