import * as t from 'io-ts';
import type { OrderChange as ChangeWire } from '../../../contract/wire/order';
import { CartChanged, PlacedOrder } from '../../../contract/wire/order';
import type { PlacingAnswer } from '../../application/ports/order-gateway';
import type { OrderChange } from '../../domain/order/order-snapshot';
import { toCalculation } from '../cart/cart-calculation.codec';
import type { ReadMoney } from '../http/decoder';
import { moneyDecoderOf, moneyOrNull } from '../http/decoder';
import { toPlaced } from './tracked-order.codec';

const toChange = (wire: ChangeWire, money: ReadMoney): OrderChange => {
  const { name } = wire;
  switch (wire.kind) {
    case 'price':
      return {
        kind: wire.kind,
        name,
        before: money(wire.before),
        after: money(wire.after),
      };
    case 'delivery_price':
    case 'discount':
      return {
        kind: wire.kind,
        name,
        before: moneyOrNull(wire.before, money),
        after: moneyOrNull(wire.after, money),
      };
    case 'unavailable':
    case 'gift':
      return { kind: wire.kind, name, before: wire.before, after: wire.after };
    case 'slot':
      return { kind: wire.kind, name, before: wire.before, after: wire.after };
    case 'zone':
      return { kind: wire.kind, name, before: wire.before, after: wire.after };
  }
};

const ClosedWire = t.type({
  code: t.keyof({ in_progress: null, attempt_closed: null, idempotency_conflict: null }),
});
/** Names the order only to its owner; any other counts as a closed attempt. */
const ConflictWire = t.intersection([
  t.type({ code: t.literal('idempotency_conflict'), params: t.type({ order_id: t.number }) }),
  t.partial({ message: t.unknown }),
]);

/** An answer to a placing: of an order, or of a conflict that is settled with the customer. Rules 13.8, 13.10. */
export const decodePlacingAnswer = moneyDecoderOf(
  t.union([PlacedOrder, CartChanged, ConflictWire, ClosedWire]),
  (wire, money): PlacingAnswer => {
    if ('tracking_key' in wire) return { kind: 'placed', order: toPlaced(wire) };
    if ('changes' in wire) {
      const changes = wire.changes.map((change) => toChange(change, money));
      const calculation = toCalculation(wire.calculation, money);
      return { kind: 'changed', changed: { changes, calculation } };
    }
    if (ConflictWire.is(wire))
      return { kind: 'conflict', message: typeof wire.message === 'string' ? wire.message : null };
    return { kind: wire.code === 'in_progress' ? 'in_progress' : 'closed' };
  },
);
