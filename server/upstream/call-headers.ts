import type { Request } from 'express';
import { callerAddress } from '../../environment/network-of';
import type { IncomingHttpHeaders } from 'node:http';

/** What goes along with a call to the backend so that both logs and limits speak of one customer. */
export const hopHeaders = (request: Request): Readonly<Record<string, string>> => ({
  'X-Request-Id': String(request.id),
  'X-Forwarded-For': callerAddress(request),
});

/**
 * What of a browser's headers goes along with a call. Everything else stays here: credentials, what
 * proxies say of a visitor, and names by which some servers take a call for another than was judged.
 */
const PASSED_ON = [
  'accept',
  'accept-language',
  'client',
  'client-version',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'last-event-id',
  'range',
  'user-agent',
] as const;

/** The headers of a call to the backend, made anew from those of a browser's request. */
export const callHeaders = (
  request: Request,
  token: string | null,
  body: Buffer | null,
): Readonly<Record<string, string | number>> => {
  const contentType = request.headers['content-type'];
  return {
    ...Object.fromEntries(
      PASSED_ON.flatMap((name) => {
        const value = request.headers[name];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    ...(body !== null && body.length > 0
      ? {
          'content-length': body.length,
          ...(contentType === undefined ? {} : { 'content-type': contentType }),
        }
      : {}),
    // The backend is near: the storefront compresses what goes to the browser.
    'accept-encoding': 'identity',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...hopHeaders(request),
  };
};

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
