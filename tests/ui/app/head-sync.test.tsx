import { waitFor } from '@testing-library/react';
import { categoriesLoaded } from '../../../src/application/catalogue/catalogue-slice';
import {
  pageFailed,
  pageReady,
  routeEntered,
} from '../../../src/application/navigation/page-slice';
import { liveOrderKnown } from '../../../src/application/tracking/live-order-slice';
import { orderTracked } from '../../../src/application/tracking/tracking-slice';
import { HeadSync } from '../../../src/ui/app/head-sync';
import { categoryOf } from '../../support/dishes';
import { BY_KEY, OWN_ORDER, trackedOrder } from '../../support/orders';
import { renderShop } from '../../support/render-shop';
import { seoOf } from '../../support/seo';

const CATEGORY = { name: 'category' as const, category: 'pizza', page: 1, filter: [] };

beforeEach(() => {
  // The rules of styles stay: each is written once.
  document.head.querySelectorAll('title, meta, link').forEach((element) => {
    element.remove();
  });
  document.head.insertAdjacentHTML(
    'beforeend',
    '<title>Old</title><link rel="canonical" href="http://sofia.example/old"><link rel="alternate" hreflang="en" href="http://sofia.example/old"><link rel="next" href="http://sofia.example/old?page=2"><link rel="icon" href="/icon-pizza.svg">',
  );
});

const robots = (): string | null | undefined =>
  document.head.querySelector('meta[name=robots]')?.getAttribute('content');

const linksOf = (): readonly string[] =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link')].map(
    ({ rel, hreflang, href }) => `${rel} ${hreflang} ${href}`,
  );

it('the head follows the customer to the next page, and waits until that is there', () => {
  const seo = seoOf({ title: 'The best pizza' });
  const shop = renderShop(<HeadSync />, { actions: [categoriesLoaded([categoryOf({ seo })])] });
  const home = document.title;
  shop.happen(routeEntered(CATEGORY));
  expect(document.title).toBe(home);
  shop.happen(pageReady(CATEGORY));
  expect([document.title, robots()]).toEqual(['The best pizza · Tavolino', undefined]);
  expect(new Set(linksOf())).toEqual(
    new Set([
      'icon  http://localhost/icon-pizza.svg',
      'canonical  http://sofia.example/products/pizza',
      'alternate en http://sofia.example/products/pizza',
      'alternate ru http://sofia.example/ru/products/pizza',
      'alternate x-default http://sofia.example/products/pizza',
    ]),
  );
});

it('a page that search engines are to leave out says so, and the next one no longer', () => {
  const shop = renderShop(<HeadSync />, { path: '/cart' });
  expect(robots()).toBe('noindex');
  expect(linksOf()).toEqual(['icon  http://localhost/icon-pizza.svg']);
  shop.happen(pageReady(CATEGORY));
  expect(robots()).toBeUndefined();
  shop.happen(pageFailed({ route: CATEGORY, status: 404 }));
  expect([document.title, robots()]).toEqual(['Page not found', 'noindex']);
});

it('a tab says where the order stands and when it comes, until that has ended', async () => {
  const order = trackedOrder({ status: 'delivery' });
  const shop = renderShop(<HeadSync />, {
    path: '/cart',
    actions: [liveOrderKnown({ reference: BY_KEY, order })],
  });
  await waitFor(() => expect(document.title).toBe('On the way · 13:00 | Cart · Tavolino'));
  shop.happen(pageReady(CATEGORY));
  expect(document.title).toMatch(/^On the way · 13:00 \| .* · Tavolino$/);
  shop.happen(liveOrderKnown({ reference: BY_KEY, order: { ...order, status: 'complete' } }));
  expect(document.title).toMatch(/^Pizza/);
});

it('the tab of an order says its own state, and names it', async () => {
  renderShop(<HeadSync />, {
    path: '/account/orders/4711',
    actions: [
      liveOrderKnown({ reference: BY_KEY, order: trackedOrder({ status: 'process' }) }),
      orderTracked({ reference: OWN_ORDER, order: trackedOrder({ number: '7' }) }),
    ],
  });
  await waitFor(() => expect(document.title).toBe('Received · 13:00 | Order 7 · Tavolino'));
});
