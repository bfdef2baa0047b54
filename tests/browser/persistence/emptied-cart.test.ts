import {
  cartEmptied,
  cartRestored,
  cartUndone,
  lineRemoved,
} from '../../../src/application/cart/cart-slice';
import { lineKey } from '../../../src/domain/cart/cart-line';
import { encodeCart } from '../../../src/infrastructure/storage/cart-cookie';
import { changes, lineOf } from '../../support/carts';
import { clearStorages, persistedShop } from '../../support/persisted-shop';

const LINES = [lineOf(5, { quantity: 2, ingredients: changes([11, 0]), choiceId: 21 }), lineOf(7)];

/** The page as the server made it of this cart, which it may have refused. */
const page = (lines = LINES, isRefused = false) => {
  document.cookie = `cart=${encodeCart(lines)}; Path=/`;
  return persistedShop([cartRestored(lines), ...(isRefused ? [cartEmptied(undefined)] : [])]);
};

afterEach(clearStorages);

it('offers an emptied cart back after a reload, until it is taken back', () => {
  page().store.dispatch(cartEmptied(undefined));
  const { store, state } = page([]);
  expect(state().cart.lost).toEqual({ kind: 'emptied', lines: LINES });
  store.dispatch(cartUndone(undefined));
  expect(state().cart.lines).toEqual(LINES);
  expect(page().state().cart.lost).toBeNull();
});

it('offers back a cart that was refused while the page was made, beside one of an earlier page', () => {
  page([lineOf(9)]).store.dispatch(cartEmptied(undefined));
  page(LINES, true);
  const { store, state } = page([]);
  store.dispatch(cartUndone(undefined));
  expect(state().cart.lines).toEqual([lineOf(9), ...LINES]);
});

it('stores no copy of a single line that was taken out', () => {
  page().store.dispatch(lineRemoved({ key: lineKey(lineOf(7)) }));
  expect(window.sessionStorage.getItem('lostCart')).toBeNull();
});

it('offers nothing back where somebody else has written', () => {
  window.sessionStorage.setItem('lostCart', '%7Bbad');
  expect(page().state().cart.lost).toBeNull();
});
