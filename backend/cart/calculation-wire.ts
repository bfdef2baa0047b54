import type { Money } from '../../src/domain';
import { decimalFromMoney } from '../../src/domain';
import { isoMoment } from '../../src/domain/time/iso-moment';
import { toWirePaidGoods } from '../catalogue/product-wire';
import { picturePaths } from '../media/picture-names';
import type { Localise } from '../texts/localised';
import { say } from '../texts/say';
import type { PricedLine } from './judge-line';
import type { OrderCalculation, UnavailableAt } from './order-calculation';
import { toWirePromo } from './promo-wire';
import { toWireTraceEntry } from './trace-wire';

/** In which language a calculation is told. */
export interface Telling {
  readonly locale: string;
  readonly localise: Localise;
  /** The shop's country: how it writes numbers. */
  readonly country: string;
}

const decimalOrNull = (amount: Money | null): number | null =>
  amount === null ? null : decimalFromMoney(amount);

const toWireLine = (line: PricedLine, localise: Localise) => ({
  id: line.product.id,
  qtt: line.quantity,
  price: decimalFromMoney(line.listPrice),
  actual_price: decimalFromMoney(line.unitPrice),
  free_of_choice: line.choiceId,
  ingredients: line.changes.map(({ ingredient, quantity }) => ({
    id: ingredient.id,
    qtt: quantity,
    name: localise(ingredient.name),
    paid_goods: toWirePaidGoods(ingredient),
  })),
  total: decimalFromMoney(line.total),
});

const toWireUnavailable = (
  { product, code, lineIndex }: UnavailableAt,
  { locale, localise }: Telling,
) => ({
  id: product.id,
  name: localise(product.name),
  ...picturePaths(product.picture),
  amount: product.amount,
  measure: localise(product.measure),
  unavailable_reason: say(locale, `unavailable.${code}`),
  unavailable_code: code,
  line: lineIndex,
});

const toWireBonuses = ({ bonuses, price }: OrderCalculation, locale: string) =>
  bonuses === null
    ? null
    : {
        balance: decimalFromMoney(bonuses.balance),
        max: decimalFromMoney(bonuses.max),
        applied: decimalFromMoney(price.bonuses),
        earn: decimalFromMoney(bonuses.earn),
        reason:
          bonuses.reason === null
            ? null
            : say(locale, bonuses.reason.kind, { name: bonuses.reason.name }),
      };

const toWireEta = ({ timeVerdict, timeZone }: OrderCalculation) =>
  timeVerdict.kind === 'promised'
    ? { from: isoMoment(timeVerdict.from, timeZone), to: isoMoment(timeVerdict.to, timeZone) }
    : null;

const toWireDeposit = ({ price: { deposit } }: OrderCalculation) =>
  deposit === null
    ? null
    : {
        percent: deposit.percent,
        amount: decimalFromMoney(deposit.amount),
        rest: decimalFromMoney(deposit.rest),
      };

const toWireBirthday = ({ birthday }: OrderCalculation) =>
  birthday === null
    ? null
    : {
        percent: birthday.percent,
        amount: decimalFromMoney(birthday.amount),
        from: birthday.from,
        to: birthday.to,
      };

const toWireZone = ({ zone }: OrderCalculation, localise: Localise) =>
  zone === null ? null : { id: zone.id, name: localise(zone.name), color_hex: zone.colorHex };

const toWireExtras = (calculation: OrderCalculation, localise: Localise) => ({
  gifts: calculation.gifts.map(({ product, quantity, reason }) => ({
    id: product.id,
    name: localise(product.name),
    qtt: quantity,
    reason,
  })),
  discounts: calculation.price.discounts.map(({ type, name, percent, amount }) => ({
    type,
    name,
    percent,
    amount: decimalFromMoney(amount),
  })),
  equipment: calculation.equipment.map((line) => ({
    id: line.equipmentId,
    name: line.name,
    qtt: line.quantity,
    free_qtt: line.freeQuantity,
    price: decimalFromMoney(line.price),
    total: decimalFromMoney(line.total),
  })),
});

/** A calculation as it travels. */
export const toWireCalculation = (calculation: OrderCalculation, telling: Telling) => {
  const { price, zone, promo, currency } = calculation;
  const { locale, localise, country } = telling;
  const wording = { locale, iso: `${locale}-${country.toUpperCase()}` };
  return {
    goods: calculation.lines.map((line) => toWireLine(line, localise)),
    ...toWireExtras(calculation, localise),
    promocode: promo && toWirePromo(promo, calculation, wording),
    bonuses: toWireBonuses(calculation, locale),
    birthday: toWireBirthday(calculation),
    price: decimalFromMoney(price.goodsPrice),
    delivery_price: decimalOrNull(price.deliveryPrice),
    total: decimalFromMoney(price.total),
    min_order: decimalOrNull(zone && zone.minOrder),
    free_delivery_from: decimalOrNull(zone && zone.freeDeliveryFrom),
    zone: toWireZone(calculation, localise),
    eta: toWireEta(calculation),
    deposit: toWireDeposit(calculation),
    unavailable: calculation.unavailable.map((entry) => toWireUnavailable(entry, telling)),
    trace: price.trace.map(toWireTraceEntry),
    currency: { code: currency.code, symbol: currency.symbol, digits: currency.digits },
  };
};
