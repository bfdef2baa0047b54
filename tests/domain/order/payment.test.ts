import fc from 'fast-check';
import type { Money } from '../../../src/domain/money/money';
import { ZERO, minus, money, plus } from '../../../src/domain/money/money';
import type { PaymentTerms } from '../../../src/domain/order/choose-payment';
import { choosePayment } from '../../../src/domain/order/choose-payment';
import { ORDER_STATUSES } from '../../../src/domain/order/order-status';
import { amountsDue } from '../../../src/domain/order/payment-due';
import {
  isHiddenFromKitchen,
  paymentDeadline,
  paymentStatusAtPlacing,
  paymentStatusWhenPaid,
  unpaidCancellation,
} from '../../../src/domain/order/payment-status';
import type { PaymentOffer } from '../../../src/domain/order/payment-type';
import { paymentTypesAtCheckout } from '../../../src/domain/order/payment-type';
import { ok, refuse } from '../../../src/domain/result/result';
import type { CityId } from '../../../src/domain/id/ids';
import { idOf } from '../../../src/domain/id/ids';
import { addMinutes, instant } from '../../../src/domain/time/instant';
import { euro } from '../../support/euro';

const offers: readonly PaymentOffer[] = [
  { type: 'bitcoin', orderTypes: ['delivery', 'pickup'] },
  { type: 'cash', orderTypes: ['delivery', 'pickup'] },
  { type: 'online', orderTypes: ['delivery', 'pickup'] },
  { type: 'card', orderTypes: ['pickup'] },
];
const half = { percent: 50, amount: euro(125), rest: euro(125) };
const terms = (more: Partial<PaymentTerms> = {}): PaymentTerms => ({
  offers,
  orderType: 'delivery',
  cityId: null,
  total: euro(28.48),
  deposit: null,
  ...more,
});

describe('the ways to pay', () => {
  it('at checkout are those meant for such an order, in the order of the settings, never bitcoin', () => {
    const cityId = null;
    const typesFor = (orderType: 'delivery' | 'pickup') =>
      paymentTypesAtCheckout(offers, { orderType, cityId });
    expect(typesFor('delivery')).toEqual(['cash', 'online']);
    expect(typesFor('pickup')).toEqual(['cash', 'online', 'card']);
    expect(paymentTypesAtCheckout([], { orderType: 'pickup', cityId })).toEqual([]);
  });

  it('that are kept to cities are offered there alone, and nowhere while no city is known', () => {
    const inCities: readonly PaymentOffer[] = [
      { type: 'cash', cityIds: [idOf<'city'>(1)].filter((id) => id !== null) },
      { type: 'card' },
    ];
    const typesIn = (cityId: CityId | null) =>
      paymentTypesAtCheckout(inCities, { orderType: 'pickup', cityId });
    expect(typesIn(idOf(1))).toEqual(['cash', 'card']);
    expect(typesIn(idOf(2))).toEqual(['card']);
    expect(typesIn(null)).toEqual(['card']);
  });
});

describe('choosing how to pay', () => {
  it.each(['bitcoin', 'card', 'barter', '', 'toString'])(
    'refuses %s for this delivery and says what there is',
    (type) => {
      expect(choosePayment({ type, changeFrom: null }, terms())).toEqual(
        refuse({ kind: 'payment.not_offered', type, offered: ['cash', 'online'] }),
      );
    },
  );

  it('takes the terminal where it is offered, and asks for no change there', () => {
    const request = { type: 'card', changeFrom: euro(1) };
    expect(choosePayment(request, terms({ orderType: 'pickup' }))).toEqual(ok({ type: 'card' }));
  });

  it('takes online, and asks for no change there', () => {
    expect(choosePayment({ type: 'online', changeFrom: euro(1) }, terms())).toEqual(
      ok({ type: 'online' }),
    );
  });

  it.each([
    ['no change', null],
    ['the exact sum', 28.48],
    ['a larger note', 50],
  ])('takes cash with %s', (_what, note) => {
    const changeFrom = note === null ? null : euro(note);
    expect(choosePayment({ type: 'cash', changeFrom }, terms())).toEqual(
      ok({ type: 'cash', changeFrom }),
    );
  });

  it('refuses change from a note that is a cent too small', () => {
    expect(choosePayment({ type: 'cash', changeFrom: euro(28.47) }, terms())).toEqual(
      refuse({ kind: 'payment.change_too_small', changeFrom: euro(28.47), due: euro(28.48) }),
    );
  });

  it('measures the note on what is left after the deposit', () => {
    const large = terms({ total: euro(250), deposit: half });
    expect(choosePayment({ type: 'cash', changeFrom: euro(125) }, large)).toEqual(
      ok({ type: 'cash', changeFrom: euro(125) }),
    );
    expect(choosePayment({ type: 'cash', changeFrom: euro(124.99) }, large)).toEqual(
      refuse({ kind: 'payment.change_too_small', changeFrom: euro(124.99), due: euro(125) }),
    );
  });
});

