import { cartProductsLoaded, cartRestored } from '../../../src/application/cart/cart-slice';
import { listingLoaded } from '../../../src/application/catalogue/catalogue-slice';
import { encodeCart } from '../../../src/infrastructure/storage/cart-cookie';
import { lineOf } from '../../support/carts';
import { listingOf, productOf } from '../../support/menus';
import { storageArea } from '../../support/storage-area';
import { clearStorages, persistedShop } from '../../support/persisted-shop';

const CART = [lineOf(5), lineOf(6)];

/** A page with a cart from its cookie. */
const page = (area: ReturnType<typeof storageArea>['area']) => {
  document.cookie = `cart=${encodeCart(CART)}; Path=/`;
  const { store } = persistedShop([cartRestored(CART)], { area: () => area });
  return { store, names: () => store.getState().cart.seenDishes.map(({ name }) => name) };
};

afterEach(clearStorages);

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
