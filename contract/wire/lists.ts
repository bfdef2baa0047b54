import * as t from 'io-ts';
import { described } from './codec';
import { ProductId } from './primitives';

/** Ids of dishes, newest first. */
export const DishIds = described(t.readonlyArray(ProductId), { uniqueItems: true });
export type DishIds = t.TypeOf<typeof DishIds>;
