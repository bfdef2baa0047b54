import type { AnswerOf } from '../../contract/wire/codec';
import type { Calculation as CalculationWire } from '../../contract/wire/cart';
import type { Money } from '../../src/domain';
import { decimalFromMoney } from '../../src/domain';
import { isoOf } from '../../src/domain/locale/locale-path';
import { isoMoment } from '../../src/domain/time/iso-moment';
import { toWirePaidGoods } from '../catalogue/product-wire';
import { picturePaths } from '../media/picture-names';
import type { Localise } from '../i18n/localised-text';
import { translate } from '../i18n/translate';
import type { PricedLine } from './evaluate-line';
import type { OrderCalculation, UnavailableAt } from './order-calculation';
import { toWirePromo } from './promo-wire';
import { toWireTraceEntry } from './trace-wire';

/** The language and country of a calculation's texts. */
export interface CalculationWireContext {
  readonly locale: string;
  readonly localise: Localise;
  /** The shop's country: how it writes numbers. */
  readonly country: string;
}

/** Writes sums as they travel, in the currency of a calculation. */
type Decimal = (amount: Money) => number;

const orNull = (amount: Money | null, decimal: Decimal): number | null =>
  amount === null ? null : decimal(amount);

const toWireLine = (line: PricedLine, localise: Localise, decimal: Decimal) => ({
  id: line.product.id,
  qtt: line.quantity,
  price: decimal(line.listPrice),
  actual_price: decimal(line.unitPrice),
  free_of_choice: line.choiceId,
  ingredients: line.changes.map(({ ingredient, quantity }) => ({
    id: ingredient.id,
    qtt: quantity,
    name: localise(ingredient.name),
    paid_goods: toWirePaidGoods(ingredient, decimal),
  })),
  total: decimal(line.total),
});

const toWireUnavailable = (
  { product, code, lineIndex }: UnavailableAt,
  { locale, localise }: CalculationWireContext,
) => ({
  id: product.id,
  name: localise(product.name),
  ...picturePaths(product.picture),
  amount: product.amount,
  measure: localise(product.measure),
  unavailable_reason: translate(locale, `unavailable.${code}`),
  unavailable_code: code,
  line: lineIndex,
});

const toWireBonuses = ({ bonuses, price }: OrderCalculation, locale: string, decimal: Decimal) =>
  bonuses === null
    ? null
    : {
        balance: decimal(bonuses.balance),
        max: decimal(bonuses.max),
        applied: decimal(price.bonuses),
        earn: decimal(bonuses.earn),
        reason:
          bonuses.reason === null
            ? null
            : translate(locale, bonuses.reason.kind, { name: bonuses.reason.name }),
      };

const toWireEta = ({ timeVerdict, timeZone }: OrderCalculation) =>
  timeVerdict.kind === 'promised'
    ? { from: isoMoment(timeVerdict.from, timeZone), to: isoMoment(timeVerdict.to, timeZone) }
    : null;

const toWireDeposit = ({ price: { deposit } }: OrderCalculation, decimal: Decimal) =>
  deposit === null
    ? null
    : {
        percent: deposit.percent,
        amount: decimal(deposit.amount),
        rest: decimal(deposit.rest),
      };

const toWireBirthday = ({ birthday }: OrderCalculation, decimal: Decimal) =>
  birthday === null
    ? null
    : {
        percent: birthday.percent,
        amount: decimal(birthday.amount),
        from: birthday.from,
        to: birthday.to,
      };

const toWireZone = ({ zone }: OrderCalculation, localise: Localise) =>
  zone === null ? null : { id: zone.id, name: localise(zone.name), color_hex: zone.colorHex };

const toWireExtras = (calculation: OrderCalculation, localise: Localise, decimal: Decimal) => ({
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
    amount: decimal(amount),
  })),
  equipment: calculation.equipment.map((line) => ({
    id: line.equipmentId,
    name: line.name,
    qtt: line.quantity,
    free_qtt: line.freeQuantity,
    price: decimal(line.price),
    total: decimal(line.total),
  })),
});

/** A calculation as it travels. */
export const toWireCalculation = (
  calculation: OrderCalculation,
  telling: CalculationWireContext,
): AnswerOf<typeof CalculationWire> => {
  const { price, zone, promo, currency } = calculation;
  const { locale, localise, country } = telling;
  const decimal: Decimal = (amount) => decimalFromMoney(amount, currency.digits);
  const wording = { locale, iso: isoOf(locale, country) };
  return {
    goods: calculation.lines.map((line) => toWireLine(line, localise, decimal)),
    ...toWireExtras(calculation, localise, decimal),
    promocode: promo && toWirePromo(promo, calculation, wording),
    bonuses: toWireBonuses(calculation, locale, decimal),
    birthday: toWireBirthday(calculation, decimal),
    price: decimal(price.goodsPrice),
    delivery_price: orNull(price.deliveryPrice, decimal),
    total: decimal(price.total),
    min_order: orNull(zone && zone.minOrder, decimal),
    free_delivery_from: orNull(zone && zone.freeDeliveryFrom, decimal),
    zone: toWireZone(calculation, localise),
    eta: toWireEta(calculation),
    deposit: toWireDeposit(calculation, decimal),
    unavailable: calculation.unavailable.map((entry) => toWireUnavailable(entry, telling)),
    trace: price.trace.map((entry) => toWireTraceEntry(entry, currency)),
    currency: { code: currency.code, symbol: currency.symbol, digits: currency.digits },
  };
};
