import type { Action } from 'redux';
import { signedIn } from '../../../src/application/session/account-slice';
import { addressesRestored } from '../../../src/application/addresses/address-book-slice';
import { cartCalculated, cartRestored } from '../../../src/application/cart/cart-slice';
import { keysOfGone, orderAsShown } from '../../../src/application/checkout/order-as-shown';
import { orderToPlaceOf } from '../../../src/application/checkout/order-to-place-of';
import { selectionChanged } from '../../../src/application/delivery/delivery-slice';
import { timeChosen } from '../../../src/application/order-options/order-options-slice';
import { profileLoaded } from '../../../src/application/profile/profile-slice';
import { lineKey } from '../../../src/domain/cart/cart-line';
import { money } from '../../../src/domain/money/money';
import { SOON_AS_POSSIBLE } from '../../../src/domain/order/order-time';
import type { Address } from '../../../src/domain/address/address';
import { flatAddress, savedAs } from '../../support/addresses';
import { lineOf } from '../../support/carts';
import { filledForm, inSofia } from '../../support/checkouts';
import { IVANS_PHONE, NOON, profileOf } from '../../support/customers';
import { calculationOf } from '../../support/dishes';
import { productId } from '../../support/ids';
import { shopStore } from '../../support/render-shop';
import { deliveryTo } from '../../support/selections';
import { unavailableOf } from '../../support/menus';

const LINES = [lineOf(5, { quantity: 2 }), lineOf(6)];

const stateAfter = (locale: string, ...actions: Action[]) =>
  shopStore(locale, [
    cartRestored(LINES),
    cartCalculated({ lines: LINES, calculation: calculationOf(LINES) }),
    selectionChanged(deliveryTo(flatAddress())),
    ...actions,
  ]).store.getState();

it('places what is in the cart, to where it goes, under the total that was shown', () => {
  const time = { timeType: 'on_time', at: inSofia('2026-11-27T19:45') } as const;
  const form = filledForm({ changeFrom: '50', comment: '  Ring twice ', doNotCallBack: true });
  const order = orderToPlaceOf(stateAfter('ru', timeChosen(time)), form, NOON);
  expect(order).toMatchObject({
    cityId: 1,
    lines: LINES,
    selection: { type: 'delivery' },
    options: { time },
    contact: { firstName: 'Ivan', phone: '359888000111' },
    paymentType: 'cash',
    changeFrom: 5000,
    comment: 'Ring twice',
    doNotCallBack: true,
    expectedTotal: 3870,
    returnPath: '/ru/checkout/success',
  });
});

it('sends no receipt where no e-mail is given, and no order with one that is wrong', () => {
  const placed = (email: string) => orderToPlaceOf(stateAfter('en'), filledForm({ email }), NOON);
  expect(placed(' ')).toMatchObject({ email: null });
  expect(placed('ivan@')).toBeNull();
});

it('names the path without a prefix in the default language, and no change but for cash', () => {
  const form = filledForm({ paymentType: 'online', changeFrom: '50' });
  expect(orderToPlaceOf(stateAfter('en'), form, NOON)).toMatchObject({
    paymentType: 'online',
    changeFrom: null,
    returnPath: '/checkout/success',
  });
});

it('lets the account say who a customer is, but for a name that it does not have', () => {
  const asCustomer = (firstName: string | null) =>
    stateAfter(
      'en',
      signedIn(undefined),
      profileLoaded(profileOf({ firstName, phone: IVANS_PHONE })),
    );
  const typed = filledForm({ firstName: 'Ivo', phone: '' });
  expect(orderToPlaceOf(asCustomer('Ivan'), typed, NOON)).toMatchObject({ contact: null });
  expect(orderToPlaceOf(asCustomer(null), typed, NOON)).toMatchObject({
    contact: { firstName: 'Ivo', phone: IVANS_PHONE },
  });
});

it('names the saved address that it goes to', () => {
  const saved = savedAs(12, flatAddress());
  const idOf = (address: Address) =>
    orderToPlaceOf(
      stateAfter(
        'en',
        addressesRestored({
          kind: 'account',
          addresses: [savedAs(11, flatAddress({ flat: '9' })), saved],
        }),
        selectionChanged(deliveryTo(address)),
      ),
      filledForm({}),
      NOON,
    )?.addressId;
  expect(idOf(flatAddress({ comment: '' }))).toBe(12);
  expect(idOf(flatAddress({ flat: '77' }))).toBeNull();
  expect(orderToPlaceOf(stateAfter('en'), filledForm({}), NOON)?.addressId).toBeNull();
});

it.each([
  ['whom to call', stateAfter('en'), filledForm({ phone: '' })],
  ['how to pay', stateAfter('en'), filledForm({ paymentType: null })],
  ['dishes', stateAfter('en', cartRestored([])), filledForm()],
])('places nothing without %s', (_, state, form) => {
  expect(orderToPlaceOf(state, form, NOON)).toBeNull();
});

it('places what is left of a changed order, at the time that there is, under its new total', () => {
  const order = orderToPlaceOf(stateAfter('en'), filledForm(), NOON);
  if (!order) throw new Error('There is an order');
  const at = inSofia('2026-11-27T20:15');
  const changed = {
    changes: [{ kind: 'slot', name: null, before: null, after: at }] as const,
    calculation: calculationOf([lineOf(6)], money(1400), {
      unavailable: [unavailableOf(0, { productId: productId(5), code: null, reason: '' })],
    }),
  };
  expect(keysOfGone(LINES, changed)).toEqual(LINES.slice(0, 1).map(lineKey));
  expect(orderAsShown(order, changed)).toMatchObject({
    lines: [lineOf(6)],
    options: { time: { timeType: 'on_time', at } },
    expectedTotal: 1400,
  });
  const soon = {
    ...changed,
    changes: [{ kind: 'slot', name: null, before: at, after: null }] as const,
  };
  expect(orderAsShown(order, soon).options.time).toEqual(SOON_AS_POSSIBLE);
});
