import fc from 'fast-check';
import type { Locales } from '../../../src/domain/locale/locale-path';
import {
  isoOf,
  localePath,
  splitLocale,
  switchLocale,
} from '../../../src/domain/locale/locale-path';

const LOCALES: Locales = { all: ['en', 'ru'], defaultLocale: 'en' };

const anyLocale = fc.constantFrom(...LOCALES.all);
const segment = fc.string({ unit: fc.constantFrom(...'abrueп-.%2'), minLength: 1, maxLength: 5 });
/** Paths of pages; none of them begins with a language, since such a page cannot be addressed. */
const anyPath = fc
  .array(segment, { maxLength: 4 })
  .map((segments) => `/${segments.join('/')}`)
  .filter((path) => splitLocale(path, LOCALES).locale === LOCALES.defaultLocale);
/** Whatever somebody may write behind a host. */
const anyAddress = fc
  .array(
    fc.constantFrom('/', '\\', 'ru', 'en', 'evil.example', '?', '#', '\t', '\n', '.', '@', ' '),
  )
  .map((parts) => `/${parts.join('')}`);

describe('the language of an address', () => {
  it.each([
    ['no prefix', '/about', 'en', '/about'],
    ['the home page', '/', 'en', '/'],
    ['a language', '/ru/about', 'ru', '/about'],
    ['a language alone', '/ru', 'ru', '/'],
    ['a language and a slash', '/ru/', 'ru', '/'],
    ['a path that merely begins like a language', '/rune', 'en', '/rune'],
    ['a first segment that begins like a language', '/rus/about', 'en', '/rus/about'],
    ['a language in capitals, which is none', '/RU/about', 'en', '/RU/about'],
    ['a language further down, which is none', '/about/ru', 'en', '/about/ru'],
    ['a language that the shop does not speak', '/de/about', 'en', '/de/about'],
    ['the default language, which has no prefix', '/en/about', 'en', '/en/about'],
    ['a language twice, which is a page called so', '/ru/ru', 'ru', '/ru'],
    ['nothing', '', 'en', '/'],
    ['a language behind two slashes, of which one counts', '//ru/about', 'ru', '/about'],
    ['a language behind the other slash', '/\\ru/about', 'ru', '/about'],
    ['a page and then a language, with no slash before', 'about/ru/x', 'en', '/about/ru/x'],
  ])('with %s', (_what, pathname, locale, path) => {
    expect(splitLocale(pathname, LOCALES)).toEqual({ locale, path });
  });

  it('is Russian without a prefix where Russian is the default', () => {
    const russian: Locales = { all: ['en', 'ru'], defaultLocale: 'ru' };
    expect(splitLocale('/about', russian)).toEqual({ locale: 'ru', path: '/about' });
    expect(splitLocale('/en/about', russian)).toEqual({ locale: 'en', path: '/about' });
    expect(switchLocale('/en/about', 'ru', russian)).toBe('/about');
  });

  it.each([
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example',
    '/ru//evil.example',
    '//ru/x',
  ])('never leaves a path that names another host: %s', (pathname) => {
    expect(splitLocale(pathname, LOCALES).path).toMatch(/^\/(?![/\\])/);
  });
});

describe('the address of a page', () => {
  it('says the same once more as what it was read from', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const { locale, path } = splitLocale(address, LOCALES);
        const again = splitLocale(localePath(path, locale, LOCALES), LOCALES);
        expect(again).toEqual({ locale, path });
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['/about', 'en', '/about'],
    ['/about', 'ru', '/ru/about'],
    ['/', 'en', '/'],
    ['/', 'ru', '/ru'],
  ])('of %s in %s', (path, locale, address) => {
    expect(localePath(path, locale, LOCALES)).toBe(address);
  });

  it('is taken apart into what it was put together from', () => {
    fc.assert(
      fc.property(anyPath, anyLocale, (path, locale) => {
        expect(splitLocale(localePath(path, locale, LOCALES), LOCALES)).toEqual({ locale, path });
      }),
    );
  });
});

describe('switching the language', () => {
  it.each([
    [
      'keeps page, query and hash',
      '/products/pizza?page=2&utm_source=x#top',
      'ru',
      '/ru/products/pizza?page=2&utm_source=x#top',
    ],
    [
      'takes the prefix off again',
      '/ru/products/pizza?page=2#top',
      'en',
      '/products/pizza?page=2#top',
    ],
    ['keeps a hash alone', '/about#team', 'ru', '/ru/about#team'],
    ['keeps a question mark in the hash', '/about#a?b', 'ru', '/ru/about#a?b'],
    ['keeps paths in the query', '/?back=/ru/cart', 'ru', '/ru?back=/ru/cart'],
    ['to the same language changes nothing', '/ru/about?x=1', 'ru', '/ru/about?x=1'],
    ['of the home page', '/ru', 'en', '/'],
    ['of a bare query', '?page=2', 'ru', '/ru?page=2'],
  ])('%s', (_rule, address, locale, expected) => {
    expect(switchLocale(address, locale, LOCALES)).toBe(expected);
  });

  it('there and back leads to the same address', () => {
    const query = fc.constantFrom('', '?page=2', '#top', '?a=/ru/#b?c');
    fc.assert(
      fc.property(anyPath, query, anyLocale, anyLocale, (path, rest, from, to) => {
        const address = `${localePath(path, from, LOCALES)}${rest}`;
        const there = switchLocale(address, to, LOCALES);
        expect(switchLocale(there, from, LOCALES)).toBe(address);
      }),
    );
  });
});

describe('a link of the shop', () => {
  const HERE = 'https://shop.example';

  it('never leads to another host, whatever the address', () => {
    fc.assert(
      fc.property(anyAddress, anyLocale, (address, locale) => {
        const links = [
          localePath(address, locale, LOCALES),
          switchLocale(address, locale, LOCALES),
        ];
        for (const link of links) {
          expect(link).toMatch(/^\/(?![/\\])/);
          expect(new URL(link, HERE).origin).toBe(HERE);
        }
      }),
      { numRuns: 500 },
    );
  });
});

it('writes numbers and dates by language and country', () => {
  expect(isoOf('en', 'bg')).toBe('en-bg');
  expect(isoOf('ru', 'ae')).toBe('ru-ae');
});
