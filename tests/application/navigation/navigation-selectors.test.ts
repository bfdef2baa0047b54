import {
  selectBottomLinks,
  selectDrawerLinks,
  selectPolicyLink,
  selectTopLinks,
} from '../../../src/application/navigation/navigation-selectors';
import { navigationLoaded } from '../../../src/application/navigation/navigation-slice';
import type { NavigationItem } from '../../../src/application/ports/city-gateway';
import { setupRead } from '../../../src/application/setup/setup-slice';
import { rootReducer } from '../../../src/application/store/root-reducer';
import { NO_SEO } from '../../support/menus';

const item = (id: number, module: NavigationItem['module'], showTop = true): NavigationItem => ({
  id,
  name: `Item ${String(id)}`,
  showTop,
  showBottom: !showTop,
  module,
  seo: NO_SEO,
});

const shopWith = (...items: readonly NavigationItem[]) =>
  rootReducer(undefined, navigationLoaded(items));

it('links a page by its own name, and the home page by a slash', () => {
  const shop = shopWith(
    item(1, { type: 'home', slug: null }),
    item(2, { type: 'other', slug: 'about' }),
  );
  expect(selectTopLinks(shop)).toEqual([
    { id: 1, name: 'Item 1', target: { kind: 'internal', path: '/' } },
    { id: 2, name: 'Item 2', target: { kind: 'internal', path: '/about' } },
  ]);
});

it('leaves the menu out of the header, where it has a place of its own, and not out of the footer', () => {
  const menu = { type: 'menu', slug: null };
  const shop = shopWith(item(1, menu), item(2, menu, false));
  expect(selectTopLinks(shop)).toEqual([]);
  expect(selectBottomLinks(shop)).toEqual([
    { id: 2, name: 'Item 2', target: { kind: 'internal', path: '/products' } },
  ]);
});

it('leaves out what leads nowhere', () => {
  expect(selectTopLinks(shopWith(item(1, null), item(2, { type: 'page', slug: null })))).toEqual(
    [],
  );
});

it('does not stumble over a kind of page that it has never heard of', () => {
  const shop = shopWith(item(1, { type: 'hologram', slug: 'hologram' }));
  expect(selectTopLinks(shop)).toEqual([
    { id: 1, name: 'Item 1', target: { kind: 'internal', path: '/hologram' } },
  ]);
});

it('gives the drawer everything but home and menu, which have their places there', () => {
  const shop = shopWith(
    item(1, { type: 'home', slug: null }),
    item(2, { type: 'menu', slug: null }),
    item(3, { type: 'other', slug: 'news' }, false),
  );
  expect(selectDrawerLinks(shop).map(({ id }) => id)).toEqual([3]);
});

it('leads outside where the restaurant says so, and never to a script', () => {
  const link = (address: string): NavigationItem => ({
    ...item(1, { type: 'link', slug: null }),
    link: { address, opensInNewTab: true, isNoIndex: true },
  });
  expect(selectTopLinks(shopWith(link('https://example.com/jobs')))).toEqual([
    {
      id: 1,
      name: 'Item 1',
      target: {
        kind: 'external',
        address: 'https://example.com/jobs',
        opensInNewTab: true,
        isNoReferrer: true,
      },
    },
  ]);
  expect(selectTopLinks(shopWith(link('javascript:alert(1)')))).toEqual([]);
});

it('gives the same links for the same state', () => {
  const shop = shopWith(item(1, { type: 'home', slug: null }));
  expect(selectTopLinks(shop)).toBe(selectTopLinks(shop));
  expect(selectBottomLinks(shop)).toBe(selectBottomLinks(shop));
});

it('leads to the country’s own page about data, else to the general one, else nowhere', () => {
  const policy = (id: number, pageSlug: string): NavigationItem => ({
    ...item(id, { type: 'page', slug: 'info' }, false),
    pageSlug,
  });
  const shop = shopWith(policy(1, 'privacy'), policy(2, 'privacy-ae'));
  const inEmirates = rootReducer(shop, setupRead({ ...shop.setup, country: 'ae' }));
  const pathIn = (state: typeof shop) => selectPolicyLink(state)?.target;
  expect(pathIn(shop)).toEqual({ kind: 'internal', path: '/info/privacy' });
  expect(pathIn(inEmirates)).toEqual({ kind: 'internal', path: '/info/privacy-ae' });
  expect(selectPolicyLink(shopWith())).toBeNull();
});
