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
import {
  decoderOf,
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
import { moneyFromDecimal } from '../../domain/money/money';
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

const toEquipment = (wire: t.TypeOf<typeof EquipmentWire>): CalculatedEquipment => ({
  equipmentId: wire.id,
  name: wire.name,
  quantity: wire.qtt,
  freeQuantity: wire.free_qtt,
  total: moneyFromDecimal(wire.total),
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

const toPromo = (wire: t.TypeOf<typeof PromoWire>): CalculatedPromo =>
  wire.status === 'applied'
    ? { kind: 'applied', code: wire.code, discount: moneyFromDecimal(wire.discount) }
    : {
        kind: 'waiting',
        code: wire.code,
        reason: wire.reason ?? null,
        message: wire.message ?? null,
        missing: moneyOrNull(wire.missing),
      };

const BonusesWire = t.intersection([
  t.type({ balance: Decimal, max: Decimal, applied: Decimal, earn: Decimal }),
  t.partial({ reason: optional(t.string) }),
]);

const toBonuses = (wire: t.TypeOf<typeof BonusesWire>): CalculatedBonuses => ({
  balance: moneyFromDecimal(wire.balance),
  max: moneyFromDecimal(wire.max),
  applied: moneyFromDecimal(wire.applied),
  earn: moneyFromDecimal(wire.earn),
  reason: wire.reason ?? null,
});

const BirthdayWire = t.type({ percent: Decimal, amount: Decimal, from: Day, to: Day });

const toBirthday = (wire: t.TypeOf<typeof BirthdayWire>): CalculatedBirthday => ({
  ...wire,
  amount: moneyFromDecimal(wire.amount),
});

const ExpectedWire = t.type({ from: Moment, to: Moment });

const DepositWire = t.type({ percent: Decimal, amount: Decimal, rest: Decimal });

const toDeposit = (wire: t.TypeOf<typeof DepositWire>): Deposit => ({
  percent: wire.percent,
  amount: moneyFromDecimal(wire.amount),
  rest: moneyFromDecimal(wire.rest),
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

const toZone = (wire: CalculationWire): CalculatedZone | null => {
  const { zone, min_order, free_delivery_from } = wire;
  if (!zone || typeof min_order !== 'number') return null;
  return {
    name: zone.name,
    minOrder: moneyFromDecimal(min_order),
    freeDeliveryFrom: moneyOrNull(free_delivery_from),
  };
};

const toLine = (wire: t.TypeOf<typeof LineWire>): CalculatedLine => ({
  key: lineKey({
    productId: wire.id,
    choiceId: wire.free_of_choice,
    ingredients: wire.ingredients.map(({ id, qtt }) => ({ ingredientId: id, quantity: qtt })),
  }),
  quantity: wire.qtt,
  listPrice: moneyFromDecimal(wire.price ?? wire.actual_price),
  unitPrice: moneyFromDecimal(wire.actual_price),
  total: moneyFromDecimal(wire.total),
  ingredients: wire.ingredients.map(({ id, name, qtt, paid_goods }) => ({
    ingredientId: id,
    name,
    quantity: qtt,
    extraPrice: paid_goods ? moneyFromDecimal(paid_goods.price) : null,
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

const toDiscount = (wire: t.TypeOf<typeof DiscountWire>): CalculatedDiscount => ({
  type: wire.type,
  name: wire.name,
  percent: wire.percent ?? null,
  amount: moneyFromDecimal(wire.amount),
});

/** What follows from code, bonuses, birthday and time. */
const toTerms = (wire: CalculationWire) => ({
  equipment: (wire.equipment ?? []).map(toEquipment),
  promo: wire.promocode ? toPromo(wire.promocode) : null,
  bonuses: wire.bonuses ? toBonuses(wire.bonuses) : null,
  birthday: wire.birthday ? toBirthday(wire.birthday) : null,
  expected: wire.eta ?? null,
  deposit: wire.deposit ? toDeposit(wire.deposit) : null,
});

export const toCalculation = (wire: CalculationWire): CartCalculation => {
  const discounts = (wire.discounts ?? []).map(toDiscount);
  return {
    lines: wire.goods.map(toLine),
    unavailable: (wire.unavailable ?? []).map(toUnavailable),
    gifts: (wire.gifts ?? []).map(toGift),
    discounts,
    goodsPrice: moneyFromDecimal(wire.price),
    deliveryPrice: moneyOrNull(wire.delivery_price),
    zone: toZone(wire),
    ...toTerms(wire),
    trace: toTrace(wire.trace ?? [], discounts),
    total: moneyFromDecimal(wire.total),
  };
};

export const decodeCalculation = decoderOf(CalculationWire, toCalculation);
