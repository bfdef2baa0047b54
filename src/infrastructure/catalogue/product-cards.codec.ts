import * as t from 'io-ts';
import { moneyDecoderOf } from '../http/wire-types';
import { ProductCardWire, toProductCard } from './product-card.codec';

/** A bare list of dishes, such as what a search finds. */
export const decodeProductCards = moneyDecoderOf(t.array(ProductCardWire), (dishes, money) =>
  dishes.map((dish) => toProductCard(dish, money)),
);
