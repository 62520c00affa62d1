// The page's script. The page works without it; this adds live updates, rearranging and keys.

import * as disclosure from './disclosure.js';
import * as drag from './drag.js';
import * as highlighting from './highlighting.js';
import * as keyboard from './keyboard.js';
import * as live from './live.js';
import * as menu from './menu.js';
import * as navigation from './navigation.js';
import * as operations from './operations.js';
import * as overlays from './overlays.js';
import { afterPatch } from './patch.js';
import * as roving from './roving.js';
import * as scrolling from './scrolling.js';

const frame = 'body:not([data-view="all"]) .frame';   // those in All are pictures
const late = {
    './pages.js': `${frame}[data-chrome="pages"]`, './tv-focus.js': `${frame}[data-platform="tv"]`,
    './profiles.js': '.profiles', './viewer.js': `${frame}[data-type-size^="accessibility"]`,
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

for (const part of [disclosure, roving, navigation, drag, menu, operations, keyboard,
    overlays, highlighting, scrolling, live]) part.start();
afterPatch(fetchLate);
