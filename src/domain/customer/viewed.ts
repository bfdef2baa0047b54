import type { ProductId } from '../id/ids';

/** The dishes that a customer has looked at, the newest first. Rules 20.1. */
export type ViewedProducts = readonly ProductId[];

export const MAX_VIEWED = 20;

/** Two lists as one, such as a visit's and the account's: the first one's dishes first, each once, at most 20. Rules 20.1. */
export const joinViewed = (first: ViewedProducts, second: ViewedProducts): ViewedProducts =>
  [...new Set([...first, ...second])].slice(0, MAX_VIEWED);

/** The list after a look at a dish. One that is in it already stays where it is. Rules 20.1. */
export const addViewed = (viewed: ViewedProducts, id: ProductId): ViewedProducts =>
  joinViewed(viewed.includes(id) ? [] : [id], viewed);
