// The number of browsers in which the preview is open and visible. Loaded when there are two.

import { inform } from './announcer.js';
import { make } from './html.js';

const pause = 5000;   // ms between two announcements
const sign = make('p', { class: 'presence', hidden: '' });
let announced = 0;
let present = 0;
let timer = 0;

const words = count => `${count} browsers show this preview now`;

/** Shows the number if it is at least two. Announces changes, with pauses. */
export function show(count, isFirst) {
    present = count;
    if (isFirst) announced = count;
    sign.hidden = count < 2;
    sign.title = words(count);
    sign.replaceChildren(
        make('span', { 'aria-hidden': 'true' }, String(count), make('span', { class: 'presence-word' }, ' here')),
        make('span', { class: 'visually-hidden' }, words(count)));
    if (!sign.isConnected) document.querySelector('.status')?.after(sign);
    if (!timer) announceCount();
}

function announceCount() {
    timer = 0;
    if (present < 2 || present === announced) return;
    announced = present;
    inform(`${words(present)}.`);
    timer = setTimeout(announceCount, pause);
}
