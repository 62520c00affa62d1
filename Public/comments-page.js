// The script of the page of comments: the review of the preview page, with a stream of events of its own.

import { start } from './comments.js';
import { followEvents } from './stream.js';

start(document.querySelector('.comments-page [data-comments]'));
followEvents(new URL('events', document.baseURI).href, ({ type }) => {
    if (type === 'comments' || type === 'hello') dispatchEvent(new Event('comments'));
});
