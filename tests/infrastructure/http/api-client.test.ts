import axios from 'axios';
import * as t from 'io-ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LruBackendResponseCache } from '../../../server/upstream/lru-backend-response-cache';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import { ok } from '../../../src/domain/result/result';
import type { RequestContext } from '../../../src/infrastructure/http/request-context';
import { ApiClient } from '../../../src/infrastructure/http/api-client';
import type { BackendResponseCache } from '../../../src/infrastructure/http/backend-response-cache';
import { CACHED, STALE_IF_ERROR } from '../../../src/infrastructure/http/backend-response-cache';
import { decoderOf } from '../../../src/infrastructure/http/decoder';
import type { TinyServer } from '../../support/tiny-server';
import { sendJson, startTinyServer } from '../../support/tiny-server';

const decode = decoderOf(t.type({ name: t.string }), ({ name }) => name);
const GUEST: RequestContext = { locale: () => 'ru', token: null, sharesAnswers: true };

let server: TinyServer;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = await startTinyServer((request, response) => {
    answer(request, response);
  });
});
afterAll(() => server.close());
beforeEach(() => {
  answer = (_, response) => {
    sendJson(response, { name: 'Margherita' });
  };
});

const cacheOf = (maxStale: number) =>
  new LruBackendResponseCache({ maxStale, patience: 0, maxSize: 100_000 }, () => 0);

const clientOf = (
  caller: RequestContext = GUEST,
  options: object = {},
  cache: BackendResponseCache = cacheOf(0),
) => {
  const report = jest.fn<undefined, [string, GatewayFailure, string | null]>();
  const http = axios.create({ baseURL: server.url, adapter: 'http', ...options });
  /** Another visitor of the same process. */
  const another = (other: RequestContext) => new ApiClient(http, other, { report }, cache, 2600);
  return { api: another(caller), another, report };
};

const lastHeaders = () => server.requests.at(-1)?.headers ?? {};

