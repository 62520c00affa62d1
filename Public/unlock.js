// The form for a link's password, which leads to the unlocked page. The password is in a body, never in an address.

import { request } from './request.js';

const form = document.querySelector('.unlock');
const [field, error, button] = ['#password', '.unlock-error', '.unlock-button'].map(one => form.querySelector(one));
// `/s/TOKEN/`, on some servers below `/p/NAME` or the path of a proxy, and the rest of the path.
const [, before, after] = /^(.*?(?:\/p\/[^/]+)?\/s\/[^/]+\/)(.*)$/.exec(location.pathname) ?? [null, './', ''];

function refuse(text) {
    error.textContent = text;
    field.ariaInvalid = 'true';
    field.focus();
    field.select();
}

/** The address of the unlocked page, or the reason why there is none. */
async function unlock(password) {
    const { value, error } = await request(`${before}unlock`, { content: { password } });
    const [, session] = /^(?:\/p\/[\w-]+)?(\/s\/[\w-]+\/)$/.exec(value.url) ?? [];
    if (session) return { address: `${before.replace(/\/s\/[^/]+\/$/, session)}${after}` };
    return { text: error?.text ?? 'The server’s answer has no address. Reload the page, then try again.' };
}

async function submit() {
    button.disabled = true;
    error.textContent = '';
    field.removeAttribute('aria-invalid');
    const { address, text } = await unlock(field.value);
    button.disabled = false;
    if (address) location.replace(`${address}${location.search}${location.hash}`);
    else refuse(text);
}

form.hidden = false;
field.focus();
form.addEventListener('submit', event => {
    event.preventDefault();
    submit();
});
