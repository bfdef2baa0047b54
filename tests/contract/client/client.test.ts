import { createClient } from '../../../client';
import type { ClientOptions } from '../../../client';

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers }));

/** A client whose backend answers so, and the requests that it was sent. */
const clientOf = (answer: typeof fetch, options: Partial<ClientOptions> = {}) => {
  const sent: [string, RequestInit][] = [];
  const client = createClient({
    baseUrl: 'https://backend.example/',
    ...options,
    fetch: (url, init = {}) => {
      sent.push([url as string, init]);
      return answer(url, init);
    },
  });
  return { client, sent };
};

/** Never answers; ends as `fetch` does when its signal says so. */
const silence: typeof fetch = (_url, { signal } = {}) =>
  new Promise((_resolve, reject) => {
    const end = () => {
      reject(signal?.reason as Error);
    };
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end);
  });

it('writes parameters where the call has them', async () => {
  const { client, sent } = clientOf(() => json([]));
  await client.call('searchGoods', { path: { id: 1 }, query: { query: 'a&b' } });
  expect(sent[0]?.[0]).toBe('https://backend.example/api/v1/domain/1/search?query=a%26b');
});

it('says who calls, in which language, with which token and cookie', async () => {
  const { client, sent } = clientOf(() => json({}), {
    name: 'kiosk',
    language: 'bg',
    token: 'secret',
    headers: { Cookie: 'a=1' },
  });
  await client.call('logOut', { body: { all: true }, language: 'ru' });
  expect(sent[0]?.[1].headers).toMatchObject({
    Client: 'kiosk',
    'Accept-Language': 'ru',
    Authorization: 'Bearer secret',
    Cookie: 'a=1',
    'Content-Type': 'application/json',
  });
});

it('names the fields of an answer that is not as the contract says', async () => {
  const { client } = clientOf(() => json([{ id: 1, chpu: 'pizza', name: 5 }]));
  expect(await client.call('listCategories', { path: { id: 1 } })).toEqual({
    ok: false,
    refusal: { kind: 'unreadable', status: 200, fields: ['0.name'] },
  });
});

it('tells when a call may come again', async () => {
  const error = { message: 'Too often', code: 'rate_limited', request_id: 'r' };
  const { client } = clientOf(() => json(error, 429, { 'Retry-After': '42' }));
  expect(await client.call('showSettings')).toMatchObject({
    ok: false,
    refusal: { kind: 'refused', status: 429, retryAfterSeconds: 42, requestId: 'r' },
  });
});

it('takes an error page of something in between as unreadable', async () => {
  const { client } = clientOf(() =>
    Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })),
  );
  expect(await client.call('showSettings')).toMatchObject({
    ok: false,
    refusal: { kind: 'unreadable', status: 502 },
  });
});

const noNetwork: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));

it.each([
  ['network', noNetwork, {}],
  ['timeout', silence, {}],
  ['aborted', silence, { signal: AbortSignal.abort() }],
])('an unanswered call is a value: %s', async (reason, answer, request) => {
  const { client } = clientOf(answer, { timeoutMs: 1 });
  expect(await client.call('showSettings', request)).toEqual({
    ok: false,
    refusal: { kind: 'unreachable', reason },
  });
});

it('is typed by the table of calls: the compiler refuses what a call does not take', async () => {
  const { client, sent } = clientOf(() => json({}));
  // @ts-expect-error -- a call of a city needs its id
  await client.call('listGoods');
  // @ts-expect-error -- an id is a number
  await client.call('showCity', { path: { id: 'sofia' } });
  // @ts-expect-error -- an order needs the key of its attempt
  await client.call('placeOrder', { body: { domainId: 1, goods: [], paymentType: 'cash' } });
  // @ts-expect-error -- a stream is no single answer
  await client.call('watchOrder', { path: { id: 1 } });
  expect(sent).toHaveLength(4);
});
