import type { Instant } from '../../domain/time/instant';
import { defineAction, on, reducerOf } from '../redux/slice';

/** The restaurant's backend does not answer, from this moment on: no order can be taken. Rules 23.1. */
export const outageNoticed = defineAction<Instant>('outage/noticed');
export const outageOver = defineAction('outage/over');

/** Since when no order can be taken because the backend is away; null while it is there. */
export type OutageState = Instant | null;

export const outageReducer = reducerOf<OutageState>(
  null,
  on(outageNoticed, (since, noticed: Instant) => since ?? noticed),
  on(outageOver, (): OutageState => null),
);

export interface OutageRoot {
  readonly outage: OutageState;
}

export const selectOutage = (state: OutageRoot) => state.outage;
