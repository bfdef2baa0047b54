import axios from 'axios';
import * as t from 'io-ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LruBackendResponseCache } from '../../../server/upstream/lru-backend-response-cache';
import { ok } from '../../../src/domain/result/result';
import { ApiClient } from '../../../src/infrastructure/http/api-client';
import type { RequestContext } from '../../../src/infrastructure/http/request-context';
import { moneyDecoderOf } from '../../../src/infrastructure/http/decoder';
import type { TinyServer } from '../../support/tiny-server';
import { sendJson, startTinyServer } from '../../support/tiny-server';

const GUEST: RequestContext = { locale: () => 'ru', token: null, sharesAnswers: true };

let server: TinyServer;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = await startTinyServer((request, response) => {
    answer(request, response);
  });
});
afterAll(() => server.close());

const clientOf = (caller: RequestContext) => {
  const http = axios.create({ baseURL: server.url, adapter: 'http' });
  const options = { maxStale: 1000, patience: 0, maxSize: 100_000 };
  const cache = new LruBackendResponseCache(options, () => 0);
  /** Another visitor of the same process. */
  const another = (other: RequestContext) =>
    new ApiClient(http, other, { report: () => undefined }, cache, 2600);
  return { api: another(caller), another };
};

describe('an answer with sums', () => {
  const decodePrice = moneyDecoderOf(t.type({ price: t.number }), ({ price }, money) =>
    money(price),
  );
  const CUSTOMER: RequestContext = { ...GUEST, token: 'secret', sharesAnswers: false };
  const YEN = { currency: { code: 'JPY', symbol: '¥', digits: 0, position: 'before' } };

  const answerInYen = (settings: (response: ServerResponse) => void): void => {
    answer = ({ url }, response) => {
      if (url === '/settings') settings(response);
      else sendJson(response, { price: 1290 });
    };
  };

  it('is read by the currency of the settings, which a customer asks in the own name and guests share', async () => {
    answerInYen((response) => {
      sendJson(response, YEN);
    });
    const before = server.requests.length;
    const { api, another } = clientOf(CUSTOMER);
    expect(await api.get('/dish', decodePrice)).toEqual(ok(1290));
    for (const guest of [another(GUEST), another(GUEST)]) {
      expect(await guest.get('/dish', decodePrice)).toEqual(ok(1290));
    }
    const asked = server.requests.slice(before).filter(({ url }) => url === '/settings');
    expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret', undefined]);
  });

  it('is read without asking where the page knows the currency', async () => {
    const before = server.requests.length;
    answerInYen((response) => {
      response.destroy();
    });
    const { api } = clientOf({ ...GUEST, currencyDigits: () => 3 });
    expect(await api.get('/dish', decodePrice)).toEqual(ok(1_290_000));
    expect(server.requests.slice(before).map(({ url }) => url)).toEqual(['/dish']);
  });

  it('is none, rather than one with wrong prices, where no settings are to be had', async () => {
    answerInYen((response) => {
      sendJson(response, {}, 503);
    });
    const { api } = clientOf(GUEST);
    expect(await api.get('/dish', decodePrice)).toMatchObject({ error: { status: 503 } });
  });
});
