import { selectCheckoutForm } from '../../../src/application/checkout/checkout-selectors';
import { checkoutFilled, checkoutRestored } from '../../../src/application/checkout/checkout-slice';
import { contactUsed } from '../../../src/application/checkout/last-contact-slice';
import { timeChosen } from '../../../src/application/order-options/order-options-slice';
import { orderPlaced } from '../../../src/application/placing/placing-slice';
import { SOON_AS_POSSIBLE } from '../../../src/domain/order/order-time';
import { filledForm, inSofia, orderId, trackingKeyOf } from '../../support/checkouts';
import { storageArea } from '../../support/storage-area';
import { forbidden, persistedShop } from '../../support/persisted-shop';

const TIME = { timeType: 'on_time', at: inSofia('2026-11-27T19:45') } as const;

const opened = (area = storageArea()) => {
  const { store } = persistedShop([], { session: () => area.area });
  return { store, area };
};

it('brings back what was typed and chosen, on the next page of the session', () => {
  const { store, area } = opened();
  store.dispatch(checkoutFilled(filledForm({ comment: 'Ring twice', changeFrom: '50' })));
  store.dispatch(timeChosen(TIME));
  const next = opened(area).store.getState();
  expect(next.checkout).toEqual(filledForm({ comment: 'Ring twice', changeFrom: '50' }));
  expect(next.orderOptions.time).toEqual(TIME);
});

it('keeps only who it is and how they pay once the order is placed', () => {
  const { store, area } = opened();
  store.dispatch(checkoutRestored(filledForm({ comment: 'Ring twice', doNotCallBack: true })));
  store.dispatch(timeChosen(TIME));
  store.dispatch(
    orderPlaced({ id: orderId(1), number: '1', trackingKey: trackingKeyOf(), payAt: null }),
  );
  const next = opened(area).store.getState();
  expect(next.checkout).toEqual(filledForm());
  expect(next.orderOptions.time).toEqual(SOON_AS_POSSIBLE);
});

it.each([
  ['no text', 'null'],
  ['no JSON', '{'],
  ['a list', '[1,2]'],
  ['other kinds', '{"firstName":5,"phone":{},"paymentType":"bitcoin","at":"soon","comment":[]}'],
  ['a moment beyond all calendars', '{"at":9007199254740991}'],
])('begins anew where somebody else has written %s', (_, text) => {
  const area = storageArea();
  area.area.setItem('checkout', text);
  const { checkout, orderOptions } = opened(area).store.getState();
  expect(checkout).toEqual(filledForm({ firstName: '', phone: '', paymentType: null }));
  expect(orderOptions.time).toEqual(SOON_AS_POSSIBLE);
});

it('takes over no more than its fields hold', () => {
  const area = storageArea();
  const long = 'a'.repeat(9000);
  area.area.setItem('checkout', JSON.stringify({ firstName: long, phone: long, comment: long }));
  const { firstName, phone, comment } = opened(area).store.getState().checkout;
  expect([firstName, phone, comment].map(({ length }) => length)).toEqual([100, 100, 500]);
});

it('goes on without a storage', () => {
  const { store } = persistedShop([], { session: forbidden });
  store.dispatch(checkoutFilled({ firstName: 'Ivan' }));
  expect(store.getState().checkout.firstName).toBe('Ivan');
});

it('begins a later visit with who ordered last on this device, but for what was typed since', () => {
  const area = storageArea();
  const visit = (session = storageArea()) =>
    persistedShop([], { session: () => session.area, area: () => area.area }).store;
  const { firstName, phone, paymentType } = filledForm();
  visit().dispatch(contactUsed({ firstName, phone, email: 'ivan@example.com', paymentType }));
  expect(visit().getState().checkout).toEqual(filledForm());
  expect(selectCheckoutForm(visit().getState()).email).toBe('ivan@example.com');
  const session = storageArea();
  visit(session).dispatch(checkoutFilled({ phone: '+359888123456' }));
  expect(visit(session).getState().checkout).toEqual(filledForm({ phone: '+359888123456' }));
});
