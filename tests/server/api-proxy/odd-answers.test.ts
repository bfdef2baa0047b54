import type { RawBackend } from '../../support/raw-backend';
import { openRawBackend } from '../../support/raw-backend';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront } from '../../support/test-storefront';

let backend: RawBackend;
let shop: TestStorefront;

beforeEach(async () => {
  backend = await openRawBackend();
  shop = await openStorefront(backend.url);
});
afterEach(async () => {
  await shop.close();
  await backend.close();
});

const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}';
const SECRET = 'phone-359880000101';

/** What a backend may send, and the statuses that a visitor may see; 0 where the answer breaks off. */
const ANSWERS: readonly (readonly [what: string, bytes: string, statuses: readonly number[]])[] = [
  ['a status below 100', 'HTTP/1.1 099 Odd\r\nContent-Length: 2\r\n\r\n{}', [502]],
  ['a status above 599', 'HTTP/1.1 999 Odd\r\nContent-Length: 2\r\n\r\n{}', [502]],
  ['a switch of protocols', 'HTTP/1.1 101 S\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n', [503]],
  ['a control character in the reason', `HTTP/1.1 200 O\u0001K${OK.slice(15)}`, [200]],
  ['high bytes in the reason', `HTTP/1.1 200 \u00ff\u00fe${OK.slice(15)}`, [200]],
  [
    'a storm of interim answers',
    `${'HTTP/1.1 103 Early\r\nLink: <x>\r\n\r\n'.repeat(2000)}${OK}`,
    [200],
  ],
  ['an interim answer and no other', 'HTTP/1.1 100 Continue\r\n\r\n', [503]],
  ['headers that are too large', `HTTP/1.1 200 OK\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, [502]],
  ['a control character in a header', 'HTTP/1.1 200 OK\r\nContent-Type: a\u007fb\r\n\r\n{}', [502]],
  ['high bytes in a header', `HTTP/1.1 200 OK\r\nContent-Type: \u00d0\u00bf${OK.slice(15)}`, [200]],
  ['a header without a name', `HTTP/1.1 200 OK\r\n: x${OK.slice(15)}`, [502]],
  ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}', [502]],
  ['less than was promised', 'HTTP/1.1 200 OK\r\nContent-Length: 200\r\n\r\n{}', [0]],
  ['a broken chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}', [0, 502]],
  ['half a status line', 'HTTP/1.1 20', [503]],
  ['no HTTP at all', `${SECRET}\r\n\r\n`, [502]],
  ['nothing', '', [503]],
  [
    'a stream where none was asked for',
    'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\nretry: 1\n\n',
    [502],
  ],
];

const PATHS = ['/api/v1/settings', '/media/pizza.webp', '/sandbox/payment/key'];

const statusOf = (path: string): Promise<number> =>
  shop.ask(path).then(
    ({ status }) => status,
    () => 0,
  );

describe('a backend that answers with', () => {
  it.each(ANSWERS)('%s does not end the storefront', async (what, bytes, statuses) => {
    backend.answerWith(bytes);
    for (const path of PATHS) {
      // On the pages that stand in for a bank any answer is shown as the page that it is.
      const expected = what.startsWith('a stream') && path.includes('sandbox') ? [200] : statuses;
      expect(expected).toContain(await statusOf(path));
    }
    expect((await shop.ask('/healthz')).status).toBe(200);
    expect(shop.logText()).not.toContain(SECRET);
  });

  it.each(ANSWERS)('%s does not keep a page or a login waiting', async (_what, bytes) => {
    backend.answerWith(bytes);
    const [page, login] = await Promise.all([
      shop.ask('/products'),
      shop.ask('/api/v1/login', {
        method: 'POST',
        headers: { Client: 'web', 'Content-Type': 'application/json' },
        body: '{"phone":"359880000101","code":"1234"}',
      }),
    ]);
    expect(page.status).toBeGreaterThanOrEqual(200);
    expect(login.status).toBeGreaterThanOrEqual(400);
  });
});

it('a HEAD of an event stream does not leave its connection to the next call', async () => {
  const asked: string[] = [];
  backend.answerWith((socket) => {
    asked.push('call');
    socket.write(OK);
  });
  const { status, headers } = await shop.ask('/api/v1/purchase/1/events', { method: 'HEAD' });
  expect([status, headers['allow'], asked]).toEqual([405, 'GET', []]);
});
