import { defineAction, on, reducerOf } from '../redux/slice';

/** Where the shop itself leads the customer next: a path without its language; null for nowhere. */
export type PathWanted = string | null;

/** The customer is to be led to this path of the shop, without its language. */
export const pathWanted = defineAction<string>('page/pathWanted');
/** The customer is there. */
export const pathReached = defineAction('page/pathReached');

export const pathWantedReducer = reducerOf<PathWanted>(
  null,
  on(pathWanted, (_, path: string): PathWanted => path),
  on(pathReached, (): PathWanted => null),
);

export interface PathWantedRoot {
  readonly pathWanted: PathWanted;
}

export const selectPathWanted = (state: PathWantedRoot) => state.pathWanted;
