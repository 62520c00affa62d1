// A menu by the ARIA authoring practices: arrows, Home, End, first letters, submenus, Escape, and restored focus.

import { overPage } from './announcer.js';
import { make } from './html.js';

let levels = [];      // open menus, outermost first: {element, from}
let settings = null;  // the argument of `showMenu`

export const isOpenFor = owner => settings?.owner === owner;

/** Shows `choices` near the box `at`. Calls `choose(operation)` once; `focus()` returns the element to focus then. */
export function showMenu(given) {
    closeMenus();
    settings = given;
    push(given.choices, given.label, given.at, null);
}

/** Closes all levels without restoring the focus. */
export function closeMenus() {
    for (const { element } of levels) element.remove();
    levels = [];
    settings = null;
}

function leave() {
    const { focus } = settings;
    closeMenus();
    focus()?.focus({ preventScroll: true });
}

function push(choices, label, box, from) {
    const rows = choices.map((choice, index) => row(choice, choice.reason === choices[index - 1]?.reason));
    const element = make('div', { class: 'menu', role: 'menu', 'aria-label': label }, ...rows);
    choices.forEach((choice, index) => rows[index].addEventListener('click', () => pick(choice, rows[index])));
    element.addEventListener('keydown', onKey);
    overPage(element);
    levels.push({ element, from });
    position(element, box, from !== null);
    (rows.find(button => button.getAttribute('aria-disabled') !== 'true') ?? rows[0]).focus();
}

let numbered = 0;

/** A choice: `begins` a group, has a `key` with the same effect, is `grave` if it deletes something. With `isSaid`, the
    previous choice shows the same reason. */
function row({ label, reason, choices, begins, key, grave }, isSaid) {
    const id = `choice-${numbered += 1}`;
    const looks = isSaid ? 'menu-reason visually-hidden' : 'menu-reason';
    return make('button', {
        type: 'button', role: 'menuitem', tabindex: '-1', 'aria-labelledby': `${id}-label`,
        'aria-disabled': reason ? 'true' : null, 'aria-describedby': reason ? `${id}-reason` : null,
        class: `menu-entry${begins ? ' begins' : ''}${grave ? ' is-grave' : ''}`,
        'aria-haspopup': choices ? 'menu' : null, 'aria-expanded': choices ? 'false' : null,
    }, make('span', { id: `${id}-label`, class: 'menu-label' }, label),
    ...(key ? [make('kbd', { class: 'menu-key', 'aria-hidden': 'true' }, key)] : []),
    ...(reason ? [make('span', { id: `${id}-reason`, class: looks }, reason)] : []));
}

function pick(choice, button) {
    if (choice.reason) return;
    if (choice.choices) {
        pop(levels.findIndex(({ element }) => element.contains(button)) + 1);
        button.setAttribute('aria-expanded', 'true');
        return push(choice.choices, choice.label, button.getBoundingClientRect(), button);
    }
    const { choose } = settings;
    leave();
    choose(choice.operation);
}

/** Closes the levels from `depth` on, and focuses the row that opened them. */
function pop(depth) {
    for (const { element, from } of levels.splice(depth)) {
        element.remove();
        from?.setAttribute('aria-expanded', 'false');
        from?.focus();
    }
}

function position(element, box, beside) {
    const { offsetWidth: width, offsetHeight: height } = element;
    const after = beside ? box.right : box.left;
    const before = (beside ? box.left : box.right) - width;
    const fits = left => left >= 4 && left + width <= innerWidth - 4;
    const left = fits(after) ? after : fits(before) ? before : Math.max(4, innerWidth - width - 4);
    const below = beside ? box.top : box.bottom + 4;
    const top = below + height <= innerHeight - 4 ? below : Math.max(4, (beside ? box.bottom : box.top - 4) - height);
    element.style.setProperty('left', `${left}px`);
    element.style.setProperty('top', `${top}px`);
}

function onKey(event) {
    const rows = [...event.currentTarget.children];
    const at = rows.indexOf(document.activeElement);
    const go = index => rows.at(index % rows.length).focus();
    const back = () => (levels.length > 1 ? pop(levels.length - 1) : leave());
    const commands = {
        ArrowDown: () => go(at + 1), ArrowUp: () => go(at - 1), Home: () => go(0), End: () => go(-1),
        Tab: leave, Escape: back, Enter: () => rows[at].click(), ' ': () => rows[at].click(),
        ArrowRight: () => rows[at].hasAttribute('aria-haspopup') && rows[at].click(),
        ArrowLeft: () => levels.length > 1 && back(),
    };
    const command = commands[event.key] ?? (event.key.length === 1 ? () => byLetter(event.key, rows, at) : null);
    event.stopPropagation();
    if (!command) return;
    event.preventDefault();
    command();
}

function byLetter(key, rows, at) {
    const begins = row => row.textContent.toLowerCase().startsWith(key.toLowerCase());
    [...rows.slice(at + 1), ...rows.slice(0, at)].find(begins)?.focus();
}

document.addEventListener('pointerdown', event => {
    if (levels.length > 0 && !levels.some(({ element }) => element.contains(event.target))) closeMenus();
}, true);
