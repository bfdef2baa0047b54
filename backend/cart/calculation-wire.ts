import type { Currency } from '../../src/domain';
import { decimalFromMoney, sum } from '../../src/domain';
import type { Showing } from '../catalogue/product-wire';
import { toWirePaidGoods } from '../catalogue/product-wire';
import { picturePaths } from '../media/picture-names';
import { say } from '../texts/say';
import type { LineVerdict, PricedLine, UnavailableLine } from './judge-line';

const toWireLine = (line: PricedLine, { localise }: Showing) => {
  const price = decimalFromMoney(line.product.price);
  return {
    id: line.product.id,
    qtt: line.quantity,
    price,
    actual_price: price,
    free_of_choice: line.choiceId,
    ingredients: line.changes.map(({ ingredient, quantity }) => ({
      id: ingredient.id,
      qtt: quantity,
      name: localise(ingredient.name),
      paid_goods: toWirePaidGoods(ingredient),
    })),
    total: decimalFromMoney(line.total),
  };
};

const toWireUnavailable = (
  { product, code }: UnavailableLine,
  line: number,
  { locale, localise }: Showing,
) => ({
  id: product.id,
  name: localise(product.name),
  ...picturePaths(product.picture),
  amount: product.amount,
  measure: localise(product.measure),
  unavailable_reason: say(locale, `unavailable.${code}`),
  unavailable_code: code,
  line,
});

/** A calculated cart as it travels. The verdicts are in the order of the request's lines. */
export const toWireCalculation = (
  verdicts: readonly LineVerdict[],
  orderType: 'delivery' | 'pickup',
  currency: Currency,
  showing: Showing,
) => {
  const lines = verdicts.filter((verdict) => verdict.kind === 'priced');
  const price = decimalFromMoney(sum(lines.map(({ total }) => total)));
  return {
    goods: lines.map((line) => toWireLine(line, showing)),
    gifts: [],
    discounts: [],
    equipment: [],
    promocode: null,
    bonuses: null,
    birthday: null,
    price,
    // Delivery has a price only once there is an address; the total is then without it.
    delivery_price: orderType === 'pickup' ? 0 : null,
    total: price,
    min_order: null,
    free_delivery_from: null,
    zone: null,
    eta: null,
    deposit: null,
    unavailable: verdicts.flatMap((verdict, index) =>
      verdict.kind === 'unavailable' ? [toWireUnavailable(verdict, index, showing)] : [],
    ),
    trace: [{ code: 'goods', amount: price }],
    currency: { code: currency.code, symbol: currency.symbol, digits: currency.digits },
  };
};
