import type { CheckoutTerms } from '../../../src/application/checkout/checkout-check';
import { checkoutRefusals } from '../../../src/application/checkout/checkout-check';
import { money } from '../../../src/domain/money/money';
import { SOON_AS_POSSIBLE } from '../../../src/domain/order/order-time';
import { OPEN_SLOTS, SETTINGS, closedSlots, filledForm, inSofia } from '../../support/checkouts';

const terms = (more: Partial<CheckoutTerms> = {}): CheckoutTerms => ({
  country: 'bg',
  settings: SETTINGS,
  order: { orderType: 'delivery', cityId: null },
  calculation: { total: money(2848), deposit: null },
  time: SOON_AS_POSSIBLE,
  slots: { kind: 'known', slots: OPEN_SLOTS },
  known: { firstName: false, phone: false },
  ...more,
});

const at = (text: string): CheckoutTerms['time'] => ({ timeType: 'on_time', at: inSofia(text) });

it('finds nothing wrong with a complete checkout', () => {
  expect(checkoutRefusals(filledForm({ changeFrom: '28,48' }), terms())).toEqual({});
});

it('asks a guest for name and phone, and everybody how to pay', () => {
  const blank = filledForm({ firstName: ' ', phone: '+359 888', paymentType: null });
  expect(checkoutRefusals(blank, terms())).toEqual({
    firstName: { kind: 'name.required' },
    phone: { kind: 'phone.incomplete', missing: 6 },
    paymentType: { kind: 'payment.required' },
  });
  expect(checkoutRefusals(blank, terms({ known: { firstName: true, phone: true } }))).toEqual({
    paymentType: { kind: 'payment.required' },
  });
});

it('refuses a way to pay that is not for this order', () => {
  const byCard = filledForm({ paymentType: 'card' });
  expect(checkoutRefusals(byCard, terms()).paymentType).toMatchObject({
    kind: 'payment.not_offered',
  });
  expect(checkoutRefusals(byCard, terms({ order: { orderType: 'pickup', cityId: null } }))).toEqual(
    {},
  );
});

it.each([
  ['28.47', { kind: 'payment.change_too_small', changeFrom: 2847, due: 2848 }],
  ['a fifty', { kind: 'payment.change_not_a_number' }],
])('refuses change from %s', (changeFrom, changeFromRefusal) => {
  expect(checkoutRefusals(filledForm({ changeFrom }), terms())).toEqual({
    changeFrom: changeFromRefusal,
  });
  // Whoever pays otherwise needs no change, whatever still stands in the field.
  expect(checkoutRefusals(filledForm({ changeFrom, paymentType: 'online' }), terms())).toEqual({});
});

it('counts change from what is left after the deposit', () => {
  const calculation = {
    total: money(25000),
    deposit: { percent: 50, amount: money(12500), rest: money(12500) },
  };
  expect(checkoutRefusals(filledForm({ changeFrom: '125' }), terms({ calculation }))).toEqual({});
  expect(
    checkoutRefusals(filledForm({ changeFrom: '124.99' }), terms({ calculation })),
  ).toMatchObject({ changeFrom: { due: 12500 } });
});

it('lets the backend judge change from a price that is not known', () => {
  expect(checkoutRefusals(filledForm({ changeFrom: '1' }), terms({ calculation: null }))).toEqual(
    {},
  );
});

it('asks for a time where as soon as possible is not to be had', () => {
  const slots = { kind: 'known', slots: closedSlots() } as const;
  expect(checkoutRefusals(filledForm(), terms({ slots }))).toEqual({
    time: { kind: 'time.required' },
  });
  expect(checkoutRefusals(filledForm(), terms({ slots, time: at('2026-11-27T19:45') }))).toEqual(
    {},
  );
});

it.each([['2026-11-27T20:00'], ['2026-11-27T19:30'], ['2026-11-27T19:50'], ['2026-12-24T12:00']])(
  'refuses the time %s, which is full, too late or none',
  (time) => {
    expect(checkoutRefusals(filledForm(), terms({ time: at(time) }))).toEqual({
      time: { kind: 'time.gone' },
    });
  },
);

it.each(['unknown', 'loading', 'failed'] as const)(
  'lets the backend judge a time while the times are %s',
  (kind) => {
    expect(
      checkoutRefusals(filledForm(), terms({ slots: { kind }, time: at('2026-11-27T20:00') })),
    ).toEqual({});
  },
);

it('refuses a comment of 501 letters', () => {
  expect(checkoutRefusals(filledForm({ comment: 'a'.repeat(501) }), terms())).toEqual({
    comment: { kind: 'order.comment_too_long', max: 500, length: 501 },
  });
});
