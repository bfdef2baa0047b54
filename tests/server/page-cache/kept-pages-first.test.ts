import { connect } from 'node:net';
import express from 'express';
import fc from 'fast-check';
import type { Answer, Question } from '../../support/ask';
import { passTime } from '../../support/pass-time';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA, VARNA, dishName } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront, wordsOf } from '../../support/test-storefront';

// Each application is given this method as it is made; the types leave it out.
const chain = jest.spyOn(express.application as unknown as { handle: () => void }, 'handle');

let backend: StubBackend;
let shop: TestStorefront;

const openWith = async (variables: Readonly<Record<string, string>>): Promise<void> => {
  await (shop as TestStorefront | undefined)?.close();
  shop = await openStorefront(backend.url, { PAGE_CACHE: 'true', ...variables });
  passTime(60_000);
  // The first page of all tells which hosts there are.
  await shop.ask('/cart', { headers: { Host: SOFIA.host } });
  chain.mockClear();
};

beforeAll(async () => {
  backend = await openStubBackend();
});
beforeEach(() => openWith({}));
afterEach(() => {
  backend.reset();
});
afterAll(async () => {
  await shop.close();
  await backend.stop();
});

const PAGE = '/products/pizza';
const from = (headers: Readonly<Record<string, string>> = {}): Question => ({
  headers: { Host: SOFIA.host, ...headers },
});

