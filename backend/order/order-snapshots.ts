import type { Currency, Money } from '../../src/domain';
import { decimalFromMoney, lineKey, minus, money, ZERO } from '../../src/domain';
import { orderChanges } from '../../src/domain/order/order-changes';
import type {
  OrderChange,
  OrderSnapshot,
  SnapshotLine,
} from '../../src/domain/order/order-snapshot';
import { chosenMoment } from '../../src/domain/order/order-time';
import { isoMoment } from '../../src/domain/time/iso-moment';
import type { CalculateRequest } from '../cart/calculate-request';
import type { PricedLine } from '../cart/evaluate-line';
import type { OrderCalculation } from '../cart/order-calculation';
import type { Localise } from '../i18n/localised-text';

const lineOf = (line: PricedLine, localise: Localise): SnapshotLine => ({
  key: lineKey({
    productId: line.product.id,
    choiceId: line.choiceId,
    ingredients: line.changes.map(({ ingredient, quantity }) => ({
      ingredientId: ingredient.id,
      quantity,
    })),
  }),
  name: localise(line.product.name),
  quantity: line.quantity,
  total: line.total,
});

/** The order as it would be now. */
const actualSnapshot = (calculation: OrderCalculation, localise: Localise): OrderSnapshot => {
  const { price, zone } = calculation;
  return {
    total: price.total,
    lines: calculation.lines.map((line) => lineOf(line, localise)),
    deliveryPrice: price.deliveryPrice,
    discounts: price.discounts.map(({ type, name, amount }) => ({ type, name, amount })),
    gifts: calculation.gifts.map(({ product, quantity }) => ({
      id: product.id,
      name: localise(product.name),
      quantity,
    })),
    slot: chosenMoment(calculation.time),
    zone: zone && { id: zone.id, name: localise(zone.name) },
  };
};

/** Returns what the customer had in the cart and cannot have any more; its price is not known here. */
const missingLines = (
  { lines }: CalculateRequest,
  { unavailable }: OrderCalculation,
  localise: Localise,
): readonly SnapshotLine[] =>
  unavailable.flatMap(({ lineIndex, product }) => {
    const line = lines[lineIndex];
    return line
      ? [
          {
            key: `${String(lineIndex)} ${lineKey(line)}`,
            name: localise(product.name),
            quantity: line.quantity,
            total: ZERO,
          },
        ]
      : [];
  });

/**
 * The discount of a code that no longer holds: where nothing else has changed, it was what is now
 * paid more.
 */
const lostDiscount = (calculation: OrderCalculation, expectedTotal: Money) => {
  const { promo, price, unavailable } = calculation;
  const more = minus(price.total, expectedTotal);
  return promo?.status === 'not_applicable' && more > 0 && unavailable.length === 0
    ? [{ type: 'promocode', name: promo.code, amount: more }]
    : [];
};

/**
 * Returns what has changed since the customer was shown their order, as far as its body tells: the total,
 * the lines, and a code that no longer holds. Rules 13.8.
 */
export const changesSince = (
  expectedTotal: Money,
  request: CalculateRequest,
  calculation: OrderCalculation,
  localise: Localise,
): readonly OrderChange[] => {
  const actual = actualSnapshot(calculation, localise);
  const missing = missingLines(request, calculation, localise);
  return orderChanges(
    {
      ...actual,
      total: expectedTotal,
      lines: [...actual.lines, ...missing],
      discounts: [...actual.discounts, ...lostDiscount(calculation, expectedTotal)],
    },
    actual,
  );
};

const amountOrNull = (value: number | null, { digits }: Currency): number | null =>
  value === null ? null : decimalFromMoney(money(value), digits);

/** A change as it travels: sums in whole units, moments by the city's clocks. */
export const toWireChange = (change: OrderChange, { timeZone, currency }: OrderCalculation) => {
  const { kind, name } = change;
  switch (change.kind) {
    case 'price':
    case 'delivery_price':
    case 'discount':
      return {
        kind,
        name,
        before: amountOrNull(change.before, currency),
        after: amountOrNull(change.after, currency),
      };
    case 'slot':
      return {
        kind,
        name,
        before: change.before === null ? null : isoMoment(change.before, timeZone),
        after: change.after === null ? null : isoMoment(change.after, timeZone),
      };
    case 'unavailable':
    case 'gift':
    case 'zone':
      return { kind, name, before: change.before, after: change.after };
  }
};
