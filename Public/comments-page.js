// The script of the page of comments: what the review of the preview page does, following events by itself.

import { start } from './comments.js';
import { followEvents } from './stream.js';

start(document.querySelector('.comments-page [data-comments]'));
followEvents(new URL('events', document.baseURI).href, ({ type }) => {
    if (type === 'comments' || type === 'hello') dispatchEvent(new Event('comments'));
});
