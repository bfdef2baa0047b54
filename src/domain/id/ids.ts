declare const kindOfId: unique symbol;

/** A number that names one thing of one kind: a branch's id is no zone's id. Always a positive integer. */
export type Id<Kind extends string> = number & { readonly [kindOfId]: Kind };

export type ProductId = Id<'product'>;
export type IngredientId = Id<'ingredient'>;
/** One of a dish's free options. */
export type OptionId = Id<'option'>;
export type CategoryId = Id<'category'>;
/** What the dishes of a category can be narrowed down by. */
export type FilterId = Id<'filter'>;
export type CityId = Id<'city'>;
export type BranchId = Id<'branch'>;
export type ZoneId = Id<'zone'>;
export type CustomerId = Id<'customer'>;
export type AddressId = Id<'address'>;
export type OrderId = Id<'order'>;
export type EquipmentId = Id<'equipment'>;

/** Returns whether a number can be an id: whole, above zero, and exact. */
export const isId = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

/**
 * The id that a number is, of the kind the caller says; null for a number that names nothing.
 * `idOf<'branch'>(3)` is a `BranchId`.
 */
export const idOf = <Kind extends string>(value: number): Id<Kind> | null =>
  // The brand has no run-time form; this is the one place that grants it.
  isId(value) ? (value as Id<Kind>) : null;

/** How a backend's ids are written in addresses; more digits are none's. */
const WRITTEN = /^[1-9]\d{0,9}$/;

/**
 * The id that a text is, of the kind the caller says; null for a text that names nothing, such as one
 * with a sign, a space or a nought before it.
 */
export const readId = <Kind extends string>(text: string): Id<Kind> | null =>
  WRITTEN.test(text) ? idOf<Kind>(Number(text)) : null;