describe('every call', () => {
  it.each(['get', 'post'] as const)('says who asks and in which language: %s', async (method) => {
    const { api } = clientOf();
    await (method === 'get' ? api.get('/dish', decode) : api.post('/dish', {}, decode));
    expect(lastHeaders()).toMatchObject({
      client: 'web',
      'client-version': '1.0',
      'accept-language': 'ru',
    });
  });

  it('carries the token of a customer who is signed in', async () => {
    await clientOf({ ...GUEST, token: 'secret', sharesAnswers: false }).api.get('/dish', decode);
    expect(lastHeaders().authorization).toBe('Bearer secret');
  });

  it.each([
    ['the session that it was made with', { 'Refused-Session': 'its-name' }, 'its-name'],
    ['no session', {}, null],
  ])('that is refused for want of a session tells so, and of %s', async (_, headers, name) => {
    answer = (__, response) => {
      response.writeHead(401, { 'Content-Type': 'application/json', ...headers }).end('{}');
    };
    const onUnauthorized = jest.fn<undefined, [string | null]>();
    await clientOf({ ...GUEST, onUnauthorized }).api.get('/dish', decode);
    expect(onUnauthorized.mock.calls).toEqual([[name]]);
  });

  it('that is refused for another reason tells nothing of sessions', async () => {
    answer = (_, response) => {
      sendJson(response, {}, 403);
    };
    const onUnauthorized = jest.fn<undefined, [string | null]>();
    await clientOf({ ...GUEST, onUnauthorized }).api.get('/dish', decode);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('carries no token of a guest', async () => {
    await clientOf().api.get('/dish', decode);
    expect(lastHeaders()).not.toHaveProperty('authorization');
  });

  it('carries what the hop adds', async () => {
    const more = { 'X-Request-Id': 'r1', 'X-Forwarded-For': '203.0.113.7' };
    await clientOf({ ...GUEST, more }).api.get('/dish', decode);
    expect(lastHeaders()).toMatchObject({ 'x-request-id': 'r1', 'x-forwarded-for': '203.0.113.7' });
  });

  it('writes a list of ids as the contract wants it', async () => {
    await clientOf().api.get('/goods', decode, { query: { goods: [3, 1], page: 2 } });
    const { searchParams } = new URL(server.requests.at(-1)?.url ?? '', server.url);
    expect(searchParams.getAll('goods[]')).toEqual(['3', '1']);
    expect(searchParams.get('page')).toBe('2');
  });
});

describe('dishes in a choice of a visitor’s own', () => {
  const decodeDishes = decoderOf(t.array(t.type({ id: t.number })), (dishes) => dishes);
  const CUSTOMER: RequestContext = { ...GUEST, token: 'secret', sharesAnswers: false };

  const visit = (caller: RequestContext, ids: readonly number[], answered: number) => {
    answer = (_, response) => {
      sendJson(
        response,
        ids.map((id) => ({ id })),
        answered,
      );
    };
    return (client: ReturnType<typeof clientOf>) =>
      client.another(caller).getEach('/goods', ids, decodeDishes);
  };
  const known = () => clientOf(GUEST, {}, cacheOf(1000));

  it.each([
    ['guest', GUEST],
    ['customer who is signed in', CUSTOMER],
  ])('are shown to a %s as guests were told of them while the backend is away', async (_, who) => {
    const client = known();
    await visit(GUEST, [1, 2], 200)(client);
    await visit(GUEST, [3], 200)(client);
    expect(await visit(who, [3, 1], 503)(client)).toEqual(ok([{ id: 3 }, { id: 1 }]));
  });

  it('are not shown as a customer was told of them, nor in another language, nor in part', async () => {
    const client = known();
    await visit(CUSTOMER, [1], 200)(client);
    await visit({ ...GUEST, locale: () => 'en' }, [1], 200)(client);
    await visit(GUEST, [2], 200)(client);
    expect(await visit(GUEST, [1, 2], 503)(client)).toMatchObject({ ok: false });
  });

  it('are not shown where the backend says no', async () => {
    const client = known();
    await visit(GUEST, [1], 200)(client);
    expect(await visit(GUEST, [1], 404)(client)).toMatchObject({ ok: false });
  });
});

describe('what every visitor is told alike', () => {
  const asked = (from: number) =>
    server.requests
      .slice(from)
      .map(({ headers }) =>
        [headers['accept-language'], headers.authorization ?? 'guest'].join(' '),
      )
      .sort();

  it.each([CACHED, STALE_IF_ERROR])(
    'is asked once for guests of one language, and once more for another: %j',
    async (policy) => {
      const { api, another } = clientOf();
      const before = server.requests.length;
      await Promise.all([
        api.getPublic('/settings', decode, policy),
        another(GUEST).getPublic('/settings', decode, policy),
        another({ ...GUEST, locale: () => 'en' }).getPublic('/settings', decode, policy),
      ]);
      expect(asked(before)).toEqual(['en guest', 'ru guest']);
    },
  );

  it.each([CACHED, STALE_IF_ERROR])(
    'is asked in the name of a customer who is signed in, and told to nobody else: %j',
    async (policy) => {
      const { api, another } = clientOf();
      const before = server.requests.length;
      await Promise.all([
        another({ ...GUEST, token: 'secret', sharesAnswers: false }).getPublic(
          '/settings',
          decode,
          policy,
        ),
        api.getPublic('/settings', decode, policy),
      ]);
      expect(asked(before)).toEqual(['ru Bearer secret', 'ru guest']);
    },
  );

  it('is told to a customer without a call when guests were told a moment ago', async () => {
    const { api, another } = clientOf();
    await api.getPublic('/settings', decode, CACHED);
    const before = server.requests.length;
    await another({ ...GUEST, token: 'secret', sharesAnswers: false }).getPublic(
      '/settings',
      decode,
      CACHED,
    );
    expect(asked(before)).toEqual([]);
  });
});

describe('an answer', () => {
  it('that fits is handed on in our words', async () => {
    const { api, report } = clientOf();
    expect(await api.get('/dish', decode)).toEqual({ ok: true, value: 'Margherita' });
    expect(report).not.toHaveBeenCalled();
  });

  it('that does not fit is told by the places, and reported', async () => {
    answer = (_, response) => {
      sendJson(response, { name: { secret: 'Ivan' } });
    };
    const { api, report } = clientOf();
    const error = { kind: 'undecodable', paths: ['name'] };
    expect(await api.get('/dish', decode, { query: { phone: '359880001122' } })).toEqual({
      ok: false,
      error,
    });
    expect(report.mock.calls).toEqual([['get /dish', error, null]]);
  });

  it('that is no JSON does not fit', async () => {
    answer = (_, response) => response.end('<html>');
    expect(await clientOf().api.get('/dish', decode)).toMatchObject({
      error: { kind: 'undecodable' },
    });
  });

  it('that refuses brings its status, code and fields', async () => {
    const body = { message: 'No', code: 'gone', errors: { 'goods.2.id': ['Gone'] } };
    answer = (_, response) => {
      sendJson(response, body, 422);
    };
    expect(await clientOf().api.post('/cart', {}, decode)).toEqual({
      ok: false,
      error: { kind: 'refused', status: 422, ...body },
    });
  });

  it('with the page of a proxy is refused by its status', async () => {
    answer = (_, response) => {
      response.writeHead(502).end('<html>Bad gateway</html>');
    };
    expect(await clientOf().api.get('/dish', decode)).toMatchObject({
      error: { kind: 'refused', status: 502, errors: {} },
    });
  });

  it('that leads elsewhere and is not followed is no word of the backend', async () => {
    answer = (_, response) => {
      response.writeHead(302, { Location: 'https://portal.example/' }).end();
    };
    expect(await clientOf(GUEST, { maxRedirects: 0 }).api.get('/dish', decode)).toEqual({
      ok: false,
      error: { kind: 'unreachable' },
    });
  });

  it('that breaks off half-way is no word of the backend', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
      response.write('{"name":', () => {
        response.destroy();
      });
    };
    expect(await clientOf().api.get('/dish', decode)).toEqual({
      ok: false,
      error: { kind: 'unreachable' },
    });
  });
});