describe('what is due when', () => {
  it.each([
    ['cash', null, 0, 250],
    ['card', null, 0, 250],
    ['online', null, 250, 0],
    ['cash', half, 125, 125],
    ['card', half, 125, 125],
    ['online', half, 250, 0],
  ] as const)('%s, with the deposit %j: %d now, %d later', (type, deposit, now, later) => {
    expect(amountsDue(type, { total: euro(250), deposit })).toEqual({
      now: euro(now),
      later: euro(later),
    });
  });

  it('is the total together, however it is paid', () => {
    const bills = fc.tuple(fc.nat(), fc.option(fc.nat({ max: 100 }))).map(([total, percent]) => {
      const amount = money((total * (percent ?? 0)) / 100);
      const deposit =
        percent === null ? null : { percent, amount, rest: minus(money(total), amount) };
      return { total: money(total), deposit };
    });
    fc.assert(
      fc.property(fc.constantFrom('cash', 'online', 'card'), bills, (type, bill) => {
        const { now, later } = amountsDue(type, bill);
        expect(plus(now, later)).toBe(bill.total);
      }),
    );
  });
});

describe('where a payment stands', () => {
  const due = (now: number, later: number) => ({ now: euro(now), later: euro(later) });

  it.each([
    ['waits for the online payment', due(28.48, 0), 'pending', 'paid'],
    ['waits for the deposit, then for the rest', due(125, 125), 'pending', 'due'],
    ['is due when handed over', due(0, 28.48), 'due', 'due'],
    ['is paid where nothing costs anything', due(0, 0), 'paid', 'paid'],
    ['waits for a single cent', due(0.01, 0), 'pending', 'paid'],
    ['has a single cent due', due(0, 0.01), 'due', 'due'],
  ])('%s', (_what, amounts, placed, paid) => {
    expect(paymentStatusAtPlacing(amounts)).toBe(placed);
    expect(paymentStatusWhenPaid(amounts)).toBe(paid);
  });

  it.each([
    ['pending', true],
    ['declined', true],
    ['due', false],
    ['paid', false],
    ['refund', false],
  ] as const)('%s: hidden from the kitchen %s', (status, hidden) => {
    expect(isHiddenFromKitchen(status)).toBe(hidden);
  });

  it('never hides an order from the kitchen that has nothing to be paid now', () => {
    fc.assert(
      fc.property(fc.nat().map<Money>(money), (later) => {
        const status = paymentStatusAtPlacing({ now: ZERO, later });
        expect(isHiddenFromKitchen(status)).toBe(false);
      }),
    );
  });
});

describe('an order that is not paid online', () => {
  const placedAt = instant(1_764_244_800_000);
  const order = { status: 'new', paymentStatus: 'pending', placedAt } as const;
  const failed = { reason: 'payment_failed', text: null };

  it('has 15 minutes', () => {
    expect(paymentDeadline(placedAt)).toBe(placedAt + 900_000);
  });

  it.each([
    ['waits at first', 0, null],
    ['waits just before 15 minutes', 900_000 - 1, null],
    ['ends at 15 minutes', 900_000, failed],
    ['ends after them', 3_600_000, failed],
  ])('%s', (_rule, passed, expected) => {
    expect(unpaidCancellation(order, instant(placedAt + passed))).toEqual(expected);
  });

  it('ends as well when the payment was declined', () => {
    expect(
      unpaidCancellation({ ...order, paymentStatus: 'declined' }, addMinutes(placedAt, 15)),
    ).toEqual(failed);
  });

  it.each(['due', 'paid', 'refund'] as const)('is none that is %s', (paymentStatus) => {
    expect(unpaidCancellation({ ...order, paymentStatus }, addMinutes(placedAt, 60))).toBeNull();
  });

  it.each(ORDER_STATUSES.filter((status) => status !== 'new'))('is none that is %s', (status) => {
    expect(unpaidCancellation({ ...order, status }, addMinutes(placedAt, 60))).toBeNull();
  });
});
