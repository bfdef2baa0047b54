import { DishCard } from '../../../contract/wire/menu';
import * as t from 'io-ts';
import { moneyDecoderOf } from '../http/decoder';
import { toProductCard } from './product-card.codec';

/** A bare list of dishes, such as what a search finds. */
export const decodeProductCards = moneyDecoderOf(t.array(DishCard), (dishes, money) =>
  dishes.map((dish) => toProductCard(dish, money)),
);
