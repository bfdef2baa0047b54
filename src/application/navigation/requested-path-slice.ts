import { defineAction, on, reducerOf } from '../redux/slice';

/** Where the shop itself leads the customer next: a path without its language; null for nowhere. */
export type RequestedPath = string | null;

/** The customer is to be led to this path of the shop, without its language. */
export const navigationRequested = defineAction<string>('page/navigationRequested');
/** The customer is there. */
export const pathReached = defineAction('page/pathReached');

export const requestedPathReducer = reducerOf<RequestedPath>(
  null,
  on(navigationRequested, (_, path: string): RequestedPath => path),
  on(pathReached, (): RequestedPath => null),
);

export interface RequestedPathRoot {
  readonly requestedPath: RequestedPath;
}

export const selectRequestedPath = (state: RequestedPathRoot) => state.requestedPath;
