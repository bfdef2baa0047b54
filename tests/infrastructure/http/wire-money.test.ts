import fc from 'fast-check';
import { money } from '../../../src/domain/money/money';
import { decodeCalculation } from '../../../src/infrastructure/cart/cart-calculation.codec';
import { toWireOrderToPlace } from '../../../src/infrastructure/order/order-wire';
import { decodePlacingAnswer } from '../../../src/infrastructure/order/placing-answer.codec';
import { decodeTrackedOrder } from '../../../src/infrastructure/order/tracked-order.codec';
import { decodeSettings } from '../../../src/infrastructure/settings/settings.codec';
import { orderToPlace } from '../../support/orders';
import { wireCalculation, wireSettings } from '../../support/wire';

it('writes to the backend exactly the total that it read, in a currency of 0 to 4 decimals', () => {
  fc.assert(
    fc.property(
      fc
        .integer({ min: 0, max: 4 })
        .chain((digits) =>
          fc.tuple(fc.constant(digits), fc.integer({ min: 0, max: 10 ** (11 + digits) })),
        ),
      ([digits, minor]) => {
        const total = Number(`${String(minor)}e-${String(digits)}`);
        const read = decodeCalculation(wireCalculation({ total }), digits);
        const expectedTotal = read.ok ? read.value.total : money(-1);
        expect(expectedTotal).toBe(minor);
        const order = orderToPlace({ expectedTotal });
        expect(toWireOrderToPlace(order, digits).expectedTotal).toBe(total);
      },
    ),
  );
});

it.each([
  [0, 500, 500],
  [3, 0.5, 500],
])(
  'reads the sums of settings by their own currency: with %i decimals %d is %i',
  (digits, decimal, minor) => {
    const equipment = [{ id: 1, name: 'Chopsticks', price: decimal }];
    const wire = wireSettings({ digits }, { deposit_from: decimal, equipment });
    expect(decodeSettings(wire)).toMatchObject({
      value: { currency: { digits }, deposit: { over: minor }, equipment: [{ price: minor }] },
    });
  },
);

const wireOrder = (more: object = {}) => ({
  id: 1,
  number: '100',
  status: 'new',
  status_history: [],
  created_at: '2026-03-20T12:00:00+02:00',
  expected_at: { from: '2026-03-20T13:00:00+02:00', to: '2026-03-20T13:15:00+02:00' },
  order_type: 'pickup',
  goods: [],
  price: 1290,
  delivery_price: 0,
  total: 1290,
  payment: { type: 'cash', status: 'pending', amount_due_now: 0, amount_due_later: 1290 },
  can_cancel: false,
  ...more,
});

it('reads an order by the currency of its day, and by the one of the shop where it names none', () => {
  const currency = { code: 'KWD', symbol: 'KD', digits: 3, position: 'before' };
  const [own, none] = [wireOrder({ currency }), wireOrder()];
  expect(decodeTrackedOrder(own, 0)).toMatchObject({ value: { total: 1_290_000 } });
  expect(decodeTrackedOrder(none, 0)).toMatchObject({
    value: { total: 1290, payment: { dueLater: 1290 } },
  });
});

it('reads what has changed before an order in the currency of the shop', () => {
  const changes = [{ kind: 'price', name: 'Margherita', before: 1290, after: 1390 }];
  const answer = { code: 'cart_changed', changes, calculation: wireCalculation() };
  expect(decodePlacingAnswer(answer, 0)).toMatchObject({
    value: { changed: { changes: [{ before: 1290, after: 1390 }] } },
  });
});
