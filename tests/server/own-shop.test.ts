import { LOCALES } from '../../src/domain/locale/locales';
import { tagsOf } from '../support/page-source';
import type { StubBackend } from '../support/stub-backend';
import { openStubBackend } from '../support/stub-backend';
import { STUB_SETTINGS } from '../support/stub-menu';
import type { TestStorefront } from '../support/test-storefront';
import { openStorefront } from '../support/test-storefront';
import { wireBranding } from '../support/wire';

let backend: StubBackend;
let shop: TestStorefront;

beforeAll(async () => {
  backend = await openStubBackend();
  shop = await openStorefront(backend.url, { LOCALES: LOCALES.join() });
});
afterAll(async () => {
  await shop.close();
  await backend.stop();
});

const stateOf = (html: string): { settings: { branding: { name: string } } } =>
  // What the server has just written.
  JSON.parse(
    /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  ) as {
    settings: { branding: { name: string } };
  };

it('calls itself the same on the page, in its head, in the state of the browser and on a home screen, in every language', async () => {
  backend.behave(({ path }) =>
    path.endsWith('/settings')
      ? { body: { ...STUB_SETTINGS, branding: wireBranding() } }
      : undefined,
  );
  for (const locale of LOCALES) {
    const prefix = locale === 'en' ? '' : `/${locale}`;
    const { text } = await shop.ask(prefix || '/');
    expect(/<title>.*?<\/title>/.exec(text)?.[0]).toMatch(
      /^<title>Fresh pasta in [^<]+ · Nonna Rosa<\/title>$/,
    );
    expect(text.includes('Tavolino')).toBe(false);
    expect(text.includes('--accent:#8a1c4a;')).toBe(true);
    expect(stateOf(text).settings.branding.name).toBe('Nonna Rosa');
    const icon = tagsOf(text, 'link').find(({ rel }) => rel === 'icon')?.href;
    expect(icon).toBe('/media/logo-0a1b2c3d-small.png');
    const manifest = await shop.ask(`/manifest.webmanifest?lang=${locale}`);
    expect(JSON.parse(manifest.text)).toMatchObject({
      name: 'Nonna Rosa',
      lang: locale,
      theme_color: '#8a1c4a',
    });
  }
  const favicon = await shop.ask('/favicon.ico');
  expect(favicon.headers.location).toBe('/media/logo-0a1b2c3d-small.png');
});
