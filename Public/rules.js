// Finds rules by their words. Without script sections and certainty are chosen all the same, and the browser finds.

const field = document.querySelector('.rules-find');
const count = document.querySelector('.rules-count');
const rows = [...document.querySelectorAll('.rule-row')].map(row => {
    const parts = [...row.querySelectorAll('.rule-id, .rule-text, .rule-standing, .rule-sources')];
    return { row, text: parts.map(part => part.textContent).join(' ').toLowerCase() };
});
const none = document.querySelector('.rules-none');
const all = count.textContent;

function find() {
    const words = field.value.toLowerCase().split(/\s+/);
    for (const { row, text } of rows) row.toggleAttribute('data-off', !words.every(word => text.includes(word)));
    const shown = rows.filter(({ row }) => row.checkVisibility()).length;
    none.hidden = shown > 0;
    count.textContent = shown === rows.length ? all : `${shown} of ${all}`;
}

field.hidden = false;
field.form.addEventListener('input', find);
field.form.addEventListener('submit', event => event.preventDefault());
addEventListener('hashchange', find);
addEventListener('keydown', event => {
    if (event.key !== '/' || event.target === field || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
});
find();