/** An answer without what is another in each: its date, the id of its request, its number used once. */
const lasting = ({ status, rawHeaders, text }: Answer) => {
  const nonce = /'nonce-([^']+)'/.exec(rawHeaders.join('\n'))?.[1] ?? 'none';
  const pairs = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1] ?? ''}`] : [],
  );
  return {
    status,
    headers: pairs
      .filter((pair) => !/^(date|x-request-id): /i.test(pair))
      .map((pair) => pair.replaceAll(nonce, ''))
      .sort(),
    text: text.replaceAll(nonce, ''),
  };
};

/** The answers to somebody who asks three times: the page is made, then kept, then known. */
const askThrice = async (path: string, question: Question) => {
  const made = await shop.ask(path, question);
  const kept = await shop.ask(path, question);
  const before = chain.mock.calls.length;
  const known = await shop.ask(path, question);
  return { made, kept, known, passedTheChain: chain.mock.calls.length > before };
};

describe('who asks what others have asked before', () => {
  it.each<readonly [what: string, path: string, question: Question]>([
    ['with no wish', PAGE, from()],
    ['who reads all that is packed', PAGE, from({ 'Accept-Encoding': 'gzip, deflate, br, zstd' })],
    ['who unpacks one form', PAGE, from({ 'Accept-Encoding': 'gzip' })],
    ['who will not have it packed', PAGE, from({ 'Accept-Encoding': 'identity' })],
    ['with a cookie of somebody else', PAGE, from({ Cookie: '_ga=GA1.2.3; theme=dark' })],
    ['who has an older page', PAGE, from({ 'If-None-Match': '"x"', 'Cache-Control': 'no-cache' })],
    ['in another language', `/ru${PAGE}`, from()],
    ['for another page of the list', `${PAGE}?page=2`, from()],
    ['in another city', PAGE, from({ Host: VARNA.host })],
    ['at a host of nobody', PAGE, from({ Host: 'nobody.test' })],
    ['who hangs up', PAGE, from({ Connection: 'close' })],
  ])('gets the same answer without the chain: one %s', async (_, path, question) => {
    const { made, kept, known, passedTheChain } = await askThrice(path, question);
    expect(passedTheChain).toBe(false);
    expect(lasting(known)).toEqual(lasting(kept));
    expect(wordsOf(known)).toBe(wordsOf(made));
    expect(known.headers['x-request-id']).not.toBe(kept.headers['x-request-id']);
  });

  it.each<readonly [what: string, path: string, question: Question]>([
    ['the head alone', PAGE, { method: 'HEAD', ...from() }],
    ['with a cart', PAGE, from({ Cookie: 'cart=1_2x.2' })],
    ['with a name of ours among others', PAGE, from({ Cookie: 'a=b;token=0123456789abc' })],
    ['with a wish for another form', PAGE, from({ 'Accept-Encoding': 'deflate' })],
    ['from an advertisement', `${PAGE}?utm_source=letter`, from()],
    ['with a code', `${PAGE}?promocode=X`, from()],
    ['what is no page', '/healthz', from()],
    ['to another address', '/product', from()],
    ['with something in the body', PAGE, { ...from(), body: 'x' }],
    ['to change something', PAGE, { method: 'POST', ...from() }],
  ])('goes through the chain: one who asks %s', async (_, path, question) => {
    await askThrice(PAGE, from());
    const { kept, known, passedTheChain } = await askThrice(path, question);
    expect(passedTheChain).toBe(true);
    expect(lasting(known)).toEqual(lasting(kept));
  });

  it('is answered as the chain answers, whatever is asked', async () => {
    await openWith({ TRUST_PROXY: '1' });
    const one = (...values: readonly string[]) => fc.constantFrom(...values);
    const headers = fc.record(
      {
        'Accept-Encoding': one('gzip', 'br;q=0, gzip', '*', 'deflate, gzip;q=0', '', 'undefined'),
        Cookie: one('_ga=1', 'cart=1_2x.1', 'my-cart=1', 'locale=ru', ' viewed =1', 'x=token=1'),
        'X-Forwarded-Host': one(VARNA.host, 'undefined', 'nobody.test', ''),
        'X-Forwarded-Proto': one('https', 'http', 'https, http', ''),
        'X-Forwarded-For': one('192.0.2.1', '192.0.2.2, 192.0.2.3'),
        'If-Modified-Since': one('Sun, 29 Nov 2026 00:00:00 GMT'),
        Range: one('bytes=0-10'),
        'X-Http-Method-Override': one('HEAD'),
      },
      { requiredKeys: [] },
    );
    const path = one(PAGE, `/ru${PAGE}`, '/', '/ru', `${PAGE}?page=2`, `${PAGE}?page=2&x=1`, '/no');
    const host = one(SOFIA.host, VARNA.host, 'SOFIA.example:80', 'nobody.test');
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await fc.assert(
      fc.asyncProperty(
        path,
        host,
        one('GET', 'HEAD'),
        headers,
        async (asked, Host, method, more) => {
          const { kept, known } = await askThrice(asked, { method, headers: { Host, ...more } });
          expect(lasting(known)).toEqual(lasting(kept));
        },
      ),
      { numRuns: 30 },
    );
  });

  it('is known by all that an answer depends on: no host or proxy’s word is taken for another', async () => {
    await openWith({ TRUST_PROXY: '1' });
    const visits = [
      from(),
      from({ 'X-Forwarded-Host': VARNA.host }),
      from({ Host: VARNA.host }),
      from({ 'X-Forwarded-Proto': 'https' }),
    ];
    for (let time = 0; time < 3; time += 1) {
      const answers = await Promise.all(visits.map((visit) => shop.ask(PAGE, visit)));
      const dishOf = (answer: Answer) =>
        [SOFIA, VARNA].filter((city) => wordsOf(answer).includes(dishName(city, 0, 'en')));
      expect(answers.map(dishOf)).toEqual([[SOFIA], [VARNA], [VARNA], [SOFIA]]);
      expect(answers.map(({ headers }) => 'strict-transport-security' in headers)).toEqual([
        false,
        false,
        false,
        true,
      ]);
    }
  });
});

describe('an answer without the chain', () => {
  it('is written down and counted like any other', async () => {
    const { kept, known, passedTheChain } = await askThrice(PAGE, from());
    expect(passedTheChain).toBe(false);
    const { text } = await shop.ask('/metrics');
    const lines = shop.logLines.filter(({ req }) => (req as { path?: string }).path === PAGE);
    const [, ofKept, ofKnown] = lines.map((line) => ({ ...line, time: 0, ms: typeof line.ms }));
    expect(lines).toHaveLength(3);
    expect(ofKnown).toEqual({
      ...ofKept,
      req: { id: known.headers['x-request-id'], method: 'GET', path: PAGE },
    });
    expect(ofKept).toMatchObject({ req: { id: kept.headers['x-request-id'] } });
    expect(text).toContain(
      'shop_http_requests_total{route="category",method="GET",status="200"} 3',
    );
    expect(text).toContain('shop_http_request_seconds_count{route="category"} 3');
    // Who comes while the page is still being packed shares it.
    const kinds = [...text.matchAll(/^shop_page_cache_total\{result="(?:hit|shared)"\} (\d)/gm)];
    expect(kinds.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(2);
  });

  it('keeps the id that a trusted proxy gave, and no other', async () => {
    const named = from({ 'X-Request-Id': 'from-the-balancer' });
    expect((await askThrice(PAGE, named)).known.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    await openWith({ TRUST_PROXY: '1' });
    const { known, passedTheChain } = await askThrice(PAGE, named);
    expect([known.headers['x-request-id'], passedTheChain]).toEqual(['from-the-balancer', false]);
  });

  it('is not for a flood: each address has what it has, whoever answers', async () => {
    await openWith({ TRUST_PROXY: '1', RATE_REQUESTS_PER_MINUTE: '8' });
    const by = (address: string) => from({ 'X-Forwarded-For': address });
    const statuses: number[] = [];
    for (let visit = 0; visit < 6; visit += 1) {
      statuses.push((await shop.ask(PAGE, by('192.0.2.1'))).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    // Two to learn the answer, two that were held back.
    expect(chain).toHaveBeenCalledTimes(4);
    expect((await shop.ask(PAGE, by('192.0.2.2'))).status).toBe(200);
    expect(chain).toHaveBeenCalledTimes(4);
    expect((await shop.ask('/metrics')).text).toContain('shop_rate_limited_total 2');
  });

  it('goes out at once while a newer page is made', async () => {
    await askThrice(PAGE, from());
    backend.behave(() => ({ fate: 'hang' }));
    passTime(6000);
    chain.mockClear();
    // The first of them has the newer page made.
    for (let visit = 0; visit < 3; visit += 1) {
      expect((await shop.ask(PAGE, from())).status).toBe(200);
    }
    expect(chain).toHaveBeenCalledTimes(1);
    expect((await shop.ask('/metrics')).text).toContain('shop_page_cache_total{result="stale"} 3');
  });

  it('never comes from a page that is too old', async () => {
    await askThrice(PAGE, from());
    backend.behave(() => ({ status: 500, body: {} }));
    passTime(31_000);
    expect((await shop.ask(PAGE, from())).status).toBe(500);
  });

  it('is none where the shop is about to end: it tells each visitor so', async () => {
    await askThrice(PAGE, from());
    shop.readiness.close();
    expect((await shop.ask(PAGE, from())).headers.connection).toBe('close');
  });

  it('is none for a visitor of HTTP/1.0, who may not know how long it is', async () => {
    await askThrice(PAGE, from());
    chain.mockClear();
    const said = await new Promise<string>((resolve, reject) => {
      const socket = connect(shop.port, '127.0.0.1', () =>
        socket.write(`GET ${PAGE} HTTP/1.0\r\nHost: ${SOFIA.host}\r\n\r\n`),
      );
      let text = '';
      socket.on('data', (piece: Buffer) => (text += piece.toString('utf8')));
      socket.on('end', () => {
        resolve(text);
      });
      socket.on('error', reject);
    });
    expect(said).toContain('200 OK');
    expect(chain).toHaveBeenCalledTimes(1);
  });
});
