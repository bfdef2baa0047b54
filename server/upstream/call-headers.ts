import type { IncomingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import { callerAddress } from '../../environment/network-of';

/** What goes along with a call to the backend so that both logs and limits speak of one customer. */
export const hopHeaders = (request: Request): Readonly<Record<string, string>> => ({
  'X-Request-Id': String(request.id),
  'X-Forwarded-For': callerAddress(request),
});

/**
 * The browser's headers that go along with a call. Everything else stays here: credentials, what proxies say
 * of a visitor, and headers by which some servers take a call for another than was checked.
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
  // By it a notice of a payment is known to be the provider's.
  'stripe-signature',
  'user-agent',
] as const;

/** The headers of a call to the backend, made from those of a browser's request. */
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

/** Encoding, length and version of a body: not true of one that the storefront makes itself. */
const OF_THE_BYTES =
  /^(content-(type|length|encoding|range)|accept-ranges|etag|last-modified|age|cache-control|expires)$/;

/** The same for an answer whose body the storefront makes. */
export const headersOfNewBody = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headersOfAnswer(headers)).filter(([name]) => !OF_THE_BYTES.test(name)),
  );
