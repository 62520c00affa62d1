// Asks for a link's password and goes on to the same page, unlocked. The password goes into a body, never an address.

const form = document.querySelector('.unlock');
const [field, error, button] = ['#password', '.unlock-error', '.unlock-button'].map(one => form.querySelector(one));
// `/s/TOKEN/`, on some servers below `/p/NAME`, and what follows it; a proxy may have put something in front.
const [, before, after] = /^(.*?(?:\/p\/[^/]+)?\/s\/[^/]+\/)(.*)$/.exec(location.pathname) ?? [null, './', ''];

function refuse(text) {
    error.textContent = text;
    field.ariaInvalid = 'true';
    field.focus();
    field.select();
}

/** The address of the unlocked page, or the reason why there is none. */
async function unlock(password) {
    const answer = await fetch(`${before}unlock`, {
        method: 'POST', headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ password }),
    });
    const isJSON = answer.headers.get('Content-Type')?.includes('json');
    const { url, error: refusal } = isJSON ? await answer.json() : {};
    const session = /^(?:\/p\/[\w-]+)?(\/s\/[\w-]+\/)$/.exec(url ?? '')?.[1];
    if (answer.ok && session) return { address: `${before.replace(/\/s\/[^/]+\/$/, session)}${after}` };
    return { text: refusal?.text ?? `The server responded with status ${answer.status}.` };
}

async function submit() {
    button.disabled = true;
    error.textContent = '';
    field.removeAttribute('aria-invalid');
    try {
        const { address, text } = await unlock(field.value);
        if (address) return location.replace(`${address}${location.search}${location.hash}`);
        refuse(text);
    } catch (reason) {
        if (!(reason instanceof TypeError)) throw reason;
        refuse('The server can’t be reached. Try again when it is back.');
    } finally {
        button.disabled = false;
    }
}

form.hidden = false;
field.focus();
form.addEventListener('submit', event => {
    event.preventDefault();
    submit();
});
