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
import { moneyFromDecimal } from '../../domain/money/money';
import {
  BirthdayWire,
  BonusesWire,
  DepositWire,
  EquipmentWire,
  ExpectedWire,
  PromoWire,
  toBirthday,
  toBonuses,
  toDeposit,
  toEquipment,
  toPromo,
} from './calculated-terms.codec';
import { TraceWire, toTrace } from './price-trace.codec';
import { decoderOf } from '../http/decode';
import { moneyOrNull } from '../http/money-or-null';
import { PictureWire, toPicture } from '../http/picture.codec';
import {
  Count,
  Decimal,
  WireId,
  WireIngredientId,
  WireOptionId,
  WireProductId,
  nullable,
  optional,
} from '../http/wire-types';

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
