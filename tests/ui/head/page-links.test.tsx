import type { Action } from 'redux';
import { listingLoaded } from '../../../src/application/catalogue/catalogue-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { newsListLoaded } from '../../../src/application/content/content-slice';
import { navigationLoaded } from '../../../src/application/navigation/navigation-slice';
import { pageReady } from '../../../src/application/navigation/page-slice';
import { locateRoute } from '../../../src/ui/navigation/route-table';
import { pageLinks } from '../../../src/ui/head/page-links';
import { pagePath } from '../../../src/ui/head/page-path';
import { LOCALES, VARNA, shopStore } from '../../support/render-shop';
import { seoOf } from '../../support/seo';

const linksOf = (address: string, ...actions: readonly Action[]) => {
  const { locale, route } = locateRoute(new URL(address, 'http://varna.example'), LOCALES);
  const { store } = shopStore(locale, [
    cityChosen({ current: { ...VARNA, baseUrl: 'https://varna.example/' }, all: [] }),
    pageReady(route),
    ...actions,
  ]);
  return pageLinks(store.getState());
};

const addressesOf = (rel: string, links: ReturnType<typeof linksOf>): readonly string[] =>
  links.filter((link) => link.rel === rel).map(({ address }) => address);

it.each(['/about', '/ru/about'])('%s names itself and every language, all alike', (path) => {
  const links = linksOf(path);
  expect(addressesOf('canonical', links)).toEqual([`https://varna.example${path}`]);
  expect(
    links
      .filter(({ rel }) => rel === 'alternate')
      .map(({ hreflang, address }) => [hreflang, address]),
  ).toEqual([
    ['en', 'https://varna.example/about'],
    ['ru', 'https://varna.example/ru/about'],
    ['x-default', 'https://varna.example/about'],
  ]);
});

it.each([
  ['/products/pizza/', '/products/pizza'],
  ['/products/pizza?page=1', '/products/pizza'],
  ['/products/pizza?filter=3&utm_source=x', '/products/pizza'],
  ['/products/pizza?utm_source=x&page=2', '/products/pizza?page=2'],
  ['/news?page=3', '/news?page=3'],
  ['/page/about', '/about'],
  ['/products/%D0%BF%D0%B8%D1%86%D1%86%D0%B0', '/products/%D0%BF%D0%B8%D1%86%D1%86%D0%B0'],
])('%s is kept under %s', (address, path) => {
  const links = linksOf(address);
  expect(addressesOf('canonical', links)).toEqual([`https://varna.example${path}`]);
  expect(addressesOf('alternate', links)[1]).toBe(`https://varna.example/ru${path}`);
});

it('a text that the navigation puts into a part of the shop is kept there', () => {
  const item = {
    id: 1,
    name: 'Privacy',
    showTop: false,
    showBottom: true,
    module: { type: 'page', slug: 'info' },
    pageSlug: 'privacy',
    seo: seoOf(),
  };
  const links = linksOf('/page/privacy', navigationLoaded([item]));
  expect(addressesOf('canonical', links)).toEqual(['https://varna.example/info/privacy']);
});

const meta = { currentPage: 2, lastPage: 3, perPage: 24, total: 70 };

describe('a list on several pages', () => {
  const LISTING = listingLoaded({ products: [], promos: [], meta });

  it.each([
    ['/ru/products/pizza', [], ['/ru/products/pizza?page=2']],
    ['/products/pizza?page=2', ['/products/pizza'], ['/products/pizza?page=3']],
    ['/products/pizza?page=3', ['/products/pizza?page=2'], []],
  ])('%s has %j before and %j behind it', (address, before, behind) => {
    const links = linksOf(address, LISTING);
    const full = (paths: readonly string[]) => paths.map((path) => `https://varna.example${path}`);
    expect(addressesOf('prev', links)).toEqual(full(before));
    expect(addressesOf('next', links)).toEqual(full(behind));
  });

  it('of filtered dishes names no pages around it, which would be those of all dishes', () => {
    const links = linksOf('/products/pizza?page=2&filter=3', LISTING);
    expect([...addressesOf('prev', links), ...addressesOf('next', links)]).toEqual([]);
  });

  it('may be of news', () => {
    const links = linksOf('/news?page=2', newsListLoaded({ items: [], meta }));
    expect([...addressesOf('prev', links), ...addressesOf('next', links)]).toEqual([
      'https://varna.example/news',
      'https://varna.example/news?page=3',
    ]);
  });
});

it.each([
  '/',
  '/about',
  '/cart',
  '/contacts',
  '/delivery',
  '/favorite',
  '/news',
  '/news/a',
  '/page/a%2Fb',
  '/product/%3Cb%3E',
  '/products',
  '/products/a/b',
  '/promo',
  '/promo/a',
  '/search',
  '/info/a',
  '/info',
  '/products/a?page=7',
])('the page that %s names is kept under that very path', (address) => {
  const { route } = locateRoute(new URL(address, 'http://varna.example'), LOCALES);
  expect(pagePath(route)).toBe(address);
});
