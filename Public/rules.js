// Filters rules by words and certainty. Without script, sections and certainty can still be chosen.

const field = document.querySelector('.rules-find');
const count = document.querySelector('.rules-count');
const plain = text => text.toLowerCase().replaceAll('-', '');   // `sidebarOnly` is in "a sidebar-only section"
const rows = [...document.querySelectorAll('.rule-row')].map(row => {
    const parts = [...row.querySelectorAll('.rule-id, .rule-text, .rule-standing, .rule-sources')];
    return { row, sure: row.dataset.certainty.split(' '), text: plain(parts.map(part => part.textContent).join(' ')) };
});
const none = document.querySelector('.rules-none');
const all = count.textContent;
let named = null;   // the rule in the address, shown until the filters change

function find() {
    const words = plain(field.value).split(/\s+/);
    const certainty = new FormData(field.form).get('certainty');
    for (const { row, sure, text } of rows) {
        const fits = words.every(word => text.includes(word)) && (certainty === 'all' || sure.includes(certainty));
        row.toggleAttribute('data-off', !fits && row !== named);
    }
    const shown = rows.filter(({ row }) => row.checkVisibility()).length;
    none.hidden = shown > 0;
    count.textContent = shown === rows.length ? all : `${shown} of ${all}`;
}

field.hidden = false;
field.form.addEventListener('input', () => {
    named = null;
    find();
});
field.form.addEventListener('submit', event => event.preventDefault());
function showNamed() {
    named = document.getElementById(location.hash.slice(1));
    find();
}
addEventListener('hashchange', showNamed);
addEventListener('keydown', event => {
    if (event.key !== '/' || event.target === field || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
});
showNamed();
