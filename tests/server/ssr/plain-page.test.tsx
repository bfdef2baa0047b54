import type { ReactNode } from 'react';
import type * as AlternateLinks from '../../../src/domain/locale/alternate-links';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront, visibleTextOf } from '../../support/test-storefront';

let mockBroken: 'frame' | 'block' | 'address' | null = null;

jest.mock('../../../src/ui/layout/header', () => ({
  Header: (): ReactNode => {
    if (mockBroken === 'frame') throw new Error('broken header');
    return 'the header';
  },
}));
jest.mock('../../../src/ui/app/page-outlet', () => ({
  PageOutlet: (): ReactNode => {
    if (mockBroken === 'block') throw new Error('broken block');
    return 'the block';
  },
}));
jest.mock('../../../src/domain/locale/alternate-links', () => {
  const links = jest.requireActual<typeof AlternateLinks>(
    '../../../src/domain/locale/alternate-links',
  );
  return {
    ...links,
    canonicalAddress: (page: Parameters<typeof links.canonicalAddress>[0]): string => {
      if (mockBroken === 'address') throw new Error('broken address');
      return links.canonicalAddress(page);
    },
  };
});

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
  mockBroken = null;
});

const faultsLogged = (): readonly unknown[] => shop.logLines.filter(({ level }) => level === 50);

it('a fault in the frame is answered once, with 500 and a page in the visitor’s language', async () => {
  mockBroken = 'frame';
  const before = faultsLogged().length;
  const page = await shop.ask('/ru/products', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(page.status).toBe(500);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.text.match(/<html/g)).toHaveLength(1);
  expect(page.text).toContain('<html lang="ru">');
  expect(page.text).toContain('<meta name="robots" content="noindex">');
  expect(page.text).toContain('<a href="/ru">На главную</a>');
  expect(visibleTextOf(page)).toContain('У нас что-то пошло не так');
  expect(page.text).not.toContain('broken header');
  expect(faultsLogged().length).toBeGreaterThan(before);
});

it('the plain page needs no script, and its styles are let through by the policy', async () => {
  mockBroken = 'frame';
  const page = await shop.ask('/');
  expect(page.text).not.toContain('<script');
  expect(page.headers['content-security-policy']).toMatch(/style-src [^;]*'unsafe-inline'/);
});

it('a fault in a block leaves status and the rest of the page as they are, and is logged', async () => {
  mockBroken = 'block';
  const before = faultsLogged().length;
  const page = await shop.ask('/products');
  expect(page.status).toBe(200);
  expect(page.text).toContain('the header');
  expect(page.text).not.toContain('the block');
  expect(page.text.endsWith('</body></html>')).toBe(true);
  expect(faultsLogged()).toHaveLength(before + 1);
});

it.each(['/robots.txt', '/sitemap.xml'])(
  'a fault in what has no language, such as %s, is told in the shop’s first one',
  async (path) => {
    mockBroken = 'address';
    const page = await shop.ask(path);
    expect([page.status, page.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(page.text).toContain('<html lang="en">');
    expect(visibleTextOf(page)).toContain('Something went wrong on our side');
    expect(shop.logText()).not.toContain('is not a function');
  },
);

it('the shop goes on after any', async () => {
  mockBroken = 'frame';
  await shop.ask('/');
  mockBroken = null;
  const page = await shop.ask('/products');
  expect(page.status).toBe(200);
  expect(page.text).toContain('the block');
});
