import { signedIn, signedOut } from '../../../src/application/session/account-slice';
import {
  calculationRequested,
  cartCalculated,
  cartProductsLoaded,
  cartRestored,
  lineAdded,
} from '../../../src/application/cart/cart-slice';
import { differencesSeen } from '../../../src/application/pricing/differences-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import type { CartCalculation } from '../../../src/domain/pricing/cart-calculation';
import { money } from '../../../src/domain/money/money';
import { ok } from '../../../src/domain/result/result';
import { lineOf } from '../../support/carts';
import { calculationOf, dishOf } from '../../support/dishes';
import { cityOf } from '../../support/menus';
import { fakeBackend, runShop, settled } from '../../support/running-shop';

const LINES = [lineOf(5, { quantity: 2 })];

const BIRTHDAY = {
  type: 'birthday',
  name: 'Birthday discount',
  amount: money(387),
  percent: 15,
};
const GIVEN = { discounts: [BIRTHDAY], total: money(2193) };

const priced = (more: Partial<CartCalculation> = {}): CartCalculation =>
  calculationOf(LINES, money(1290), more);

/** A shop whose cart was priced, and costs what is said from its next answer on. */
const open = (before: CartCalculation, next: CartCalculation) => {
  const backend = fakeBackend();
  backend.calculate.mockResolvedValue(ok(next));
  const { store } = runShop(backend);
  for (const action of [
    cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }),
    cartRestored(LINES),
    cartProductsLoaded([dishOf()]),
    cartCalculated({ lines: LINES, calculation: before }),
  ])
    store.dispatch(action);
  return { store, found: () => store.getState().differences };
};

const logIn = async (store: ReturnType<typeof open>['store'], isSignedIn = true) => {
  store.dispatch(isSignedIn ? signedIn(undefined) : signedOut(undefined));
  store.dispatch(calculationRequested(undefined));
  await settled();
};

it('a discount that came with the login is named, until it was seen', async () => {
  const { store, found } = open(priced(), priced(GIVEN));
  await logIn(store);
  expect(found()).toEqual([
    { kind: 'discount', name: 'Birthday discount', before: null, after: 387 },
  ]);
  store.dispatch(differencesSeen(undefined));
  expect(found()).toEqual([]);
});

it('another name of the same discount is none', async () => {
  const inRussian = { ...GIVEN, discounts: [{ ...BIRTHDAY, name: 'Скидка ко дню рождения' }] };
  const { store, found } = open(priced(GIVEN), priced(inRussian));
  await logIn(store);
  expect(found()).toEqual([]);
});

it('a price that the customer asked for themselves, or a logout, is none', async () => {
  const { store, found } = open(priced(), priced(GIVEN));
  store.dispatch(calculationRequested(undefined));
  await settled();
  await logIn(store, false);
  expect(found()).toEqual([]);
});

it('whoever goes on with the cart has seen it', async () => {
  const { store, found } = open(priced(), priced(GIVEN));
  await logIn(store);
  expect(found()).toHaveLength(1);
  store.dispatch(lineAdded({ line: lineOf(6), mode: 'increase' }));
  expect(found()).toEqual([]);
});
