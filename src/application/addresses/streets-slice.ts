import { languageSwitched } from '../session/language-slice';
import type { MapStreet } from '../ports/maps';
import { defineAction, on, reducerOf } from '../redux/slice';

/** A map is about to draw the streets of the city by itself; asked once while they are there. */
export const streetsRequested = defineAction('maps/streetsRequested');
/** None where nobody has a list of them, or where it could not be had: the map goes on without. */
export const streetsLoaded = defineAction<readonly MapStreet[]>('maps/streetsLoaded');

const UNKNOWN: readonly MapStreet[] = [];

export const streetsReducer = reducerOf(
  UNKNOWN,
  on(streetsLoaded, (_, streets: readonly MapStreet[]) => streets),
  // Their names are in the language before.
  on(languageSwitched, () => UNKNOWN),
);

export interface StreetsRoot {
  readonly streets: readonly MapStreet[];
}

export const selectStreets = (state: StreetsRoot) => state.streets;
