// The page's script. The page stands without it; this adds live updates, customizing and keys.

import * as disclosure from './disclosure.js';
import * as drag from './drag.js';
import * as keyboard from './keyboard.js';
import * as live from './live.js';
import * as menu from './menu.js';
import * as navigation from './navigation.js';
import * as operations from './operations.js';
import * as overlays from './overlays.js';
import * as roving from './roving.js';

for (const part of [disclosure, roving, navigation, drag, menu, operations, keyboard, overlays, live]) part.start();
