import * as t from 'io-ts';
import type { CalculatedLine, CartCalculation } from '../../domain/cart/cart-calculation';
import { lineKey } from '../../domain/cart/cart-line';
import { moneyFromDecimal } from '../../domain/money/money';
import { decoderOf } from '../http/decode';
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
  t.partial({ unavailable_reason: optional(t.string) }),
]);

const CalculationWire = t.intersection([
  t.type({
    goods: t.array(LineWire),
    price: Decimal,
    delivery_price: nullable(Decimal),
    total: Decimal,
  }),
  t.partial({
    gifts: t.array(t.type({ id: WireId, name: t.string, qtt: Count })),
    discounts: t.array(t.type({ type: t.string, name: t.string, amount: Decimal })),
    unavailable: t.array(UnavailableWire),
  }),
]);

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

const toCalculation = (wire: t.TypeOf<typeof CalculationWire>): CartCalculation => ({
  lines: wire.goods.map(toLine),
  unavailable: (wire.unavailable ?? []).map((entry) => ({
    lineIndex: entry.line,
    productId: entry.id,
    name: entry.name,
    reason: entry.unavailable_reason ?? '',
  })),
  gifts: (wire.gifts ?? []).map(({ id, name, qtt }) => ({ id, name, quantity: qtt })),
  discounts: (wire.discounts ?? []).map(({ type, name, amount }) => ({
    type,
    name,
    amount: moneyFromDecimal(amount),
  })),
  goodsPrice: moneyFromDecimal(wire.price),
  deliveryPrice: wire.delivery_price === null ? null : moneyFromDecimal(wire.delivery_price),
  total: moneyFromDecimal(wire.total),
});

export const decodeCalculation = decoderOf(CalculationWire, toCalculation);
