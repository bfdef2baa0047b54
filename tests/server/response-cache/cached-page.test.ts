import { compressPage, withoutNonce } from '../../../server/response-cache/cached-page';

const NONCE = '0b9d8a52-5a55-4b8e-a2a1-1d0f6b3c7f11';

// printf 'go()' | openssl dgst -sha256 -binary | base64
const HASH_OF_GO = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";

it('allows the scripts of a cached page by their hashes, and has no nonce for all to use', () => {
  const { html, scriptHashes } = withoutNonce(
    `<script nonce="${NONCE}">go()</script><script type="application/json">{}</script><script src="/a.js"></script>`,
    NONCE,
  );
  expect(html).not.toContain('nonce');
  expect(scriptHashes).toBe(HASH_OF_GO);
});

it.each([
  ['without a nonce', '<script>alert(1)</script>'],
  ['with a guessed nonce', '<script nonce="guessed">alert(1)</script>'],
  ['that is left open', '<p><script>alert(1)'],
  ['with a nonce in another attribute', `<script data-x='nonce="guessed"'>alert(1)</script>`],
])('does not allow a script that somebody slipped into the page %s', (_, foreign) => {
  const { scriptHashes } = withoutNonce(
    `<script nonce="${NONCE}">go()</script>${foreign}<p>Pizza</p>`,
    NONCE,
  );
  expect(scriptHashes).toBe(HASH_OF_GO);
});

it('compresses a page once, in all encodings that browsers take', async () => {
  const html = '<p>Pizza</p>'.repeat(1000);
  const { bodies, size } = await compressPage({
    route: 'home',
    locale: 'en',
    status: 200,
    html,
    scriptHashes: '',
  });
  expect(bodies.identity.toString()).toBe(html);
  expect(bodies.br.length).toBeLessThan(bodies.identity.length / 10);
  expect(size).toBe(bodies.br.length + bodies.gzip.length + bodies.identity.length);
});
