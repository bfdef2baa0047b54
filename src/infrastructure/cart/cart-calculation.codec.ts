import * as t from 'io-ts';
import type {
  CalculatedLine,
  CalculatedZone,
  CartCalculation,
  CalculatedDiscount,
  CalculatedGift,
  UnavailableLine,
} from '../../domain/pricing/cart-calculation';
import { lineKey } from '../../domain/cart/cart-line';
import { TraceWire, toTrace } from './price-trace.codec';
import type { ReadMoney } from '../http/wire-types';
import {
  moneyDecoderOf,
  moneyOrNull,
  Count,
  Decimal,
  WireId,
  WireIngredientId,
  WireOptionId,
  WireProductId,
  nullable,
  optional,
  Day,
  Moment,
  WireEquipmentId,
} from '../http/wire-types';
import { PictureWire, toPicture } from '../http/picture.codec';
import type {
  CalculatedBirthday,
  CalculatedBonuses,
  CalculatedEquipment,
  CalculatedPromo,
} from '../../domain/pricing/calculated-terms';
import type { Deposit } from '../../domain/pricing/deposit-for';
import type { PromoCode } from '../../domain/promotion/promo-code';
import { readPromoCode } from '../../domain/promotion/promo-code';

const EquipmentWire = t.type({
  id: WireEquipmentId,
  name: t.string,
  qtt: Count,
  free_qtt: Count,
  total: Decimal,
});

const toEquipment = (
  wire: t.TypeOf<typeof EquipmentWire>,
  money: ReadMoney,
): CalculatedEquipment => ({
  equipmentId: wire.id,
  name: wire.name,
  quantity: wire.qtt,
  freeQuantity: wire.free_qtt,
  total: money(wire.total),
});

/** A code however it is written, in its normal form. */
const WirePromoCode = new t.Type<PromoCode, string, unknown>(
  'PromoCode',
  (value): value is PromoCode => typeof value === 'string',
  (input, context) => {
    const code = typeof input === 'string' ? readPromoCode(input) : null;
    return code?.ok && code.value !== null ? t.success(code.value) : t.failure(input, context);
  },
  String,
);

const PromoWire = t.intersection([
  t.type({ code: WirePromoCode, status: t.string, discount: Decimal }),
  t.partial({
    reason: optional(t.string),
    message: optional(t.string),
    missing: optional(Decimal),
  }),
]);

const toPromo = (wire: t.TypeOf<typeof PromoWire>, money: ReadMoney): CalculatedPromo =>
  wire.status === 'applied'
    ? { kind: 'applied', code: wire.code, discount: money(wire.discount) }
    : {
        kind: 'waiting',
        code: wire.code,
        reason: wire.reason ?? null,
        message: wire.message ?? null,
        missing: moneyOrNull(wire.missing, money),
      };

const BonusesWire = t.intersection([
  t.type({ balance: Decimal, max: Decimal, applied: Decimal, earn: Decimal }),
  t.partial({ reason: optional(t.string) }),
]);

const toBonuses = (wire: t.TypeOf<typeof BonusesWire>, money: ReadMoney): CalculatedBonuses => ({
  balance: money(wire.balance),
  max: money(wire.max),
  applied: money(wire.applied),
  earn: money(wire.earn),
  reason: wire.reason ?? null,
});

const BirthdayWire = t.type({ percent: Decimal, amount: Decimal, from: Day, to: Day });

const toBirthday = (wire: t.TypeOf<typeof BirthdayWire>, money: ReadMoney): CalculatedBirthday => ({
  ...wire,
  amount: money(wire.amount),
});

const ExpectedWire = t.type({ from: Moment, to: Moment });

const DepositWire = t.type({ percent: Decimal, amount: Decimal, rest: Decimal });

const toDeposit = (wire: t.TypeOf<typeof DepositWire>, money: ReadMoney): Deposit => ({
  percent: wire.percent,
  amount: money(wire.amount),
  rest: money(wire.rest),
});

const IngredientWire = t.intersection([
  t.type({ id: WireIngredientId, qtt: Count, name: t.string }),
  t.partial({ paid_goods: optional(t.type({ price: Decimal })) }),
]);

const LineWire = t.intersection([
  t.type({
    id: WireProductId,
    qtt: Count,
    actual_price: Decimal,
    free_of_choice: nullable(WireOptionId),
    ingredients: t.array(IngredientWire),
    total: Decimal,
  }),
  t.partial({ price: Decimal }),
]);

const UnavailableWire = t.intersection([
  t.type({ id: WireProductId, name: t.string, line: Count }),
  t.partial({
    amount: optional(Decimal),
    measure: optional(t.string),
    unavailable_reason: optional(t.string),
    unavailable_code: optional(t.string),
  }),
  PictureWire,
]);

