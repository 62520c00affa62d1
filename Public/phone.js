// The code for viewing the preview on a phone: a link to the full-screen view, in a corner of the stage. Loaded when
// first used.

import { overPage, placeNear } from './announcer.js';
import { addStyles, make } from './html.js';
import { drawCode } from './link-address.js';
import { onPhone, reachableAddress, viewNow } from './link-form.js';
import { fetchLinks, isLoopback, send } from './links-server.js';

const made = new Map();   // links of this page, by the view that they open with
let card = null;

const text = sentence => make('p', {}, sentence);

/** The code of a link to the page's view: an existing one, or a new one. */
async function code(links) {
    const view = onPhone(viewNow());
    const known = made.get(view);
    const isKnown = known && links.querySelector(`#link-${CSS.escape(known.id)}`);
    const address = reachableAddress(links.querySelector('form').elements);
    const link = isKnown ? known : await send('', 'POST', {
        role: 'view', expires: '1d', pinned: false, label: 'My phone', profile: document.body.dataset.profile, view,
        ...(address && { address }),
    });
    if (link.refusal) return [text(link.refusal)];
    made.set(view, link);
    return [drawCode(link.qr), text('Scan the code with your phone. The link is view-only and works for a day.')];
}

/** The instructions if phones can't reach the server: a command, or the reason where another program has the server. */
function instructions(links) {
    const alone = links.querySelector('.links-alone');
    const value = alone.querySelector('textarea')?.value;
    if (!value) return [text(alone.textContent.trim())];
    return [
        text('A phone can’t reach this preview yet. Restart it with this command:'),
        make('code', { id: 'phone-command', dir: 'ltr' }, value),
        make('button', { class: 'control-button', type: 'button', 'data-copy': 'phone-command' }, 'Copy'),
    ];
}

export async function open(link) {
    const links = await fetchLinks();
    if (!links) return location.assign(link.href);
    await addStyles(new URL('phone.css', import.meta.url).href);
    if (!card) overPage(card = make('div', {
        class: 'phone-card', role: 'dialog', 'aria-label': 'On my phone', popover: '', tabindex: '-1',
    }));
    const isAlone = isLoopback(location.href) && !reachableAddress(links.querySelector('form').elements);
    card.replaceChildren(...isAlone ? instructions(links) : await code(links));
    card.showPopover();
    placeNear(card, link.getBoundingClientRect(), { gap: 8 });
    card.focus();
}
