import { AxiosHeaders } from 'axios';
import type { InternalAxiosRequestConfig } from 'axios';
import { createParseAnswer } from '../../../server/upstream/parse-answer';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const LONG = JSON.stringify({ dishes: Array.from({ length: 300 }, (_, id) => ({ id })) });

const configOf = (method: string, headers: Record<string, string> = {}) =>
  ({ method, headers: new AxiosHeaders(headers) }) as InternalAxiosRequestConfig;

const guest = configOf('get');
const customer = configOf('get', { Authorization: 'Bearer x' });

describe('an answer of the backend', () => {
  const parse = createParseAnswer();

  it('that says the same, word for word, is the same answer', () => {
    const first = parse.call(guest, LONG, JSON_TYPE);
    expect(first).toEqual(JSON.parse(LONG));
    expect(parse.call(guest, LONG, JSON_TYPE)).toBe(first);
    expect(parse.call(guest, LONG.replace('299', '300'), JSON_TYPE)).not.toEqual(first);
  });

  it.each([
    ['to a customer', customer],
    ['to what changes something', configOf('post')],
  ])('%s is read anew and not kept', (_, config) => {
    const known = parse.call(guest, LONG, JSON_TYPE);
    const read = parse.call(config, LONG, JSON_TYPE);
    expect(read).toEqual(known);
    expect(read).not.toBe(known);
  });

  it('that is no JSON stays text', () => {
    expect(parse.call(guest, LONG, { 'content-type': 'text/html' })).toBe(LONG);
    expect(parse.call(guest, `${LONG}}`, JSON_TYPE)).toBe(`${LONG}}`);
    expect(parse.call(guest, undefined, JSON_TYPE)).toBeUndefined();
  });

  it('is forgotten when many others came since', () => {
    const first = parse.call(guest, LONG, JSON_TYPE);
    for (let count = 0; count < 200; count += 1) {
      parse.call(guest, LONG.replace('299', String(count + 1000)), JSON_TYPE);
    }
    expect(parse.call(guest, LONG, JSON_TYPE)).not.toBe(first);
  });
});
