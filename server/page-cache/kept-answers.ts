import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '../middleware/request-log';
import { mayHoldVisitorCookies } from '../middleware/visitor-cookies';
import type { KeptPage } from './kept-page';

/** Of each page, and of the requests that are known to ask for one. */
const MOST_ANSWERS = 100;
const MOST_REQUESTS = 5000;

/** In characters, of all that one request says: longer ones are seldom, and would only take room. */
const LONGEST = 500;

/** An answer with a kept page, as it went out: all of it but the id of its request and the date. */
export interface KeptAnswer {
  /** Names and values in turns, as Node.js takes them at once. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/**
 * All that answers with kept pages depend on, as the request says it, in one word: two requests with
 * the same word get the same answer. Null for a request that may be about more than that.
 */
export const wordOf = (
  { method, url = '', httpVersion, headers }: IncomingMessage,
  trustsProxy: boolean,
): string | null => {
  const { host, cookie } = headers;
  if (method !== 'GET' || httpVersion !== '1.1' || host === undefined) return null;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
    return null;
  }
  if (cookie !== undefined && mayHoldVisitorCookies(cookie)) return null;
  // A header that is empty counts as one that is not there, here and in the chain.
  const said = (name: string): string => String(headers[name] ?? '');
  const forwarded = trustsProxy
    ? `\n${said('x-forwarded-host')}\n${said('x-forwarded-proto')}`
    : '';
  const word = `${url}\n${host}\n${said('accept-encoding')}${forwarded}`;
  return word.length > LONGEST ? null : word;
};

/** The headers of an answer that has gone out, or null where they were for one visitor alone. */
const headersOf = (response: ServerResponse): readonly string[] | null => {
  // Every outgoing message has this method; the types tell of it for requests only.
  const { getRawHeaderNames } = response as unknown as Pick<ClientRequest, 'getRawHeaderNames'>;
  const names = getRawHeaderNames.call(response);
  const isOfOne = names.some((name) => /^(set-cookie|connection)$/i.test(name));
  if (isOfOne || response.statusCode !== 200) return null;
  return names
    .filter((name) => name !== REQUEST_ID_HEADER)
    .flatMap((name) => [name, String(response.getHeader(name))]);
};

/**
 * Remembers how requests were answered with kept pages, so that others that say the same are answered
 * alike. Nothing here knows which page a request asks for or which headers it gets: both are what the
 * chain of handlers has made of such a request.
 */
export class KeptAnswers {
  private readonly keys = new Map<string, string>();
  /** They go with their pages. */
  private readonly answers = new WeakMap<KeptPage, Map<string, KeptAnswer>>();

  /** The key of the page that such a request was answered with. */
  keyOf(word: string): string | undefined {
    return this.keys.get(word);
  }

  find(page: KeptPage, word: string): KeptAnswer | undefined {
    return this.answers.get(page)?.get(word);
  }

  /** Takes note of an answer that has just gone out with this body. */
  note(word: string, key: string, page: KeptPage, response: ServerResponse, body: Buffer): void {
    // What was packed on its way is not what was kept.
    if (response.getHeader('Content-Length') !== String(body.length)) return;
    const headers = headersOf(response);
    const ofPage = this.answers.get(page) ?? new Map<string, KeptAnswer>();
    if (headers === null || ofPage.size >= MOST_ANSWERS) return;
    this.answers.set(page, ofPage.set(word, { headers, body }));
    // Seldom: those that are asked often are soon there again.
    if (this.keys.size >= MOST_REQUESTS) this.keys.clear();
    this.keys.set(word, key);
  }
}
