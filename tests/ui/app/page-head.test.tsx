import type { Action } from 'redux';
import {
  categoriesLoaded,
  productLoaded,
} from '../../../src/application/catalogue/catalogue-slice';
import { pageFailed, pageReady } from '../../../src/application/page/page-slice';
import { pageHead } from '../../../src/ui/app/page-head';
import { locateRoute } from '../../../src/ui/app/route-table';
import { categoryOf, dishOf } from '../../support/dishes';
import { LOCALES, shopStore, textsOf } from '../../support/render-shop';

const headOf = (address: string, ...actions: readonly Action[]) => {
  const { locale, route } = locateRoute(new URL(address, 'http://sofia.example'), LOCALES);
  const { store } = shopStore(locale, [pageReady(route), ...actions]);
  return pageHead(store.getState(), textsOf(locale).t);
};

const HOT = categoryOf({ subcategories: [{ id: 11, slug: 'hot', name: 'Hot' }] });
const OWN_WORDS = { title: 'The best pizza', description: 'From a stone oven' };

describe('the title of a page', () => {
  it.each<[string, string, Action[]]>([
    ['/', 'Pizza and sushi delivery in Sofia · Tavolino', []],
    ['/ru', 'Доставка пиццы и суши: Sofia · Tavolino', []],
    ['/products', 'Menu, delivery in Sofia · Tavolino', []],
    ['/products/pizza', 'Pizza, delivery in Sofia · Tavolino', []],
    ['/products/pizza?page=2', 'Pizza, delivery in Sofia, page 2 · Tavolino', []],
    ['/products/pizza/hot', 'Pizza: Hot, delivery in Sofia · Tavolino', [categoriesLoaded([HOT])]],
    [
      '/products/pizza',
      'The best pizza · Tavolino',
      [categoriesLoaded([categoryOf({ seo: OWN_WORDS })])],
    ],
    ['/product/margherita', 'Margherita, 12.90\u00a0лв. · Tavolino', [productLoaded(dishOf())]],
    ['/ru/product/margherita', 'Margherita, 12,90\u00a0лв. · Tavolino', [productLoaded(dishOf())]],
    [
      '/product/margherita',
      'The best pizza · Tavolino',
      [productLoaded(dishOf({ seo: OWN_WORDS }))],
    ],
    ['/cart', 'Cart · Tavolino', []],
  ])('%s is %s', (address, title, actions) => {
    expect(headOf(address, ...actions).title).toBe(title);
  });

  it.each([
    [404, 'Page not found'],
    [503, 'The kitchen cannot be reached right now'],
    [500, 'Something went wrong on our side'],
  ])('with status %i is %s, and search engines leave it out', (status, title) => {
    const head = headOf('/products/pizza', pageFailed({ route: { name: 'products' }, status }));
    expect(head).toEqual({ title, description: null, isIndexed: false });
  });
});

describe('what search engines are told', () => {
  it.each([
    ['/', true],
    ['/products', true],
    ['/products/pizza', true],
    ['/cart', false],
  ])('%s may be found: %s', (address, isIndexed) => {
    expect(headOf(address).isIndexed).toBe(isIndexed);
  });

  it('a dish is described by the restaurant’s own words, else by the menu’s', () => {
    const [own, menu] = [OWN_WORDS, { title: null, description: null }].map(
      (seo) => headOf('/product/margherita', productLoaded(dishOf({ seo }))).description,
    );
    expect([own, menu]).toEqual(['From a stone oven', 'Tomato, mozzarella, basil']);
  });
});
