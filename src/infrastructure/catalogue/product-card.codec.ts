import type { DishCard } from '../../../contract/wire/menu';
import { allAllergens } from '../../domain/allergen/allergen-set';
import type { ProductCard } from '../../domain/catalogue/product';
import type { ReadMoney } from '../http/decoder';
import { moneyOrNull } from '../http/decoder';
import { toPicture } from '../http/picture.codec';

export const toProductCard = (wire: DishCard, money: ReadMoney): ProductCard => ({
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
