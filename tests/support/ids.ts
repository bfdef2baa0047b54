import type { Id } from '../../src/domain/id/ids';
import { idOf } from '../../src/domain/id/ids';

const idsOf =
  <Kind extends string>(kind: Kind) =>
  (value: number): Id<Kind> => {
    const id = idOf<Kind>(value);
    if (id === null) throw new RangeError(`${String(value)} is no id of a ${kind}`);
    return id;
  };

export const productId = idsOf('product');
export const ingredientId = idsOf('ingredient');
export const optionId = idsOf('option');
export const categoryId = idsOf('category');
export const filterId = idsOf('filter');
export const cityId = idsOf('city');
export const branchId = idsOf('branch');
export const orderId = idsOf('order');
export const equipmentId = idsOf('equipment');

/** A thing as tests write it, with a plain number for its id. */
export type Plain<T extends { readonly id: number }> = Omit<T, 'id'> & { readonly id: number };
export const addressId = idsOf('address');
