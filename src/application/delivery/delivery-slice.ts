import type { Address } from '../../domain/address/address';
import type { DeliverySelection } from '../../domain/delivery/delivery-selection';
import { NOTHING_SELECTED } from '../../domain/delivery/delivery-selection';
import { languageSwitched } from '../session/language-slice';
import { defineAction, on, reducerOf } from '../redux/slice';
import type { DeliveryZone, DeliveryArea } from '../ports/delivery-area';

/** The shapes of the city's zones: not asked for, on their way, there, or not to be had. */
export type AreaState =
  | { readonly kind: 'unknown' | 'loading' | 'failed' }
  | { readonly kind: 'known'; readonly area: DeliveryArea };

/** What the selected address asks, as far as the backend was asked for it; `outside` of all zones. */
export type TermsState =
  | { readonly kind: 'unknown' | 'loading' | 'failed' | 'outside' }
  | { readonly kind: 'known'; readonly terms: DeliveryZone };

export interface DeliveryState {
  /** Where the order goes, as persisted or decided: `selectSelection` returns what of it is valid. Rules 17.1. */
  readonly selection: DeliverySelection;
  readonly area: AreaState;
  /** Of the selection's address; `selectSelectedTerms` also knows the area. */
  readonly terms: TermsState;
}

/** What the cookie holds, as far as the city still knows it. */
export const selectionRestored = defineAction<DeliverySelection>('delivery/selectionRestored');
/** The customer decided where the order goes: persists it and prices the cart again. */
export const selectionChanged = defineAction<DeliverySelection>('delivery/selectionChanged');
/** A map or a check is about to need the shapes of the zones; asked once while they are there. */
export const areaRequested = defineAction('delivery/areaRequested');
export const areaLoading = defineAction('delivery/areaLoading');
export const areaLoaded = defineAction<DeliveryArea>('delivery/areaLoaded');
export const areaFailed = defineAction('delivery/areaFailed');
/** What the selected address asks is about to be shown. */
export const termsRequested = defineAction('delivery/termsRequested');
export const termsLoading = defineAction('delivery/termsLoading');
/** Null for an address in no zone. */
export const termsLoaded = defineAction<DeliveryZone | null>('delivery/termsLoaded');
export const termsFailed = defineAction('delivery/termsFailed');

const UNKNOWN = { kind: 'unknown' } as const;

const START: DeliveryState = { selection: NOTHING_SELECTED, area: UNKNOWN, terms: UNKNOWN };

const select = (state: DeliveryState, selection: DeliverySelection<Address>): DeliveryState => ({
  ...state,
  selection,
  terms: UNKNOWN,
});

const withTerms = (state: DeliveryState, terms: TermsState): DeliveryState => ({ ...state, terms });

export const deliveryReducer = reducerOf(
  START,
  on(selectionRestored, select),
  on(selectionChanged, select),
  on(areaLoading, (state): DeliveryState => ({ ...state, area: { kind: 'loading' } })),
  on(areaLoaded, (state, area: DeliveryArea): DeliveryState => ({
    ...state,
    area: { kind: 'known', area },
  })),
  on(areaFailed, (state): DeliveryState => ({ ...state, area: { kind: 'failed' } })),
  on(termsLoading, (state) => withTerms(state, { kind: 'loading' })),
  on(termsLoaded, (state, terms: DeliveryZone | null) =>
    withTerms(state, terms ? { kind: 'known', terms } : { kind: 'outside' }),
  ),
  on(termsFailed, (state) => withTerms(state, { kind: 'failed' })),
  // Zones have names, and those are in the language before.
  on(languageSwitched, (state): DeliveryState => ({ ...state, area: UNKNOWN, terms: UNKNOWN })),
);

export interface DeliveryRoot {
  readonly delivery: DeliveryState;
}

export const selectDelivery = (state: DeliveryRoot) => state.delivery;
export const selectArea = (state: DeliveryRoot) => state.delivery.area;
