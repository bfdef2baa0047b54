import * as t from 'io-ts';
import { decoderOf } from '../http/wire-types';
import { ProductCardWire, toProductCard } from './product-card.codec';

/** A bare list of dishes, such as what a search finds. */
export const decodeProductCards = decoderOf(t.array(ProductCardWire), (dishes) =>
  dishes.map(toProductCard),
);
