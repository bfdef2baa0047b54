import { productLoaded } from '../../../src/application/catalogue/catalogue-slice';
import { pageReady, routeEntered } from '../../../src/application/navigation/page-slice';
import { ViewedWatcher } from '../../../src/ui/app/shop-watchers';
import { dishOf } from '../../support/dishes';
import { renderShop } from '../../support/render-shop';

const MARGHERITA = { name: 'product', slug: 'margherita' } as const;

it('a dish counts as looked at once its page is there, and once only', () => {
  const { happen, state } = renderShop(<ViewedWatcher />, {
    path: '/product/margherita',
    actions: [productLoaded(dishOf({ id: 4 })), routeEntered(MARGHERITA)],
  });
  expect(state().viewed.ids).toEqual([]);
  happen(productLoaded(dishOf({ id: 5 })), pageReady(MARGHERITA));
  happen(pageReady(MARGHERITA));
  expect(state().viewed.ids).toEqual([5]);
});

it('a dish left over from an earlier page is not looked at', () => {
  const { state } = renderShop(<ViewedWatcher />, {
    path: '/cart',
    actions: [productLoaded(dishOf())],
  });
  expect(state().viewed.ids).toEqual([]);
});
