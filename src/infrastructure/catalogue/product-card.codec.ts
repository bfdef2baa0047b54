import * as t from 'io-ts';
import { allAllergens } from '../../domain/allergen/allergen-set';
import type { ProductCard } from '../../domain/catalogue/product';
import type { ReadMoney } from '../http/wire-types';
import { moneyOrNull, Decimal, WireProductId, nullable, optional } from '../http/wire-types';
import { toPicture } from '../http/picture.codec';

export const ProductCardWire = t.intersection([
  t.type({
    id: WireProductId,
    chpu: t.string,
    name: t.string,
    image_path: nullable(t.string),
    image_path_jpeg: nullable(t.string),
    amount: Decimal,
    measure: t.string,
    price: Decimal,
  }),
  t.partial({
    description: nullable(t.string),
    old_price: nullable(Decimal),
    labels: t.array(t.type({ code: t.string, name: t.string })),
    free_of_choice: nullable(t.type({ required: t.boolean })),
    is_available: t.boolean,
    needs_choice: t.boolean,
    unavailable_reason: optional(t.string),
    allergens: t.array(t.string),
  }),
]);
export type ProductCardWire = t.TypeOf<typeof ProductCardWire>;

export const toProductCard = (wire: ProductCardWire, money: ReadMoney): ProductCard => ({
  id: wire.id,
  slug: wire.chpu,
  name: wire.name,
  description: wire.description ?? '',
  picture: toPicture(wire),
  amount: wire.amount,
  measure: wire.measure,
  price: money(wire.price),
  oldPrice: moneyOrNull(wire.old_price, money),
  labels: (wire.labels ?? []).map(({ code, name }) => ({ code, name })),
  needsChoice: wire.needs_choice ?? wire.free_of_choice?.required ?? false,
  // An empty reason still means "not now": the page then says so in its own words.
  unavailableReason: wire.is_available === false ? (wire.unavailable_reason ?? '') : null,
  offeredAllergens: allAllergens([wire.allergens ?? []]),
});
