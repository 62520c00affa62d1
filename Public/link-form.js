// The form that creates a link. It shows errors and keeps its values after them.

import { show } from './link-address.js';
import { announceIn, isLoopback, send, showError } from './links-server.js';

const formIn = body => body.querySelector('[data-links-form]');

/** The view in the page's address, without the profile, which the link sets. */
export function viewNow() {
    const query = new URLSearchParams(location.search);
    query.delete('profile');
    return query.toString();
}

/** The same view on an iPhone that fills the screen. */
export function onPhone(view) {
    const query = new URLSearchParams(view);
    for (const name of ['sizeClass', 'orientation', 'form', 'zoom', 'mode', 'source', 'inspector']) query.delete(name);
    query.set('platform', 'iPhone');
    query.set('view', 'full');
    return query.toString();
}

function contentOf(form) {
    const { role, expires, profile, label, password, address, pinned } = Object.fromEntries(new FormData(form));
    const shown = form.elements.view.checked && !form.querySelector('[data-links-view]').hidden ? viewNow() : '';
    const view = form.elements.full.checked ? onPhone(shown) : shown;
    const given = { profile, label: label.trim(), password, address, view };
    const filled = Object.entries(given).filter(([, value]) => value);
    return { role, expires, pinned: pinned === 'true', ...Object.fromEntries(filled) };
}

async function submit(body, form, refresh) {
    const button = form.querySelector('[type="submit"]');
    const content = contentOf(form);
    mark(form, null);
    showError(form, '');
    button.disabled = true;
    const link = await send('', 'POST', content);
    button.disabled = false;
    if (link.refusal) {
        showError(form, link.refusal);
        return (mark(form, link.field) ?? button).focus();
    }
    form.reset();
    setDefaults(form);
    await refresh();
    show(body, link, content);
    announceIn(body, 'Link created. Its URL is shown only once.');
}

/** Marks the field that an error names; none for null and other errors. */
function mark(form, name) {
    for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid');
    const field = name ? form.querySelector(`.links-input[name="${CSS.escape(name)}"]`) : null;
    field?.setAttribute('aria-invalid', 'true');
    return field;
}

/** Disables options that the role excludes: `edit` can't be pinned, and only `customize` has its own profiles. */
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
    if (own.disabled && own.selected) profile.value = shownProfile(profile);
}

/** The profile that the page shows, if a link may name it. */
function shownProfile(profile) {
    const shown = document.body.dataset.profile ?? 'default';
    return [...profile.options].some(option => option.value === shown) ? shown : 'default';
}

/** The selected address that others can reach; empty for the page's own. */
export function reachableAddress({ address }) {
    const reachable = [...address.options].find(option => option.value && !isLoopback(option.value));
    return isLoopback(location.href) && reachable ? reachable.value : '';
}

function setDefaults(form) {
    form.elements.profile.value = shownProfile(form.elements.profile);
    form.elements.address.value = reachableAddress(form.elements);
}

/** `refresh` fetches the list again. */
export function start(body, refresh) {
    const form = formIn(body);
    const { address } = form.elements;
    address.options[0].textContent = `${location.origin} (address of this page)`;
    form.querySelector('[data-links-addresses]').hidden = address.options.length < 2;
    form.querySelector('[data-links-view]').hidden = viewNow() === '' || body.closest('dialog') === null;
    form.querySelector('[data-note="loopback"]').hidden = !isLoopback(location.href) || address.options.length > 1;
    form.hidden = false;
    setDefaults(form);
    update(body);
    form.addEventListener('change', event => {
        if (event.target.name === 'role') {
            form.elements.profile.value = event.target.value === 'customize' ? '' : shownProfile(form.elements.profile);
        }
        update(body);
    });
    form.addEventListener('submit', event => {
        event.preventDefault();
        submit(body, form, refresh);
    });
}

/** Sets the focus for the opened dialog: to the role, unless a new link's address is shown. */
export function focus(body) {
    const form = formIn(body);
    form.querySelector('[data-links-view]').hidden = viewNow() === '';
    if (!form.hidden) form.querySelector('[name="role"]:checked').focus();
}
