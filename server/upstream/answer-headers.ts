import type { IncomingHttpHeaders } from 'node:http';

/** Of the backend's headers only those about the answer itself; the rest are the shop's to say. */
const OF_THE_ANSWER =
  /^(content-(type|length|encoding|language|range|disposition)|cache-control|etag|last-modified|vary|expires|age|accept-ranges|retry-after|x-request-id|x-accel-buffering|idempotent-replay|session-ended|allow)$/;

export const headersOfAnswer = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => OF_THE_ANSWER.test(name)));

/** How a body was packed, and what its length and version were: not true of a body that we make anew. */
const OF_THE_BYTES =
  /^(content-(type|length|encoding|range)|accept-ranges|etag|last-modified|age|cache-control|expires)$/;

/** The same for an answer whose body the storefront makes anew. */
export const headersOfNewBody = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headersOfAnswer(headers)).filter(([name]) => !OF_THE_BYTES.test(name)),
  );
