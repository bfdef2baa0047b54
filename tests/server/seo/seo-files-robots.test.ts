import { passTime } from '../../support/pass-time';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { VARNA } from '../../support/stub-menu';
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
beforeEach(() => {
  backend.reset();
  passTime(60_000);
});

const linesOf = async (host: string): Promise<readonly string[]> => {
  const { status, headers, text } = await shop.ask('/robots.txt', { headers: { Host: host } });
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  return text.split('\n').filter((line) => line !== '');
};

it('keeps robots out of what is each visitor’s own, in every language, and shows them the list', async () => {
  const lines = await linesOf(VARNA.host);
  expect(lines[0]).toBe('User-agent: *');
  expect(lines.at(-1)).toBe('Sitemap: http://varna.example/sitemap.xml');
  expect(lines.slice(1, -1).sort()).toEqual(
    [
      '/api/',
      '/payment/',
      '/sandbox/',
      ...['/cart', '/checkout', '/account', '/search', '/favorite'].flatMap((path) => [
        path,
        `/ru${path}`,
      ]),
    ]
      .map((path) => `Disallow: ${path}`)
      .sort(),
  );
});

it('names the first city’s list to a host that nobody knows', async () => {
  expect((await linesOf('evil.example')).at(-1)).toBe('Sitemap: http://sofia.example/sitemap.xml');
});

it('still lets robots in while the backend is away', async () => {
  await backend.stop();
  const lines = await linesOf(VARNA.host);
  await backend.start();
  expect(lines).toContain('Disallow: /cart');
  expect(lines.join()).not.toContain('Sitemap');
});
