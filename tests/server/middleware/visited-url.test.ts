import { connect } from 'node:net';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront } from '../../support/test-storefront';

let backend: StubBackend;
let shop: TestStorefront;

beforeAll(async () => {
  backend = await openStubBackend();
  shop = await openStorefront(backend.url);
});
afterAll(async () => {
  await shop.close();
  await backend.stop();
});

/** Sends lines as they are, which no client does that needs a host; resolves with all that comes back. */
const say = (...lines: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(shop.port, '127.0.0.1', () => {
      socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('end', () => {
      resolve(Buffer.concat(chunks).toString('utf8'));
    });
  });

const WITHOUT_HOST = [
  ['HTTP/1.0', (path: string) => [`GET ${path} HTTP/1.0`]],
  ['an empty host', (path: string) => [`GET ${path} HTTP/1.1`, 'Host:']],
  ['a host of spaces', (path: string) => [`GET ${path} HTTP/1.1`, 'Host:   ']],
] as const;

describe.each(WITHOUT_HOST)('a visit that names no host, by %s', (_how, request) => {
  it('is a visit to the first city', async () => {
    const page = await say(...request('/products'));
    expect(page).toMatch(/^HTTP\/1\.1 200 /);
    expect(page).toContain('<link rel="canonical" href="http://sofia.example/products">');
  });

  it.each(['/sitemap.xml', '/robots.txt'])('gets the %s of the first city', async (path) => {
    const answer = await say(...request(path));
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('http://sofia.example/');
  });

  it('is no fault of the shop', async () => {
    await say(...request('/cart'));
    expect(shop.logLines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});

describe('X-Forwarded-Host', () => {
  const visit = (proxied: TestStorefront, forwarded: string) =>
    proxied.ask('/products', { headers: { 'X-Forwarded-Host': forwarded } });

  it('does not let a visitor choose the host by an entry before the one of the proxy', async () => {
    const proxied = await openStorefront(backend.url, { TRUST_PROXY: '1' });
    const one = await visit(proxied, 'varna.example');
    expect(one.text).toContain('rel="canonical" href="http://varna.example/products"');
    const appended = await visit(proxied, 'sofia.example, varna.example');
    expect(appended.text).toContain('rel="canonical" href="http://varna.example/products"');
    await proxied.close();
  });

  it('does not count where no proxy is trusted', async () => {
    const { text } = await visit(shop, 'varna.example');
    expect(text).toContain('rel="canonical" href="http://sofia.example/products"');
  });
});
