// The modules that a page with devices needs only after its first paint.

import * as before from './before.js';
import * as highlighting from './highlighting.js';
import * as lens from './lens.js';
import * as why from './why.js';

export function start() {
    for (const part of [before, highlighting, lens, why]) part.start();
}
