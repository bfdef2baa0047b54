import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Metrics } from '../ops/metrics';
import { capture } from './capture';
import { detachedResponse } from './detached';
import type { KeptAnswer } from './kept-answers';
import { KeptAnswers, wordOf } from './kept-answers';
import type { Encoding, KeptPage } from './kept-page';
import { ENCODINGS, keepPage } from './kept-page';
import type { PageKey } from './page-key';
import { KnownHosts, pageKeyOf } from './page-key';
import { PageStore } from './page-store';

/** In bytes, of all pages in all their forms. */
const ROOM = 64_000_000;

/** Of a page's headers those that belong to the page and not to the answer. */
const OF_THE_PAGE = [
  'cache-control',
  'content-language',
  'content-security-policy',
  'content-type',
  'vary',
];

const encodingFor = (request: Request): Encoding =>
  ENCODINGS.find((encoding) => request.acceptsEncodings(encoding) === encoding) ?? 'identity';

/** Sends a kept page, and answers the form in which it went out. */
const sendKept = (request: Request, response: Response, page: KeptPage): Buffer => {
  const encoding = encodingFor(request);
  const body = page.bodies[encoding];
  response.locals.route = page.route;
  response.status(200).set(page.headers).vary('Accept-Encoding');
  response.set('Content-Length', String(body.length));
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
  return body;
};

const pageHeadersOf = (response: Response): Record<string, string> =>
  Object.fromEntries(
    OF_THE_PAGE.flatMap((name) => {
      const value = response.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );

/** Whether what was made is a page for everybody; its maker says so. */
const isForAll = (response: Response): boolean =>
  response.statusCode === 200 &&
  response.locals.isForAll === true &&
  response.getHeader('Set-Cookie') === undefined;

/** An earlier answer to such a request, which may go out again. */
export interface FoundAnswer {
  readonly answer: KeptAnswer;
  readonly route: string;
  readonly isFresh: boolean;
}

export interface PageCache {
  /** Answers with kept pages where there are some, and keeps those that are made. */
  readonly handler: RequestHandler;
  /** What a request is to be answered with, where nothing is to be made or renewed for it; else null. */
  readonly find: (request: IncomingMessage) => FoundAnswer | null;
}

/**
 * Keeps pages for visitors without cookies of the shop whole, for a few seconds: those who come
 * together wait for one making, and while an older page goes out a newer one is made. A page with
 * anything of a visitor, an error, or word of an outage is never kept.
 */
export const pageCache = (
  makePage: RequestHandler,
  metrics: Metrics,
  onError: (error: unknown) => void,
  trustsProxy: boolean,
): PageCache => {
  const store = new PageStore(ROOM, () => performance.now());
  const hosts = new KnownHosts();
  const making = new Map<string, Promise<KeptPage | null>>();
  const answers = new KeptAnswers();

  const settle = async (
    key: string,
    response: Response,
    made: Promise<string | null>,
  ): Promise<KeptPage | null> => {
    const html = await made;
    hosts.learn(response.locals.cityAddresses ?? []);
    if (html === null || !isForAll(response)) {
      // A fault may pass before the older page is too old; anything else has taken its place.
      if (html !== null && response.statusCode < 500) store.drop(key);
      return null;
    }
    const { route = '', nonce } = response.locals;
    const page = await keepPage({ route, nonce, html, headers: pageHeadersOf(response) });
    store.keep(key, page);
    return page;
  };

  /** Makes a page by this answer, and keeps it. */
  const make = (key: string, response: Response, begin: () => void): void => {
    const page = settle(key, response, capture(response))
      .catch((error: unknown) => {
        onError(error);
        return null;
      })
      .finally(() => making.delete(key));
    making.set(key, page);
    begin();
  };

  const renew = (key: string, request: Request, response: Response): void => {
    const unseen = detachedResponse(request, response);
    make(key, unseen, () => {
      const over = (error?: unknown): void => {
        if (error !== undefined) onError(error);
        unseen.emit('close');
      };
      Promise.resolve(makePage(request, unseen, over)).catch(over);
    });
  };

  /** Sends a page, and takes note of the answer for those who ask the same next. */
  const send = (
    request: Request,
    response: Response,
    page: KeptPage,
    { key, mayFill }: PageKey,
  ): void => {
    const body = sendKept(request, response, page);
    const word = mayFill ? wordOf(request, trustsProxy) : null;
    if (word !== null) answers.note(word, key, page, response, body);
  };

  const answer = async (request: Request, response: Response, next: NextFunction) => {
    const asked = pageKeyOf(request, hosts);
    if (asked === null) {
      metrics.pageFound('bypass');
      next();
      return;
    }
    const { key, mayFill } = asked;
    const found = store.find(key);
    if (found) {
      metrics.pageFound(found.isFresh ? 'hit' : 'stale');
      if (!found.isFresh && mayFill && !making.has(key)) renew(key, request, response);
      send(request, response, found.page, asked);
      return;
    }
    const shared = await making.get(key);
    if (shared) {
      metrics.pageFound('shared');
      send(request, response, shared, asked);
      return;
    }
    metrics.pageFound('miss');
    if (!mayFill || making.has(key)) next();
    else make(key, response, next);
  };
  const find = (request: IncomingMessage): FoundAnswer | null => {
    const word = wordOf(request, trustsProxy);
    const key = word === null ? undefined : answers.keyOf(word);
    if (word === null || key === undefined) return null;
    const found = store.find(key);
    if (!found || (!found.isFresh && !making.has(key))) return null;
    const known = answers.find(found.page, word);
    return known ? { answer: known, route: found.page.route, isFresh: found.isFresh } : null;
  };

  return {
    handler: (request, response, next) => {
      answer(request, response, next).catch(next);
    },
    find,
  };
};
