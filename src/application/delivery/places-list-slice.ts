import type { AnyAddress } from '../../domain/address/address';
import type { ModalName } from '../modals/modal-slice';
import { modalClosed, modalOpened } from '../modals/modal-slice';
import { defineAction, on, reducerOf } from '../redux/slice';
import type { OrderType } from '../../domain/fulfilment/order-type';
import { selectionChanged } from './delivery-slice';

/** How the list of where an order can go opens next. */
export interface PlacesListState {
  /** Whether a form stands in its place, and it comes back after the form. */
  readonly isBehindForm: boolean;
  /** Delivery or pickup, as last asked for; null for what the order has. */
  readonly type: OrderType | null;
  /** The address that was clicked in it and not yet applied; null for none. */
  readonly chosen: AnyAddress | null;
}

/** The form of an address is opened from the list, where this address was clicked. */
export const placesListLeft = defineAction<AnyAddress | null>('delivery/listLeft');
/** The customer was asked for an address and chose pickup instead. */
export const pickupPreferred = defineAction('delivery/pickupPreferred');

const FRESH: PlacesListState = { isBehindForm: false, type: null, chosen: null };

/** Of the two modals, one opens the other; whatever else opens has nothing to do with them. */
const OF_PLACES: ReadonlySet<ModalName> = new Set(['location', 'delivery']);

export const placesListReducer = reducerOf(
  FRESH,
  on(placesListLeft, (_, chosen: AnyAddress | null): PlacesListState => ({
    isBehindForm: true,
    type: 'delivery',
    chosen,
  })),
  on(pickupPreferred, (): PlacesListState => ({ ...FRESH, type: 'pickup' })),
  // An address that was saved or deleted in the form replaces the choice.
  on(selectionChanged, (list): PlacesListState => ({ ...list, chosen: null })),
  on(modalOpened, (list, name: ModalName) => (OF_PLACES.has(name) ? list : FRESH)),
  on(modalClosed, (list, name: ModalName) => (name === 'location' ? FRESH : list)),
);

export interface PlacesListRoot {
  readonly placesList: PlacesListState;
}

export const selectPlacesList = (state: PlacesListRoot) => state.placesList;
