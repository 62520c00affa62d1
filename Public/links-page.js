// The script of the page of links: the dialog of the preview page, with a stream of events of its own.

import { follow, start } from './links.js';
import { followEvents } from './stream.js';

start(document.querySelector('.links-page [data-links]'));
followEvents(new URL('events', document.baseURI).href, ({ type }) => {
    if (type === 'links' || type === 'hello') follow();
});
