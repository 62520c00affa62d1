// Turning pages, on a watch and in the page style: by swiping, by the wheel (the Crown), and by arrow keys.

import { isRightToLeft } from './entries.js';
import { setOwn } from './morph.js';
import { isPlainClick, navigate } from './navigation.js';
import { isStill } from './transition.js';

const paged = '.frame[data-chrome="pages"]';
const far = 40;        // points that a finger moves to turn the page; 12 in a quick flick
const notch = 50;      // units of the wheel that turn one page
let busy = false;
let swipe = null;
let turned = { sum: 0, at: 0 };

/** The pages of the frame around an element, or null. */
function pagesOf(element) {
    const frame = element.closest?.(paged);
    const panel = frame?.querySelector('.content');
    const list = frame?.querySelector('.page-dots');
    if (!panel || !list) return null;
    const dots = [...list.querySelectorAll('.page-dot')];
    const vertical = list.dataset.axis === 'vertical';
    const at = dots.findIndex(dot => dot.getAttribute('aria-selected') === 'true');
    return { frame, panel, list, dots, at, vertical, ahead: !vertical && isRightToLeft(panel) ? -1 : 1 };
}

/** Goes to a page, with an animation of both. Does nothing beyond either end. */
async function turn(pages, to) {
    const { panel, dots, at } = pages;
    const dot = dots[to];
    if (busy || to === at || !dot?.href) return settle(panel);
    busy = true;
    const ghost = panel.cloneNode(true);
    for (const one of [ghost, ...ghost.querySelectorAll('[id]')]) one.removeAttribute('id');
    ghost.inert = true;
    ghost.classList.add('page-ghost');
    const focused = dots.includes(document.activeElement);
    try {
        await navigate(dot.href);
        if (focused) dot.focus();
        panel.scrollTop = 0;
        if (!isStill() && dot.getAttribute('aria-selected') === 'true') await slide(pages, ghost, to > at ? 1 : -1);
    } finally {
        ghost.remove();
        setOwn(panel, 'style', null);
        busy = false;
    }
}

async function slide({ panel, vertical, ahead, frame }, ghost, way) {
    panel.after(ghost);
    const [x, y] = vertical ? [0, way * 100] : [way * ahead * 100, 0];
    const shrinks = frame.dataset.tabView === 'carousel';
    const place = (part, small) => ({ translate: `${x * part}% ${y * part}%`, scale: shrinks && small ? .8 : 1 });
    const timing = { duration: 320, easing: 'cubic-bezier(.3, .9, .3, 1)' };
    const from = panel.style.translate;
    setOwn(panel, 'style', null);
    const gone = ghost.animate([{ translate: from || '0' }, place(-1, true)], { ...timing, fill: 'forwards' });
    panel.animate([place(1, true), place(0)], timing);
    await gone.finished;
}

/** Returns a pulled page to its place. */
function settle(panel) {
    const from = panel.style.translate;
    setOwn(panel, 'style', null);
    if (!from || isStill()) return;
    panel.animate([{ translate: from }, { translate: '0' }], { duration: 220, easing: 'ease-out' });
}

function onDown(event) {
    const pages = event.isPrimary && event.button === 0 && event.target.closest?.('.content') && pagesOf(event.target);
    if (pages) swipe = { pages, id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp, way: 0 };
}

function onMove(event) {
    if (swipe?.id !== event.pointerId) return;
    const { pages } = swipe;
    const [dx, dy] = [event.clientX - swipe.x, event.clientY - swipe.y];
    const [along, across] = pages.vertical ? [dy, dx] : [dx, dy];
    if (!swipe.way && Math.abs(along) < 6 && Math.abs(across) < 6) return;
    if (!swipe.way && Math.abs(across) > Math.abs(along)) { swipe = null; return; }
    if (!swipe.way) pages.panel.setPointerCapture(event.pointerId);
    swipe.way = along;
    const next = pages.dots[pages.at - Math.sign(along) * pages.ahead];
    const pull = next ? along : along / 4;
    if (!isStill()) pages.panel.style.setProperty('translate', pages.vertical ? `0 ${pull}px` : `${pull}px 0`);
}

function onUp(event) {
    if (swipe?.id !== event.pointerId) return;
    const { pages, way, at } = swipe;
    swipe = null;
    if (!way) return;
    const quick = event.timeStamp - at < 250;
    const enough = event.type === 'pointerup' && Math.abs(way) > (quick ? 12 : far);
    turn(pages, enough ? pages.at - Math.sign(way) * pages.ahead : pages.at);
}

/** Turns vertical pages by the Crown, and horizontal ones by a horizontal wheel, or if the content doesn't scroll. */
function onWheel(event) {
    const pages = pagesOf(event.target);
    if (!pages) return;
    const { panel, vertical, ahead } = pages;
    const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    const scrolls = !vertical && !sideways && panel.scrollHeight > panel.clientHeight + 1;
    if (scrolls || (vertical && sideways)) return;
    event.preventDefault();
    if (event.timeStamp - turned.at > 300) turned.sum = 0;
    if (busy) return;
    turned = { sum: turned.sum + (sideways ? event.deltaX * ahead : event.deltaY), at: event.timeStamp };
    if (Math.abs(turned.sum) < notch) return;
    turn(pages, pages.at + Math.sign(turned.sum));
    turned.sum = 0;
}

function onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const pages = event.target.closest?.('.content, .page-dots') && pagesOf(event.target);
    if (!pages) return;
    const { at, dots, vertical, ahead } = pages;
    const steps = vertical
        ? { ArrowUp: -1, ArrowDown: 1, PageUp: -1, PageDown: 1 } : { ArrowLeft: -ahead, ArrowRight: ahead };
    const to = { Home: 0, End: dots.length - 1 }[event.key] ?? at + steps[event.key];
    if (Number.isNaN(to)) return;
    event.preventDefault();
    event.stopPropagation();
    turn(pages, to);
}

function onClick(event) {
    const dot = event.target.closest?.(`${paged} .page-dot`);
    if (!dot || !isPlainClick(event)) return;
    event.preventDefault();
    const pages = pagesOf(dot);
    turn(pages, pages.dots.indexOf(dot));
}

export function start() {
    document.addEventListener('pointerdown', onDown);
    document.addEventListener('pointermove', onMove);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', onUp);
    document.addEventListener('wheel', onWheel, { passive: false });
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('click', onClick, true);
}
