import fc from 'fast-check';
import type { ReferralId } from '../../../src/domain/referral/referral-id';
import { referralIdOf } from '../../../src/domain/referral/referral-id';
import { referralFromLink, referralLink } from '../../../src/domain/referral/referral-link';

const LOCALES = { all: ['en', 'ru', 'bg'], defaultLocale: 'en' };
const VARNA = 'https://varna.example';

const idOf = (value: string | number): ReferralId => {
  const id = referralIdOf(value);
  if (id === null) throw new Error('The test names an id that is none');
  return id;
};

describe('the id of an invitation', () => {
  it.each([
    ['letters, digits, underscores and hyphens', 'k3v9_Q2-', 'k3v9_Q2-'],
    ['one letter', 'a', 'a'],
    ['32 letters', 'a'.repeat(32), 'a'.repeat(32)],
    ['a number', 7, '7'],
    ['a number as text', '007', '007'],
  ])('is one: %s', (_what, value, id) => {
    expect(referralIdOf(value)).toBe(id);
  });

  it.each([
    ['nothing', ''],
    ['33 letters', 'a'.repeat(33)],
    ['a space inside', 'a b'],
    ['a space before', ' a'],
    ['a line break behind', 'a\n'],
    ['a letter with an accent', 'é'],
    ['a letter of another script', 'а'],
    ['a sign', 'a.b'],
    ['a tag', '<a>'],
    ['a negative number', -7],
    ['zero', 0],
    ['a fraction', 1.5],
    ['no number', NaN],
    ['no end', Infinity],
    ['a number too large to be exact', 2 ** 53],
  ])('is none: %s', (_what, value) => {
    expect(referralIdOf(value)).toBeNull();
  });

  it('keeps its capitals', () => {
    expect(referralIdOf('aB')).not.toBe(referralIdOf('ab'));
  });
});

describe('building the link', () => {
  it.each([
    ['in Russian', VARNA, 'ru', 'https://varna.example/ru?ref=7'],
    ['in the default language', VARNA, 'en', 'https://varna.example/?ref=7'],
    ['from an address with a slash', `${VARNA}/`, 'en', 'https://varna.example/?ref=7'],
    ['from an address with slashes', `${VARNA}//`, 'ru', 'https://varna.example/ru?ref=7'],
    ['from an address with a path', `${VARNA}/shop/`, 'ru', 'https://varna.example/shop/ru?ref=7'],
  ])('%s', (_how, baseUrl, locale, link) => {
    expect(referralLink(baseUrl, locale, LOCALES, idOf(7))).toBe(link);
  });
});

describe('reading it', () => {
  it.each([
    ['from any page', 'https://varna.example/ru/products/pizza?page=2&ref=k3v9#top', 'k3v9'],
    ['from the query alone', '?ref=k3v9', 'k3v9'],
    ['the first of two', '/?ref=a&ref=b', 'a'],
    ['none without a query', '/ref=a', null],
    ['none behind the hash', '/#?ref=a', null],
    ['none in another parameter', '/?preref=a', null],
    ['none that is empty', '/?ref=', null],
    ['none that cannot be', '/?ref=a%20b', null],
  ])('%s', (_how, address, id) => {
    expect(referralFromLink(address)).toBe(id);
  });

  it('gives back the id that it was built with, in every language', () => {
    const alphabet = 'ABCXYZabcxyz0189_-';
    const ids = fc
      .string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 32 })
      .map(idOf);
    const bases = fc.constantFrom(VARNA, `${VARNA}/`, 'http://localhost:3000', `${VARNA}/shop`);
    fc.assert(
      fc.property(ids, bases, fc.constantFrom(...LOCALES.all), (id, base, locale) => {
        expect(referralFromLink(referralLink(base, locale, LOCALES, id))).toBe(id);
      }),
    );
  });
});
