import fc from 'fast-check';
import { alternateLinks, canonicalAddress } from '../../../src/domain/locale/alternate-links';
import type { Locales } from '../../../src/domain/locale/locale-path';
import { splitLocale } from '../../../src/domain/locale/locale-path';

const LOCALES: Locales = { all: ['en', 'ru'], defaultLocale: 'en' };
const VARNA = { baseUrl: 'https://varna.example', path: '/about', locales: LOCALES };

describe('a page in several languages', () => {
  it('names them all, itself included, and the default one for everybody else', () => {
    expect(alternateLinks(VARNA)).toEqual([
      { hreflang: 'en', address: 'https://varna.example/about' },
      { hreflang: 'ru', address: 'https://varna.example/ru/about' },
      { hreflang: 'x-default', address: 'https://varna.example/about' },
    ]);
  });

  it('is found under an address of its own in each', () => {
    expect(canonicalAddress({ ...VARNA, locale: 'ru' })).toBe('https://varna.example/ru/about');
    expect(canonicalAddress({ ...VARNA, locale: 'en' })).toBe('https://varna.example/about');
  });

  it.each(['https://varna.example', 'https://varna.example/', 'https://varna.example//'])(
    'has one slash behind the city’s address, written %s',
    (baseUrl) => {
      const home = { ...VARNA, baseUrl, path: '/' };
      expect(canonicalAddress({ ...home, locale: 'en' })).toBe('https://varna.example/');
      expect(canonicalAddress({ ...home, locale: 'ru' })).toBe('https://varna.example/ru');
      expect(canonicalAddress({ ...VARNA, baseUrl, locale: 'en' })).toBe(
        'https://varna.example/about',
      );
    },
  );

  it('keeps what of the query makes it a page of its own', () => {
    const second = { ...VARNA, path: '/products/pizza?page=2', locale: 'ru' };
    expect(canonicalAddress(second)).toBe('https://varna.example/ru/products/pizza?page=2');
  });

  it('has the language without a prefix that the shop takes for its own', () => {
    const russian = { ...VARNA, locales: { all: ['en', 'ru'], defaultLocale: 'ru' } };
    expect(alternateLinks(russian)).toEqual([
      { hreflang: 'en', address: 'https://varna.example/en/about' },
      { hreflang: 'ru', address: 'https://varna.example/about' },
      { hreflang: 'x-default', address: 'https://varna.example/about' },
    ]);
  });

  it('is named alike by all of them: whoever follows a link finds the same links there', () => {
    const segments = fc.array(fc.constantFrom('about', 'ru', 'en', 'пицца', 'a-b'));
    fc.assert(
      fc.property(segments, (names) => {
        const { path } = splitLocale(`/${names.join('/')}`, LOCALES);
        // A page that is called as a language cannot be addressed in the default one.
        fc.pre(splitLocale(path, LOCALES).path === path);
        const links = alternateLinks({ ...VARNA, path });
        for (const { hreflang, address } of links) {
          const there = splitLocale(address.slice(VARNA.baseUrl.length), LOCALES);
          expect(there.locale).toBe(hreflang === 'x-default' ? 'en' : hreflang);
          expect(alternateLinks({ ...VARNA, path: there.path })).toEqual(links);
          expect(canonicalAddress({ ...VARNA, ...there })).toBe(address);
        }
      }),
      { numRuns: 40 },
    );
  });
});
