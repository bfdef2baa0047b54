import type { InternalAxiosRequestConfig, RawAxiosHeaders } from 'axios';

/** Answers that are kept, the last ones asked for. */
const MOST_KEPT = 200;
/** In characters: shorter ones are as quickly read again. */
const SHORTEST_KEPT = 2000;

const isJson = (headers: RawAxiosHeaders): boolean =>
  // Of Node's own adapter: one header is one text.
  /[/+]json\b/i.test(String(headers['content-type'] ?? headers['Content-Type'] ?? ''));

/** What is no JSON, or does not say that it is, stays text, which then fits no contract. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Whether an answer is told to anybody who asks. */
const isForAnybody = ({ method = 'get', headers }: InternalAxiosRequestConfig): boolean =>
  method.toLowerCase() === 'get' && !headers.has('Authorization');

export type ParseAnswer = (
  this: InternalAxiosRequestConfig,
  text: unknown,
  headers: RawAxiosHeaders,
) => unknown;

/**
 * Reads answers of the backend. The menu is asked for at each visit and is nearly always the same, word
 * for word: then the answer is the same object as before, which whoever made something of it knows.
 */
export const createParseAnswer = (): ParseAnswer => {
  const kept = new Map<string, unknown>();
  const parseOnce = (text: string): unknown => {
    const known = kept.get(text);
    // Also those of the last visit: those asked for last are at the end.
    kept.delete(text);
    const answer = known ?? parse(text);
    kept.set(text, answer);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
  return function (text, headers) {
    if (typeof text !== 'string' || !isJson(headers)) return text;
    return text.length >= SHORTEST_KEPT && isForAnybody(this) ? parseOnce(text) : parse(text);
  };
};
