import { createSelector } from 'reselect';
import type { CartLine } from '../../domain/cart/cart-line';
import type { Product } from '../../domain/catalogue/product';
import type { EquipmentId } from '../../domain/id/ids';
import type { Money } from '../../domain/money/money';
import { isOffered } from '../../domain/fulfilment/offer-scope';
import { freeSetsFor, personsFor } from '../../domain/pricing/free-sets';
import type { CartRoot } from '../cart/cart-slice';
import { selectLines, selectCalculation } from '../cart/cart-slice';
import { selectScopedOrder } from '../delivery/delivery-selectors';
import type { ShopEquipment } from '../ports/settings';
import type { SettingsRoot } from '../settings/settings-slice';
import type { OrderOptionsRoot } from './order-options-slice';

const NOTHING_OFFERED: readonly ShopEquipment[] = [];

/** As many sets as come free with the dishes of the cart; 0 while its dishes are not known. Rules 8.5. */
export const selectFreeSets = createSelector(
  [selectLines, (state: CartRoot) => state.cart.products],
  (lines: readonly CartLine[], products: readonly Product[]): number => {
    const persons = new Map(products.map((product) => [product.id, product.persons]));
    return freeSetsFor(
      lines.map(({ productId, quantity }) => ({ persons: persons.get(productId) ?? 0, quantity })),
    );
  },
);

/** For how many the order is: as the customer says, else as many as its dishes are for. Rules 8.5. */
export const selectPersons = (state: OrderOptionsRoot & CartRoot): number =>
  personsFor(state.orderOptions.persons, selectFreeSets(state));

/** Returns whether anything in the cart is eaten with what may lie beside it, or was asked for all the same. Rules 8.5. */
export const selectIsEatenWithEquipment = (state: OrderOptionsRoot & CartRoot): boolean =>
  selectFreeSets(state) > 0 ||
  state.orderOptions.persons !== null ||
  state.orderOptions.equipment.some(({ quantity }) => quantity > 0);

/** One kind of equipment as it is chosen. */
export interface EquipmentView {
  readonly equipmentId: EquipmentId;
  readonly name: string;
  /** Of one beyond the free ones. */
  readonly price: Money;
  readonly quantity: number;
  /** How many of them cost nothing, and what the others come to, as the backend last said; null before. */
  readonly priced: { readonly free: number; readonly total: Money } | null;
}

/** What may lie beside the food, with how many of each are chosen. Rules 8.5. */
export const selectEquipment = createSelector(
  [
    (state: SettingsRoot) => state.settings?.equipment ?? NOTHING_OFFERED,
    selectScopedOrder,
    (state: OrderOptionsRoot) => state.orderOptions.equipment,
    selectCalculation,
  ],
  (offers, order, choices, calculation): readonly EquipmentView[] =>
    offers
      .filter((offer) => isOffered(offer, order))
      .map(({ id, name, price }) => {
        const quantity = choices.find(({ equipmentId }) => equipmentId === id)?.quantity ?? 0;
        const line = calculation?.equipment.find(({ equipmentId }) => equipmentId === id);
        // What was said of another number says nothing of this one.
        const isSame = line?.quantity === quantity;
        return {
          equipmentId: id,
          name,
          price,
          quantity,
          priced: line && isSame ? { free: line.freeQuantity, total: line.total } : null,
        };
      }),
);
