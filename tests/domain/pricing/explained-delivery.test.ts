import type { CalculatedTraceEntry } from '../../../src/domain/pricing/calculated-terms';
import { explainedDelivery } from '../../../src/domain/pricing/explained-delivery';
import { ZERO, money } from '../../../src/domain/money/money';

const GOODS: CalculatedTraceEntry = { code: 'goods', amount: money(2720) };

it('before the address, and for pickup, there is nothing to explain', () => {
  expect(explainedDelivery([GOODS])).toBeNull();
});

it.each<[string, CalculatedTraceEntry, object]>([
  [
    'paid, with what is missing',
    {
      code: 'delivery.zone',
      amount: money(400),
      params: { zone: 'A', freeFrom: money(4000), missing: money(1280) },
    },
    { kind: 'paid', zone: 'A', freeFrom: 4000, missing: 1280 },
  ],
  [
    'paid whatever is ordered',
    {
      code: 'delivery.zone',
      amount: money(400),
      params: { zone: 'A', freeFrom: null, missing: null },
    },
    { kind: 'alwaysPaid', zone: 'A' },
  ],
  [
    'free from a sum',
    { code: 'delivery.free', amount: ZERO, params: { zone: 'A', freeFrom: money(4000) } },
    { kind: 'free', zone: 'A', freeFrom: 4000 },
  ],
  [
    'free whatever is ordered',
    { code: 'delivery.free', amount: ZERO, params: { zone: 'A', freeFrom: null } },
    { kind: 'alwaysFree', zone: 'A' },
  ],
  [
    'paid by a code',
    { code: 'delivery.promocode', amount: ZERO, params: { zone: 'A', name: 'FREESHIP' } },
    { kind: 'promocode', zone: 'A', name: 'FREESHIP' },
  ],
])('a delivery is %s', (_what, entry, explained) => {
  expect(explainedDelivery([GOODS, entry])).toEqual(explained);
});
