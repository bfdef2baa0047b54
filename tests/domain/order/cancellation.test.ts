import {
  CANCEL_REASONS,
  MAX_CANCEL_TEXT,
  validateCancellation,
} from '../../../src/domain/order/cancellation';
import { cancelByCustomer, customerMayCancel } from '../../../src/domain/order/customer-cancel';
import { ok, refuse } from '../../../src/domain/result/result';

describe('a customer who wants to cancel', () => {
  it.each([
    ['new', 'soon_as_possible'],
    ['new', 'on_time'],
    ['process', 'on_time'],
  ] as const)('may while the order is %s (%s)', (status, timeType) => {
    const order = { status, timeType };
    expect(customerMayCancel(order)).toBe(true);
    expect(cancelByCustomer(order)).toEqual(ok({ kind: 'changed', from: status, to: 'cancel' }));
  });

  it.each([
    ['process', 'soon_as_possible'],
    ['package', 'soon_as_possible'],
    ['package', 'on_time'],
    ['delivery', 'soon_as_possible'],
    ['delivery', 'on_time'],
    ['complete', 'soon_as_possible'],
    ['complete', 'on_time'],
  ] as const)('is too late once it is %s (%s)', (status, timeType) => {
    const order = { status, timeType };
    expect(customerMayCancel(order)).toBe(false);
    expect(cancelByCustomer(order)).toEqual(refuse({ kind: 'cancel_too_late', status }));
  });

  it.each(['soon_as_possible', 'on_time'] as const)(
    'changes nothing by a second press, and is not offered one (%s)',
    (timeType) => {
      const order = { status: 'cancel', timeType } as const;
      expect(customerMayCancel(order)).toBe(false);
      expect(cancelByCustomer(order)).toEqual(ok({ kind: 'unchanged', status: 'cancel' }));
    },
  );
});

describe('why an order was cancelled', () => {
  it('is one of eight reasons', () => {
    expect(CANCEL_REASONS).toEqual([
      'out_of_items',
      'kitchen_closed',
      'too_busy',
      'cannot_deliver',
      'customer_request',
      'payment_failed',
      'not_accepted',
      'other',
    ]);
  });

  it.each([
    ['words', 'No eel today', 'No eel today'],
    ['words without the spaces around them', '  No eel  ', 'No eel'],
    ['no words', null, null],
    ['blank words, which are none', '  ', null],
  ])('holds %s', (_what, text, kept) => {
    expect(validateCancellation('out_of_items', text)).toEqual(
      ok({ reason: 'out_of_items', text: kept }),
    );
  });

  it.each([499, 500])('holds %d characters', (length) => {
    const text = 'é'.repeat(length);
    expect(validateCancellation('other', ` ${text} `)).toEqual(ok({ reason: 'other', text }));
  });

  it('holds 500 characters, pictures too, and not one more', () => {
    const pizza = '🍕';
    expect(validateCancellation('other', pizza.repeat(MAX_CANCEL_TEXT))).toEqual(
      ok({ reason: 'other', text: pizza.repeat(500) }),
    );
    expect(validateCancellation('other', pizza.repeat(501))).toEqual(
      refuse({ kind: 'cancel.text_too_long', max: 500, length: 501 }),
    );
  });
});
