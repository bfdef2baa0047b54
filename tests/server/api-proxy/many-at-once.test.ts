import type { IncomingMessage, ServerResponse } from 'node:http';
import { openStream } from '../../support/open-stream';
import type { RawRequest } from '../../support/raw-request';
import { sendRaw } from '../../support/raw-request';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront } from '../../support/test-storefront';
import type { TinyServer } from '../../support/tiny-server';
import { sendJson, startTinyServer } from '../../support/tiny-server';

/** More than there are connections, so that some wait for one. */
const CALLS = 5;

/** What a visitor may send along, and no backend may get. */
const FORGED = {
  Authorization: 'Bearer forged-token-123',
  Cookie: 'cart=1',
  Forwarded: 'for=6.6.6.6',
  'X-Forwarded-For': '6.6.6.6',
  'X-Forwarded-Host': 'evil.example',
  'X-HTTP-Method-Override': 'DELETE',
  'X-Original-URL': '/admin',
  'CF-Connecting-IP': '6.6.6.6',
  'True-Client-IP': '6.6.6.6',
  'X-Client-IP': '6.6.6.6',
  'X-Real-IP': '6.6.6.6',
  'X-Rewrite-URL': '/admin',
  'X-Some-Header': 'of-a-visitor',
};

const PASSED_ON = [
  'accept-encoding',
  'client',
  'connection',
  'content-length',
  'content-type',
  'host',
  'x-forwarded-for',
  'x-request-id',
];

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

let answering: Answering;
let backend: TinyServer;
let shop: TestStorefront;

const WAIT_LONG = { connections: 2, opening: 2, wait: 60_000, pictureWait: 60_000 };

const open = async (poolLimits: Parameters<typeof openStorefront>[2] = {}): Promise<void> => {
  shop = await openStorefront(backend.url, {}, poolLimits);
};

beforeEach(async () => {
  answering = (_, response) => {
    sendJson(response, {});
  };
  backend = await startTinyServer((request, response) => {
    answering(request, response);
  });
});
afterEach(async () => {
  await shop.close();
  await backend.close();
});

const expectNothingForged = (): void => {
  for (const { headers } of backend.requests) {
    expect(PASSED_ON).toEqual(expect.arrayContaining(Object.keys(headers)));
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  }
};

const atOnce = <A>(work: () => Promise<A>): Promise<readonly A[]> =>
  Promise.all(Array.from({ length: CALLS }, work));

describe('more requests at once than there are connections to the backend', () => {
  it.each([
    ['calls', 'GET', '/api/v1/settings', undefined],
    ['changes', 'POST', '/api/v1/cart/calculate', '{"domainId":1}'],
    ['pictures', 'GET', '/media/pizza.webp', undefined],
    ['sandbox pages', 'GET', '/sandbox/payment/key', undefined],
    ['calls that wait for a 100', 'POST', '/api/v1/cart/calculate', '{"domainId":1}'],
  ])(
    'does not end the storefront with %s, nor let through what a visitor forged',
    async (kind, method, path, body) => {
      await open({ poolLimits: WAIT_LONG });
      const expecting = kind.includes('100') ? { Expect: '100-continue' } : {};
      const answers = await atOnce(() =>
        shop.ask(path, {
          method,
          headers: {
            Client: 'web',
            ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
            ...FORGED,
            ...expecting,
          },
          ...(body === undefined ? {} : { body }),
        }),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(CALLS).fill(200));
      expect(backend.requests).toHaveLength(CALLS);
      expectNothingForged();
    },
  );

  it('does not end the storefront with event streams, which take no connection from calls', async () => {
    answering = ({ url = '' }, response) => {
      if (!url.endsWith('/events')) {
        sendJson(response, {});
        return;
      }
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('retry: 3000\n\n');
    };
    await open({ poolLimits: WAIT_LONG });
    const streams = await atOnce(() =>
      openStream(shop.port, '/api/v1/purchase/track/key/events', FORGED),
    );
    for (const stream of streams) await stream.until('retry');
    expect((await shop.ask('/api/v1/settings')).status).toBe(200);
    expect((await shop.ask('/media/pizza.webp')).status).toBe(200);
    expectNothingForged();
    for (const stream of streams) stream.leave();
  });

  it('answers a call while bodies are sent by halves: those take no connection before they are whole', async () => {
    await open({ poolLimits: WAIT_LONG });
    const halves: RawRequest[] = Array.from({ length: CALLS }, () =>
      sendRaw(
        shop.port,
        'POST /api/v1/cart/calculate HTTP/1.1\r\nHost: sofia.example\r\nClient: web\r\n' +
          'Content-Type: application/json\r\nContent-Length: 14\r\nConnection: close\r\n\r\n{"a":',
      ),
    );
    expect((await shop.ask('/api/v1/settings')).status).toBe(200);
    expect(backend.requests.map(({ method }) => method)).toEqual(['GET']);
    for (const half of halves) half.write('"123456"}');
    for (const half of halves) expect(await half.answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(backend.requests).toHaveLength(1 + CALLS);
  });

  it('gives who gets no connection in time a 503 with when to ask again', async () => {
    const held: ServerResponse[] = [];
    answering = (_, response) => {
      held.push(response);
      if (held.length === 2) free();
    };
    let free: () => void = () => undefined;
    const areHeld = new Promise<void>((resolve) => {
      free = resolve;
    });
    await open({ poolLimits: { connections: 2, wait: 10 } });
    const first = [shop.ask('/api/v1/settings'), shop.ask('/api/v1/settings')];
    await areHeld;
    const { status, headers, text } = await shop.ask('/api/v1/settings');
    expect([status, headers['retry-after']]).toEqual([503, '1']);
    expect(JSON.parse(text)).toMatchObject({ code: 'busy' });
    for (const response of held) sendJson(response, {});
    for (const answer of first) expect((await answer).status).toBe(200);
  });

  it('leaves connections of calls to pictures, and the other way round', async () => {
    const held: ServerResponse[] = [];
    answering = ({ url = '' }, response) => {
      if (url.startsWith('/api')) sendJson(response, {});
      else held.push(response);
    };
    await open({ poolLimits: WAIT_LONG });
    const pictures = Array.from({ length: CALLS }, () => shop.ask('/media/pizza.webp'));
    expect((await shop.ask('/api/v1/settings')).status).toBe(200);
    answering = (_, response) => {
      sendJson(response, {});
    };
    for (const response of held) sendJson(response, {});
    for (const picture of pictures) expect((await picture).status).toBe(200);
  });

  it('lets one network have a part of the connections, so that others find one', async () => {
    const held: ServerResponse[] = [];
    answering = ({ headers }, response) => {
      if (headers['x-forwarded-for'] === '203.0.113.9') sendJson(response, {});
      else held.push(response);
    };
    shop = await openStorefront(
      backend.url,
      { TRUST_PROXY: '1' },
      { poolLimits: { connections: 4, perNetwork: 2, wait: 60_000 } },
    );
    const many = Array.from({ length: CALLS }, () =>
      shop.ask('/api/v1/settings', { headers: { 'X-Forwarded-For': '198.51.100.1' } }),
    );
    const other = await shop.ask('/api/v1/settings', {
      headers: { 'X-Forwarded-For': '203.0.113.9' },
    });
    expect(other.status).toBe(200);
    answering = (_, response) => {
      sendJson(response, {});
    };
    for (const response of held) sendJson(response, {});
    for (const answer of many) expect((await answer).status).toBe(200);
  });
});
