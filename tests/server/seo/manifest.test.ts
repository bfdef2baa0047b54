import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tagsOf } from '../../support/page-source';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { openStorefront } from '../../support/test-storefront';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose: string;
}

interface Manifest {
  readonly name: string;
  readonly lang: string;
  readonly start_url: string;
  readonly theme_color: string;
  readonly display: string;
  readonly icons: readonly Icon[];
}

let backend: StubBackend;

beforeAll(async () => {
  backend = await openStubBackend();
});
afterAll(() => backend.stop());

/** The size that a picture says it has, in its own first bytes. */
const sizeOf = (path: string): string => {
  const png = readFileSync(join(__dirname, '../../../public', path));
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${String(png.readUInt32BE(16))}x${String(png.readUInt32BE(20))}`;
};

describe.each([
  ['pizza', { BRAND: 'pizza' }, 'Tavolino', '#c8321b'],
  ['sushi', { BRAND: 'sushi' }, 'Tavolino Sushi', '#0f6466'],
  ['the white label', { BRAND: 'sushi', WHITE_LABEL: 'true' }, 'Our Kitchen', '#2e2a27'],
])('the shop of %s on a home screen', (_, variables: Record<string, string>, name, colour) => {
  it('has its name, its colour, and icons that are there and as large as they say', async () => {
    const shop = await openStorefront(backend.url, variables);
    const answer = await shop.ask('/manifest.webmanifest');
    // What the shop itself has just written.
    const manifest = JSON.parse(answer.text) as Manifest;
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    expect(manifest).toMatchObject({
      name,
      lang: 'en',
      start_url: '/',
      theme_color: colour,
      display: 'standalone',
    });
    const pngs = manifest.icons.filter(({ src }) => src.endsWith('.png'));
    expect(pngs.map(({ sizes, purpose }) => `${sizes} ${purpose}`).sort()).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    expect(pngs.map(({ src }) => sizeOf(src))).toEqual(pngs.map(({ sizes }) => sizes));
    const page = await shop.ask('/ru/products');
    const links = tagsOf(page.text, 'link');
    const to = (wanted: string) => links.find(({ rel }) => rel === wanted)?.href ?? '';
    expect(sizeOf(to('apple-touch-icon'))).toBe('180x180');
    const files = [...manifest.icons.map(({ src }) => src), to('apple-touch-icon'), to('icon')];
    const statuses = await Promise.all(files.map(async (path) => (await shop.ask(path)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const russian = JSON.parse((await shop.ask(to('manifest'))).text) as Manifest;
    expect([russian.lang, russian.start_url]).toEqual(['ru', '/ru']);
    await shop.close();
  });
});

it('a language that the shop has not got is answered in its own', async () => {
  const shop = await openStorefront(backend.url);
  const { text } = await shop.ask('/manifest.webmanifest?lang=__proto__');
  expect((JSON.parse(text) as Manifest).lang).toBe('en');
  const icon = await shop.ask('/favicon.ico');
  expect([icon.status, icon.headers.location]).toEqual([302, '/icon-pizza-192.png']);
  await shop.close();
});
