import type { KeptPage } from '../../../server/page-cache/kept-page';
import { keepPage, withoutNonce } from '../../../server/page-cache/kept-page';
import { PageStore } from '../../../server/page-cache/page-store';

const pageOf = (size: number): KeptPage => ({
  route: 'home',
  headers: {},
  bodies: { br: Buffer.alloc(0), gzip: Buffer.alloc(0), identity: Buffer.alloc(0) },
  size,
});

const open = (limit: number) => {
  let now = 0;
  return {
    store: new PageStore(limit, () => now),
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
};

it.each([
  [4999, true],
  [5000, false],
  [29_999, false],
  [30_000, null],
])('a page that is %i ms old counts as new: %s', (age, isFresh) => {
  const { store, wait } = open(100);
  store.keep('a', pageOf(1));
  wait(age);
  expect(store.find('a')?.isFresh ?? null).toBe(isFresh);
});

it('takes no more room than it has, and lets go first what was used longest ago', () => {
  const { store } = open(100);
  for (const key of ['a', 'b', 'c']) store.keep(key, pageOf(33));
  store.find('a');
  store.keep('d', pageOf(40));
  expect(store.kept).toBeLessThanOrEqual(100);
  expect(['a', 'b', 'c', 'd'].filter((key) => store.find(key))).toEqual(['a', 'd']);
  store.keep('a', pageOf(10));
  expect(store.kept).toBe(50);
});

it('does not make room for a page that would need all of it', () => {
  const { store } = open(100);
  store.keep('a', pageOf(50));
  store.keep('b', pageOf(101));
  expect([store.find('a') !== null, store.find('b')]).toEqual([true, null]);
});

const POLICY = "script-src 'self' 'nonce-abc'; object-src 'none'";

it('knows scripts of a kept page by what they say, and has no number for all to use', () => {
  const { html, headers } = withoutNonce({
    html: '<script nonce="abc">go()</script><script type="application/json">{}</script><script src="/a.js"></script>',
    headers: { 'content-security-policy': POLICY },
    nonce: 'abc',
  });
  expect(html).not.toContain('nonce');
  // printf 'go()' | openssl dgst -sha256 -binary | base64
  expect(headers['content-security-policy']).toBe(
    "script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='; object-src 'none'",
  );
});

it('keeps each page in all forms that browsers take', async () => {
  const html = '<p>Pizza</p>'.repeat(1000);
  const { bodies, size } = await keepPage({ route: 'home', headers: {}, nonce: 'abc', html });
  expect(bodies.identity.toString()).toBe(html);
  expect(bodies.br.length).toBeLessThan(bodies.identity.length / 10);
  expect(size).toBe(bodies.br.length + bodies.gzip.length + bodies.identity.length);
});
