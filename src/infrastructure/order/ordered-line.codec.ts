import * as t from 'io-ts';
import type { OrderedLine } from '../../domain/order/tracked-order';
import { clampQuantity } from '../../domain/cart/cart-line';
import { PictureWire, toPicture } from '../http/picture.codec';
import type { ReadMoney } from '../http/wire-types';
import {
  Count,
  Decimal,
  WireIngredientId,
  WireOptionId,
  WireProductId,
  optional,
} from '../http/wire-types';

const ChangeWire = t.type({ id: WireIngredientId, name: t.string, qtt: Count });

/** A dish of an order as it was ordered, with its changes, their names and what it came to. */
export const OrderedLineWire = t.intersection([
  PictureWire,
  t.type({
    id: WireProductId,
    name: t.string,
    qtt: Count,
    total: Decimal,
    ingredients: t.array(ChangeWire),
  }),
  t.partial({ free_of_choice: optional(WireOptionId), free_of_choice_name: optional(t.string) }),
]);

export const toOrderedLine = (
  wire: t.TypeOf<typeof OrderedLineWire>,
  money: ReadMoney,
): OrderedLine => ({
  line: {
    productId: wire.id,
    quantity: clampQuantity(wire.qtt),
    ingredients: wire.ingredients.map(({ id, qtt }) => ({ ingredientId: id, quantity: qtt })),
    choiceId: wire.free_of_choice ?? null,
  },
  name: wire.name,
  quantity: wire.qtt,
  total: money(wire.total),
  ingredients: wire.ingredients.map(({ id, name, qtt }) => ({ id, name, quantity: qtt })),
  choiceName: wire.free_of_choice_name ?? null,
  picture: toPicture(wire),
});
