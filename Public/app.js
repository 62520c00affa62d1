// The script of the preview page. It adds live updates, rearranging and keys; the page works without it.

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

// The frames of the view All are pictures.
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

/** Loads modules that only some devices, text sizes and panes need when the first of these is on the page. */
function fetchLate() {
    for (const [module, subject] of Object.entries(late)) {
        if (!document.querySelector(subject)) continue;
        delete late[module];
        import(module).then(part => part.start(), () => {
            // The next patch tries again.
            late[module] = subject;
        });
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

/** Starts after the first paint, so that the script doesn't delay it; immediately if the page is hidden. */
function startAfterPaint() {
    if (document.visibilityState === 'hidden') return start();
    // Browsers that resist fingerprinting don't report paints.
    setTimeout(start, 500);
    new PerformanceObserver((_, observer) => {
        observer.disconnect();
        start();
    }).observe({ type: 'paint', buffered: true });
}

startAfterPaint();
for (const type of ['keydown', 'pointerdown', 'click']) addEventListener(type, start, { capture: true, once: true });