const GiftWire = t.intersection([
  t.type({ id: WireId, name: t.string, qtt: Count }),
  t.partial({ reason: optional(t.string) }),
]);

const DiscountWire = t.intersection([
  t.type({ type: t.string, name: t.string, amount: Decimal }),
  t.partial({ percent: optional(Decimal) }),
]);

export const CalculationWire = t.intersection([
  t.type({
    goods: t.array(LineWire),
    price: Decimal,
    delivery_price: nullable(Decimal),
    total: Decimal,
  }),
  t.partial({
    gifts: t.array(GiftWire),
    discounts: t.array(DiscountWire),
    equipment: optional(t.array(EquipmentWire)),
    promocode: optional(PromoWire),
    bonuses: optional(BonusesWire),
    birthday: optional(BirthdayWire),
    eta: optional(ExpectedWire),
    deposit: optional(DepositWire),
    trace: optional(t.array(TraceWire)),
    unavailable: t.array(UnavailableWire),
    zone: optional(t.type({ name: t.string })),
    min_order: optional(Decimal),
    free_delivery_from: optional(Decimal),
  }),
]);
export type CalculationWire = t.TypeOf<typeof CalculationWire>;

const toZone = (wire: CalculationWire, money: ReadMoney): CalculatedZone | null => {
  const { zone, min_order, free_delivery_from } = wire;
  if (!zone || typeof min_order !== 'number') return null;
  return {
    name: zone.name,
    minOrder: money(min_order),
    freeDeliveryFrom: moneyOrNull(free_delivery_from, money),
  };
};

const toLine = (wire: t.TypeOf<typeof LineWire>, money: ReadMoney): CalculatedLine => ({
  key: lineKey({
    productId: wire.id,
    choiceId: wire.free_of_choice,
    ingredients: wire.ingredients.map(({ id, qtt }) => ({ ingredientId: id, quantity: qtt })),
  }),
  quantity: wire.qtt,
  listPrice: money(wire.price ?? wire.actual_price),
  unitPrice: money(wire.actual_price),
  total: money(wire.total),
  ingredients: wire.ingredients.map(({ id, name, qtt, paid_goods }) => ({
    ingredientId: id,
    name,
    quantity: qtt,
    extraPrice: paid_goods ? money(paid_goods.price) : null,
  })),
});

const toUnavailable = (wire: t.TypeOf<typeof UnavailableWire>): UnavailableLine => ({
  lineIndex: wire.line,
  productId: wire.id,
  name: wire.name,
  picture: toPicture(wire),
  amount: wire.amount ?? null,
  measure: wire.measure ?? '',
  code: wire.unavailable_code ?? null,
  reason: wire.unavailable_reason ?? '',
});

const toGift = ({ id, name, qtt, reason }: t.TypeOf<typeof GiftWire>): CalculatedGift => ({
  id,
  name,
  quantity: qtt,
  reason: reason ?? '',
});

const toDiscount = (wire: t.TypeOf<typeof DiscountWire>, money: ReadMoney): CalculatedDiscount => ({
  type: wire.type,
  name: wire.name,
  percent: wire.percent ?? null,
  amount: money(wire.amount),
});

/** What follows from code, bonuses, birthday and time. */
const toTerms = (wire: CalculationWire, money: ReadMoney) => ({
  equipment: (wire.equipment ?? []).map((part) => toEquipment(part, money)),
  promo: wire.promocode ? toPromo(wire.promocode, money) : null,
  bonuses: wire.bonuses ? toBonuses(wire.bonuses, money) : null,
  birthday: wire.birthday ? toBirthday(wire.birthday, money) : null,
  expected: wire.eta ?? null,
  deposit: wire.deposit ? toDeposit(wire.deposit, money) : null,
});

export const toCalculation = (wire: CalculationWire, money: ReadMoney): CartCalculation => {
  const discounts = (wire.discounts ?? []).map((part) => toDiscount(part, money));
  return {
    lines: wire.goods.map((part) => toLine(part, money)),
    unavailable: (wire.unavailable ?? []).map(toUnavailable),
    gifts: (wire.gifts ?? []).map(toGift),
    discounts,
    goodsPrice: money(wire.price),
    deliveryPrice: moneyOrNull(wire.delivery_price, money),
    zone: toZone(wire, money),
    ...toTerms(wire, money),
    trace: toTrace(wire.trace ?? [], discounts, money),
    total: money(wire.total),
  };
};

export const decodeCalculation = moneyDecoderOf(CalculationWire, toCalculation);
