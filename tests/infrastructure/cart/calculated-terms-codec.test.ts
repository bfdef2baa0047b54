import { CALCULATION } from '../../../contract/calls/customer-examples';
import type { CartCalculation } from '../../../src/domain/pricing/cart-calculation';
import { sum } from '../../../src/domain/money/money';
import { decodeCalculation } from '../../../src/infrastructure/cart/cart-calculation.codec';

const decoded = (wire: unknown): CartCalculation => {
  const answer = decodeCalculation(wire, 2);
  if (!answer.ok) throw new Error(answer.error.join(', '));
  return answer.value;
};

/** The contract's example of an answer with some of its fields told otherwise. */
const fromMap = (more: Readonly<Record<string, unknown>>) => decoded({ ...CALCULATION, ...more });

const BIRTHDAY = { type: 'birthday', name: 'Birthday', percent: 15, amount: 4.08 };

const TRACE = [
  { code: 'goods', amount: 27.2 },
  { code: 'discount.birthday', amount: -4.08, params: { percent: 15 } },
  {
    code: 'better_discount',
    amount: 0,
    params: { type: 'promocode', name: 'SUMMER10', forgone: 2.72, better: 'birthday' },
  },
  { code: 'bonuses', amount: -6.93 },
  { code: 'equipment', amount: 0, params: { quantity: 2, free: 2 } },
  { code: 'delivery.zone', amount: 4, params: { zone: 'A', free_from: 40, missing: 12.8 } },
];

it.each([
  ["the contract's example", fromMap({})],
  ['a calculation of all parts', fromMap({ trace: TRACE, discounts: [BIRTHDAY], total: 20.19 })],
])('the total of %s is what its parts come to', (_, { trace, total }) => {
  expect(trace.length).toBeGreaterThan(0);
  expect(sum(trace.map(({ amount }) => amount))).toBe(total);
  expect(trace.filter(({ code }) => code === 'other')).toEqual([]);
});

it('a code that holds says what it takes off', () => {
  const promocode = {
    code: 'summer 10',
    status: 'applied',
    reason: null,
    message: null,
    discount: 2.72,
    missing: null,
  };
  expect(fromMap({ promocode }).promo).toEqual({
    kind: 'applied',
    code: 'SUMMER10',
    discount: 272,
  });
});

it('a code that does not fit yet says what is missing', () => {
  const promocode = {
    code: 'SUMMER10',
    status: 'not_applicable',
    reason: 'promo.min_total',
    message: 'From 30.00',
    discount: 0,
    missing: 4.2,
  };
  expect(fromMap({ promocode }).promo).toEqual({
    kind: 'waiting',
    code: 'SUMMER10',
    reason: 'promo.min_total',
    message: 'From 30.00',
    missing: 420,
  });
});

it('tells bonuses, birthday, time and deposit as sums, days and moments', () => {
  const calculation = fromMap({
    bonuses: { balance: 14, max: 7.34, applied: 0, earn: 2.45, reason: null },
    birthday: { percent: 15, amount: 4.08, from: '2026-11-27', to: '2026-11-29' },
    eta: { from: '2026-11-27T19:40:00+02:00', to: '2026-11-27T19:55:00+02:00' },
    deposit: { percent: 50, amount: 110.01, rest: 110 },
    equipment: [{ id: 1, name: 'Chopsticks', qtt: 3, free_qtt: 2, price: 0.3, total: 0.3 }],
  });
  expect(calculation).toMatchObject({
    bonuses: { balance: 1400, max: 734, applied: 0, earn: 245, reason: null },
    birthday: { percent: 15, amount: 408, from: '2026-11-27', to: '2026-11-29' },
    expected: {
      from: Date.UTC(2026, 10, 27, 17, 40),
      to: Date.UTC(2026, 10, 27, 17, 55),
    },
    deposit: { percent: 50, amount: 11001, rest: 11000 },
    equipment: [{ equipmentId: 1, name: 'Chopsticks', quantity: 3, freeQuantity: 2, total: 30 }],
  });
});

it('a part of the total that the shop has no words for keeps its amount', () => {
  const trace = [
    { code: 'service_fee', amount: 1.5 },
    { code: 'delivery.zone', amount: 4 },
  ];
  expect(fromMap({ trace }).trace).toEqual([
    { code: 'other', amount: 150 },
    { code: 'other', amount: 400 },
  ]);
});

it('explains why a weaker discount gave way', () => {
  const params = { type: 'birthday', name: 'Birthday', forgone: 2.1, better: 'promocode' };
  expect(fromMap({ trace: [{ code: 'better_discount', amount: 0, params }] }).trace).toEqual([
    { code: 'better_discount', amount: 0, params: { ...params, forgone: 210 } },
  ]);
});
