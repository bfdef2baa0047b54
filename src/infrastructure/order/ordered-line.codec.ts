import type { OrderLine } from '../../../contract/wire/order';
import type { OrderedLine } from '../../domain/order/tracked-order';
import { clampQuantity } from '../../domain/cart/cart-line';
import { toPicture } from '../http/picture.codec';
import type { ReadMoney } from '../http/decoder';

export const toOrderedLine = (wire: OrderLine, money: ReadMoney): OrderedLine => ({
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
