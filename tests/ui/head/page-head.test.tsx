import type { Action } from 'redux';
import {
  categoriesLoaded,
  productLoaded,
} from '../../../src/application/catalogue/catalogue-slice';
import { articleLoaded } from '../../../src/application/content/content-slice';
import { navigationLoaded } from '../../../src/application/navigation/navigation-slice';
import { pageFailed, pageReady } from '../../../src/application/navigation/page-slice';
import { setupRead } from '../../../src/application/setup/setup-slice';
import { ACCENTS, GROUNDS } from '../../../src/ui/head/brand-files';
import { linkPreview } from '../../../src/ui/head/link-preview';
import { pageHead } from '../../../src/ui/head/page-head';
import { locateRoute } from '../../../src/ui/navigation/route-table';
import { TOKENS } from '../../../src/ui/theme/tokens';
import { categoryOf, dishOf } from '../../support/dishes';
import { ARTICLE } from '../../support/menus';
import { LOCALES, shopStore, i18nOf } from '../../support/render-shop';
import { seoOf } from '../../support/seo';

const headOf = (address: string, ...actions: readonly Action[]) => {
  const { locale, route } = locateRoute(new URL(address, 'http://sofia.example'), LOCALES);
  const { store } = shopStore(locale, [pageReady(route), ...actions]);
  return pageHead(store.getState(), i18nOf(locale).t);
};

const NO_PREVIEW = { type: 'website', title: '', description: null };

const HOT = categoryOf({ subcategories: [{ id: 11, slug: 'hot', name: 'Hot' }] });
const OWN_SEO = seoOf({ title: 'The best pizza', description: 'From a stone oven' });

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
      [categoriesLoaded([categoryOf({ seo: OWN_SEO })])],
    ],
    ['/product/margherita', 'Margherita, 12.90\u00a0лв. · Tavolino', [productLoaded(dishOf())]],
    ['/ru/product/margherita', 'Margherita, 12,90\u00a0лв. · Tavolino', [productLoaded(dishOf())]],
    ['/product/margherita', 'The best pizza · Tavolino', [productLoaded(dishOf({ seo: OWN_SEO }))]],
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
    expect(head).toEqual({
      title,
      description: null,
      keywords: null,
      isIndexed: false,
      preview: null,
    });
  });
});

describe('what search engines are told', () => {
  it.each([
    ['/', true],
    ['/products', true],
    ['/products/pizza', true],
    ['/cart', false],
    ['/account', false],
    ['/account/profile', false],
    ['/account/orders', false],
    ['/account/orders/7', false],
  ])('%s may be found: %s', (address, isIndexed) => {
    expect(headOf(address).isIndexed).toBe(isIndexed);
  });

  it('a dish is described by the restaurant’s own words, else by the menu’s', () => {
    const [own, menu] = [OWN_SEO, seoOf()].map(
      (seo) => headOf('/product/margherita', productLoaded(dishOf({ seo }))).description,
    );
    expect([own, menu]).toEqual(['From a stone oven', 'Tomato, mozzarella, basil']);
  });
});

describe('what a link to a page looks like', () => {
  it('is what the restaurant wants it to be, else what the page says of itself', () => {
    const seo = seoOf({
      title: 'Best',
      ogType: 'product',
      ogTitle: 'Try it',
      ogDescription: 'Hot',
    });
    const address = '/product/margherita';
    expect(headOf(address, productLoaded(dishOf({ seo }))).preview).toEqual({
      type: 'product',
      title: 'Try it',
      description: 'Hot',
    });
    expect(headOf(address, productLoaded(dishOf())).preview).toEqual({
      type: 'website',
      title: 'Margherita, 12.90\u00a0лв.',
      description: 'Tomato, mozzarella, basil',
    });
  });

  const previewOf = (address: string, ...actions: readonly Action[]) => {
    const { locale, route } = locateRoute(new URL(address, 'http://sofia.example'), LOCALES);
    const { store } = shopStore(locale, [pageReady(route), ...actions]);
    return linkPreview(store.getState(), headOf(address).preview ?? NO_PREVIEW);
  };

  it('has the full address, the country’s locale, and a picture: the dish’s, else the brand’s', () => {
    expect(previewOf('/ru/product/margherita', productLoaded(dishOf()))).toMatchObject({
      address: 'http://sofia.example/ru/product/margherita',
      locale: 'ru_BG',
      picture: 'http://sofia.example/media/5.jpeg',
    });
    const setup = { ...shopStore().store.getState().setup, brand: 'sushi' as const };
    const bare = [productLoaded(dishOf({ picture: null })), setupRead(setup)];
    expect(previewOf('/product/margherita', ...bare)?.picture).toBe(
      'http://sofia.example/share-sushi.png',
    );
    const elsewhere = { webp: 'https://cdn.example/a.webp', jpeg: 'https://cdn.example/a.jpeg' };
    expect(
      previewOf('/product/margherita', productLoaded(dishOf({ picture: elsewhere })))?.picture,
    ).toBe('https://cdn.example/a.jpeg');
  });
});

describe('a page without words of its own', () => {
  const item = {
    id: 3,
    name: 'Contacts',
    showTop: true,
    showBottom: true,
    module: { type: 'contacts', slug: 'contacts' },
    seo: seoOf({ title: 'Where we are', keywords: 'phones' }),
  };

  it('has those of the navigation that leads to it, and for the rest the shop’s', () => {
    const head = headOf('/contacts', navigationLoaded([item]));
    expect([head.title, head.keywords, head.description]).toEqual([
      'Where we are · Tavolino',
      'phones',
      'Phones, addresses and opening hours in Sofia.',
    ]);
    expect(headOf('/delivery', navigationLoaded([item])).keywords).toBeNull();
  });

  it('begins with its text', () => {
    const { title, description } = headOf('/about', articleLoaded(ARTICLE));
    expect([title, description]).toEqual(['About us · Tavolino', 'We bake.']);
  });
});

it('a title that names the restaurant itself does not name it twice', () => {
  const seo = seoOf({ title: 'Tavolino: the best pizza' });
  expect(headOf('/product/margherita', productLoaded(dishOf({ seo }))).title).toBe(
    'Tavolino: the best pizza',
  );
});

it('the colours told to browsers are those of the theme', () => {
  for (const colour of [...Object.values(ACCENTS), ...Object.values(GROUNDS)]) {
    expect(TOKENS).toContain(colour);
  }
});
