// Making a link: what was chosen goes to the server; what it refuses is said at the form, with everything kept.

import { ask, complain, refresh, tell } from './links.js';
import { show } from './link-made.js';

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether only this machine can open an address. */
export const isLoopback = url => loopback.test(new URL(url, location.href).hostname);

const formIn = body => body.querySelector('[data-links-form]');

/** What the address now shows, without what a link fixes itself. */
function viewNow() {
    const query = new URLSearchParams(location.search);
    query.delete('profile');
    return query.toString();
}

function terms(form) {
    const { role, expires, profile, label, password, address, pinned } = Object.fromEntries(new FormData(form));
    const view = form.elements.view.checked && !form.querySelector('[data-links-view]').hidden ? viewNow() : '';
    const given = { profile, label: label.trim(), password, address, view };
    const kept = Object.entries(given).filter(([, value]) => value);
    return { role, expires, pinned: pinned === 'true', ...Object.fromEntries(kept) };
}

async function send(body, form) {
    const button = form.querySelector('[type="submit"]');
    const content = terms(form);
    mark(form, null);
    complain(form, '');
    button.disabled = true;
    const link = await ask('', 'POST', content);
    button.disabled = false;
    if (link.refusal) {
        complain(form, link.refusal);
        return (mark(form, link.field) ?? button).focus();
    }
    form.reset();
    choose(form);
    await refresh();
    show(body, link, content);
    tell('Link made. Its address is told only now.');
}

/** Marks the field that an error names; none for null or an error of another kind. */
function mark(form, name) {
    for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid');
    const field = name ? form.querySelector(`.links-input[name="${CSS.escape(name)}"]`) : null;
    field?.setAttribute('aria-invalid', 'true');
    return field;
}

/** What goes with what: nobody edits a pinned preview; a profile of their own is for those who customize. */
export function update(body) {
    const form = formIn(body);
    const role = form.elements.role.value;
    const [live, pinned] = form.elements.pinned;
    const { dataset, firstChild: hint } = form.querySelector('[data-reason]');
    pinned.disabled = role === 'edit';
    if (pinned.disabled) live.checked = true;
    hint.nodeValue = pinned.disabled ? dataset.reason : dataset.text;
    const { profile } = form.elements;
    const own = profile.querySelector('[data-own]');
    own.hidden = own.disabled = role !== 'customize';
    if (own.disabled && own.selected) profile.value = nowShown(profile);
}

/** The profile that the page shows, where a link may name it. */
function nowShown(profile) {
    const shown = document.body.dataset.profile ?? 'default';
    return [...profile.options].some(option => option.value === shown) ? shown : 'default';
}

/** The first choices of a form: an address that others can reach, if there is one. */
function choose(form) {
    const { profile, address } = form.elements;
    profile.value = nowShown(profile);
    const reachable = [...address.options].find(option => option.value && !isLoopback(option.value));
    address.value = isLoopback(location.href) && reachable ? reachable.value : '';
}

export function start(body) {
    const form = formIn(body);
    const { address } = form.elements;
    address.options[0].textContent = `${location.origin} (as this page is opened)`;
    form.querySelector('[data-links-addresses]').hidden = address.options.length < 2;
    form.querySelector('[data-links-view]').hidden = viewNow() === '' || body.closest('dialog') === null;
    form.querySelector('[data-note="loopback"]').hidden = !isLoopback(location.href) || address.options.length > 1;
    form.hidden = false;
    choose(form);
    update(body);
    form.addEventListener('change', event => {
        if (event.target.name === 'role') {
            form.elements.profile.value = event.target.value === 'customize' ? '' : nowShown(form.elements.profile);
        }
        update(body);
    });
    form.addEventListener('submit', event => {
        event.preventDefault();
        send(body, form);
    });
}

/** Where the dialog begins: at the choice of the role, or at what was just made. */
export function focus(body) {
    const form = formIn(body);
    form.querySelector('[data-links-view]').hidden = viewNow() === '';
    if (!form.hidden) form.querySelector('[name="role"]:checked').focus();
}