describe('no answer', () => {
  const never = () => undefined;

  it('from a backend that is not there', async () => {
    const { api, report } = clientOf(GUEST, { baseURL: 'http://127.0.0.1:1' });
    expect(await api.get('/dish', decode)).toEqual({ ok: false, error: { kind: 'unreachable' } });
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('in the time that a call may take', async () => {
    answer = never;
    const { api } = clientOf(GUEST, { timeout: 20 });
    expect(await api.get('/dish', decode)).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it('in the time that the visit has', async () => {
    const deadline = new AbortController();
    answer = () => {
      deadline.abort();
    };
    const { api, report } = clientOf({ ...GUEST, deadline: deadline.signal });
    expect(await api.get('/dish', decode)).toEqual({ ok: false, error: { kind: 'timeout' } });
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('to a call that was overtaken, which is nobody’s fault and not reported', async () => {
    const overtaken = new AbortController();
    answer = () => {
      overtaken.abort();
    };
    const { api, report } = clientOf();
    const asked = api.post('/cart', {}, decode, { signal: overtaken.signal });
    expect(await asked).toEqual({ ok: false, error: { kind: 'aborted' } });
    expect(report).not.toHaveBeenCalled();
  });

  it('to a call that was overtaken before it began', async () => {
    const before = server.requests.length;
    const asked = clientOf().api.get('/dish', decode, { signal: AbortSignal.abort() });
    expect(await asked).toEqual({ ok: false, error: { kind: 'aborted' } });
    expect(server.requests).toHaveLength(before);
  });
});
