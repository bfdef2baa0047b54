import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { importCommand } from '../../../backend/cli/commands/import-command';
import { operate } from '../support/operator';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

const NAMES = {
  en: 'Nonna Rosa',
  ru: 'Нонна Роза',
  bg: 'Нона Роза',
  kk: 'Нонна Роза ас үйі',
  uk: 'Нонна Роза',
};

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="alert(1)"><script>alert(1)</script>' +
  '<image href="file:///etc/passwd" width="1" height="1"/><circle cx="5" cy="5" r="5" fill="#8a1c4a"/></svg>';

const shopFile = (more: object = {}) => ({
  '//': 'a remark',
  format: 'shop',
  version: 1,
  locales: ['en', 'ru', 'bg', 'kk', 'uk'],
  name: NAMES,
  logo: 'logo.svg',
  accent: { light: '#8a1c4a', dark: '#e0679a' },
  ...more,
});

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  writeFileSync(join(shop.dir, 'logo.svg'), LOGO);
});
afterAll(() => shop.close());

const brandingIn = async (locale: string) =>
  (await shop.get('/api/v1/settings', locale).expect(200)).body.branding;

const imported = async (more: object = {}) => {
  expect(await shop.importDocument(shopFile(more))).toMatchObject({ ok: true });
};

it('says nothing of a shop that has no file of its own', async () => {
  expect(await brandingIn('en')).toBeUndefined();
});

it('tells name, titles and colours in the language of the call, from the next call on', async () => {
  const home = {
    title: {
      en: 'Pasta in {city}',
      ru: 'Паста: {city}',
      bg: 'Паста: {city}',
      kk: 'Паста: {city}',
      uk: 'Паста: {city}',
    },
  };
  await imported({ titles: { home } });
  for (const [locale, name] of Object.entries(NAMES))
    expect(await brandingIn(locale)).toMatchObject({ name });
  expect(await brandingIn('ru')).toMatchObject({
    titles: { home: { title: 'Паста: {city}', description: null } },
    accent: { light: '#8a1c4a', dark: '#e0679a' },
    font: 'onest',
  });
});

it('makes every size of a logo, as pictures: what else an SVG could do stays behind', async () => {
  await imported();
  const { pictures } = await brandingIn('en');
  const sizes = await Promise.all(
    Object.entries<string>(pictures).map(async ([form, path]) => {
      const { body, headers } = await shop.get(path).expect(200);
      expect(headers['content-type']).toBe('image/png');
      expect(String(body)).not.toContain('script');
      const { width, height } = await sharp(body).metadata();
      return [form, `${String(width)}x${String(height)}`];
    }),
  );
  expect(Object.fromEntries(sizes)).toEqual({
    logo: '112x112',
    small: '192x192',
    large: '512x512',
    maskable: '512x512',
    touch: '180x180',
    share: '1200x630',
  });
  const master = String(pictures.small).replace('-small.png', '.master.svg');
  await shop.get(master).expect(404);
});

it.each([
  [
    'an accent on which nobody could read, with the figure',
    { accent: { light: '#ffe680', dark: '#e0679a' } },
    {
      path: 'accent.light',
      reason: 'the contrast with #ffffff is 1.24:1, at least 3:1 is needed: take a darker colour',
    },
  ],
  [
    'a colour that is more than one',
    { accent: { light: 'red;}', dark: '#e0679a' } },
    { path: 'accent.light', reason: 'expected a colour such as "#8a1c4a", got "red;}"' },
  ],
  [
    'a font of no list',
    { font: 'Comic Sans' },
    { path: 'font', reason: 'expected one of onest, system, serif, got "Comic Sans"' },
  ],
  [
    'a logo outside of its folder',
    { logo: '../../etc/passwd' },
    { path: 'logo', reason: 'the picture "../../etc/passwd" is not in the folder of this file' },
  ],
])('refuses %s', async (_, more, problem) => {
  expect(await shop.importDocument(shopFile(more))).toEqual({ ok: false, error: [problem] });
});

it.each([
  ['small.png', 200, 200, 'is 200 × 200 pixels: large icons of it are blurred, 512 are enough'],
  ['wide.png', 900, 600, 'is 900 × 600 pixels: it is shown in a square, with empty edges'],
])('warns of the logo %s, which comes in all the same', async (logo, width, height, doubt) => {
  await sharp({ create: { width, height, channels: 3, background: '#8a1c4a' } })
    .png()
    .toFile(join(shop.dir, logo));
  const file = join(shop.dir, 'shop.json');
  writeFileSync(file, JSON.stringify(shopFile({ logo }), null, 1));
  const { code, err } = await operate(shop, importCommand, ['--check', file]);
  expect(code).toBe(0);
  expect(err).toEqual([expect.stringContaining(`warning: logo: the picture "${logo}" ${doubt}`)]);
});
