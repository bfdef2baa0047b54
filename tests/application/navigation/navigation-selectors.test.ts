import type { NavigationItem } from '../../../src/application/navigation/navigation-item';
import {
  selectBottomPages,
  selectTopPages,
} from '../../../src/application/navigation/navigation-selectors';
import { navigationLoaded } from '../../../src/application/navigation/navigation-slice';
import { rootReducer } from '../../../src/application/store/root-reducer';

const item = (id: number, module: NavigationItem['module'], showTop = true): NavigationItem => ({
  id,
  name: `Item ${String(id)}`,
  showTop,
  showBottom: !showTop,
  module,
});

const shopWith = (...items: readonly NavigationItem[]) =>
  rootReducer(undefined, navigationLoaded(items));

it('links a page by its own name, and the home page by a slash', () => {
  const shop = shopWith(
    item(1, { type: 'home', slug: null }),
    item(2, { type: 'other', slug: 'about' }),
  );
  expect(selectTopPages(shop)).toEqual([
    { id: 1, name: 'Item 1', path: '/' },
    { id: 2, name: 'Item 2', path: '/about' },
  ]);
});

it('leaves the menu out of the header, where it has a place of its own, and not out of the footer', () => {
  const menu = { type: 'menu', slug: null };
  const shop = shopWith(item(1, menu), item(2, menu, false));
  expect(selectTopPages(shop)).toEqual([]);
  expect(selectBottomPages(shop)).toEqual([{ id: 2, name: 'Item 2', path: '/products' }]);
});

it('leaves out what leads nowhere', () => {
  expect(selectTopPages(shopWith(item(1, null), item(2, { type: 'page', slug: null })))).toEqual(
    [],
  );
});

it('does not stumble over a kind of page that it has never heard of', () => {
  const shop = shopWith(item(1, { type: 'hologram', slug: 'hologram' }));
  expect(selectTopPages(shop)).toEqual([{ id: 1, name: 'Item 1', path: '/hologram' }]);
});

it('gives the same links for the same state', () => {
  const shop = shopWith(item(1, { type: 'home', slug: null }));
  expect(selectTopPages(shop)).toBe(selectTopPages(shop));
  expect(selectBottomPages(shop)).toBe(selectBottomPages(shop));
});
