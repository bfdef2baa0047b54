import {
  accountPathOf,
  loginAddress,
  wantedAccountPath,
} from '../../../src/application/sign-in/account-path';

const PAGES = [
  '/account',
  '/account/address',
  '/account/bonuses',
  '/account/orders',
  '/account/orders/12',
  '/account/profile',
  '/account/referral',
];

const LOCALES = { all: ['en', 'ru'], defaultLocale: 'en' };

it.each(PAGES)('%s is a page of the account', (path) => {
  expect(accountPathOf(path)).toBe(path);
  expect(accountPathOf(`${path}/`)).toBe(path);
  expect(accountPathOf(path.toUpperCase())).toBeNull();
});

it.each([
  '',
  '/',
  '/cart',
  'account',
  '/accounts',
  '/account/orders/x',
  '/account/orders/0',
  '/account/orders/012',
  '/account/orders/-1',
  '/account/orders/12345678901234567',
  '/account/orders/1/2',
  '/account/bonus',
  '/account//orders',
  '//account',
  '/account/orders/1\n',
  '/ru/account',
  'https://evil.example/account',
  '//evil.example/account',
  '/account/../cart',
  '/account?x=/account',
  '/account#/account',
  '/\\evil.example',
])('%j is none', (path) => {
  expect(accountPathOf(path)).toBeNull();
  expect(wantedAccountPath(`?login=${encodeURIComponent(path)}`)).toBeNull();
});

it.each([
  ['en', '/account/orders/12', '/?login=/account/orders/12'],
  ['ru', '/account', '/ru?login=/account'],
])('a guest who wanted it logs in at home, in %s', (locale, path, address) => {
  expect(loginAddress(path, locale, LOCALES)).toBe(address);
});

it.each(PAGES)('where home still knows that it was %s', (path) => {
  const { search } = new URL(loginAddress(path, 'ru', LOCALES), 'http://sofia.example');
  expect(wantedAccountPath(search)).toBe(path);
});

it.each(['', '?login', '?login=', '?other=/account', '?login=/cart&login=/account'])(
  'home with %j knows of no such page',
  (search) => {
    expect(wantedAccountPath(search)).toBeNull();
  },
);
