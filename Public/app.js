// The page's script. The page works without it; this adds live updates, rearranging and keys.

import * as disclosure from './disclosure.js';
import * as drag from './drag.js';
import * as keyboard from './keyboard.js';
import * as live from './live.js';
import * as menu from './menu.js';
import * as navigation from './navigation.js';
import * as operations from './operations.js';
import * as overlays from './overlays.js';
import { afterPatch } from './patch.js';
import * as roving from './roving.js';
import * as scrolling from './scrolling.js';

// Those in All are pictures.
const frame = 'body:not([data-view="all"]) .frame';
const late = {
    './pages.js': `${frame}[data-chrome="pages"]`, './tv-focus.js': `${frame}[data-platform="tv"]`,
    './duo.js': `${frame}[data-platform="iPhoneDuo"]`,
    './own-tint.js': '[data-tint="own"]', './rows.js': '[data-rest]', './profiles.js': '.profiles',
    './after-paint.js': `${frame} .entry, [data-control="before"], .pane`, './review.js': '[data-comments-place]',
    './viewer.js': `${frame}[data-type-size^="accessibility"]`,
    './editing/pane.js': '.source-pane:not([hidden])',
    './editing/design.js': '[data-mode="design"]',
};

/** Modules that only some devices, text sizes and panes need are loaded when the first of them shows. */
function fetchLate() {
    for (const [module, subject] of Object.entries(late)) {
        if (!document.querySelector(subject)) continue;
        delete late[module];
        import(module).then(part => part.start());
    }
}

let hasStarted = false;

function start() {
    if (hasStarted) return;
    hasStarted = true;
    for (const part of [disclosure, roving, navigation, drag, menu, operations, keyboard, overlays, scrolling, live]) {
        part.start();
    }
    afterPatch(fetchLate);
}

/** Starts when the page is on the screen, so that nothing of ours delays that; at once where nothing is shown. */
function startAfterPaint() {
    if (document.visibilityState === 'hidden') return start();
    // Browsers that resist fingerprinting tell of no paint.
    setTimeout(start, 500);
    new PerformanceObserver((_, observer) => {
        observer.disconnect();
        start();
    }).observe({ type: 'paint', buffered: true });
}

startAfterPaint();
for (const type of ['keydown', 'pointerdown', 'click']) addEventListener(type, start, { capture: true, once: true });
