import { ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { withoutNonce } from './cached-page';

/** Of a page's headers those that belong to the page and not to the answer. */
const PAGE_HEADERS = [
  'cache-control',
  'content-language',
  'content-security-policy',
  'content-type',
  'location',
  'refresh',
  'retry-after',
  'vary',
];

export interface Renderer {
  readonly makePage: RequestHandler;
  /** In milliseconds: a page that takes longer is given up. */
  readonly limit: number;
  readonly onError: (error: unknown) => void;
}

/** A response that goes to nobody, which visitors who leave do not end. */
const detachedResponse = (
  request: Request,
  original: Response,
  onEnd: (html: string) => void,
): Response => {
  const bare = new ServerResponse(request);
  // Express gives its methods to a response in the same way; it then has all that its type says.
  Object.setPrototypeOf(bare, Object.getPrototypeOf(original) as object);
  const detached = bare as Response;
  detached.req = request;
  detached.locals = { ...original.locals, isForCache: true };
  for (const [name, value] of Object.entries(original.getHeaders())) {
    if (value !== undefined) detached.setHeader(name, value);
  }
  const pieces: Buffer[] = [];
  const collect = (piece: unknown): void => {
    if (typeof piece === 'string' || piece instanceof Uint8Array) pieces.push(Buffer.from(piece));
  };
  detached.write = (piece: unknown) => {
    collect(piece);
    return true;
  };
  detached.end = (piece?: unknown) => {
    collect(piece);
    onEnd(Buffer.concat(pieces).toString('utf8'));
    // What waits for the end of a response hears of it a moment later, as it would over a network.
    setImmediate(() => detached.emit('close'));
    return detached;
  };
  return detached;
};

const renderingOf = (response: Response, html: string) => {
  const headers = PAGE_HEADERS.flatMap((name) => {
    const value = response.getHeader(name);
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  const { route = '', nonce, isForAll = false, cityAddresses = [] } = response.locals;
  const status = response.statusCode;
  return {
    page: withoutNonce({ route, status, headers: Object.fromEntries(headers), html }, nonce),
    isForAll: isForAll && status === 200 && response.getHeader('Set-Cookie') === undefined,
    cityAddresses,
  };
};

/**
 * Renders the page that a request asks for, to a response of its own. Always resolves: with null where the
 * page fails or takes longer than the limit.
 */
export const renderDetached = (
  { makePage, limit, onError }: Renderer,
  request: Request,
  original: Response,
): Promise<ReturnType<typeof renderingOf> | null> =>
  new Promise((resolve) => {
    const response = detachedResponse(request, original, (html) => {
      clearTimeout(timer);
      resolve(renderingOf(response, html));
    });
    const giveUp = (error: unknown): void => {
      onError(error);
      clearTimeout(timer);
      resolve(null);
      // Whatever is still at work on the page stops.
      response.destroy();
      response.emit('close');
    };
    const timer = setTimeout(giveUp, limit, new Error('A page took too long to render'));
    Promise.resolve(makePage(request, response, giveUp)).catch(giveUp);
  });
