import { cartProductsLoaded, cartRestored } from '../../src/application/cart/cart-slice';
import { listingLoaded } from '../../src/application/catalogue/catalogue-slice';
import { keepSeenDishes } from '../../src/browser/keep-seen-dishes';
import { localSeenDishes } from '../../src/infrastructure/storage/local-seen-dishes';
import { lineOf } from '../support/carts';
import { listingOf, productOf } from '../support/menus';
import { shopStore } from '../support/render-shop';
import { storageArea } from '../support/storage-area';

/** A page with a cart from its cookie. */
const page = (area: ReturnType<typeof storageArea>['area']) => {
  const { store } = shopStore();
  store.dispatch(cartRestored([lineOf(5), lineOf(6)]));
  keepSeenDishes(
    store,
    localSeenDishes(() => area),
  );
  return { store, names: () => store.getState().cart.seenDishes.map(({ name }) => name) };
};

it('a dish of the cart keeps its name after it has left the menu, and through a reload', () => {
  const { area } = storageArea();
  const first = page(area);
  first.store.dispatch(listingLoaded(listingOf(productOf(5, { name: 'Margherita' }))));
  expect(first.names()).toEqual(['Margherita']);
  first.store.dispatch(listingLoaded(listingOf(productOf(7))));
  first.store.dispatch(cartProductsLoaded([]));
  expect(first.names()).toEqual(['Margherita']);
  expect(page(area).names()).toEqual(['Margherita']);
});

it('keeps what can be read of a spoilt list', () => {
  const { kept, area } = storageArea();
  const card = { id: 5, chpu: 'm', name: 'Margherita', amount: 1, measure: 'g', price: 9 };
  const good = { ...card, image_path: null, image_path_jpeg: null };
  kept.set('cartDishes', JSON.stringify([null, { id: 6 }, good]));
  expect(page(area).names()).toEqual(['Margherita']);
  kept.set('cartDishes', '{');
  expect(page(area).names()).toEqual([]);
});
