import type { Store } from 'redux';
import { selectionHere } from '../application/delivery/delivery-selectors';
import { selectionRestored } from '../application/delivery/delivery-slice';
import type { ShopState } from '../application/store/root-reducer';
import type { DeliverySelection } from '../domain/delivery/delivery-selection';
import { NOTHING_SELECTED } from '../domain/delivery/delivery-selection';
import { keptSelection } from '../infrastructure/storage/kept-selection';
import { encodeSelection } from '../infrastructure/storage/selection-cookie';
import type { ChoiceInState } from './keep-choice';
import { keepChoice } from './keep-choice';

/** What of a choice decides the price of delivery: not the door, which few pages bring along. */
const pricedPlace = (selection: DeliverySelection): string => {
  if (selection.type !== 'delivery') return encodeSelection(selection);
  const { cityId, place } = selection.address;
  return JSON.stringify([cityId, place.id, place.lat, place.lng]);
};

const SELECTION: ChoiceInState<DeliverySelection> = {
  nothing: NOTHING_SELECTED,
  choiceOf: ({ delivery }) => delivery.selection,
  // What the city does not know any more is nothing here.
  here: selectionHere,
  restored: selectionRestored,
  isSame: (one, other) => encodeSelection(one) === encodeSelection(other),
  isPricedAlike: (one, other) => pricedPlace(one) === pricedPlace(other),
  foundOf: () => null,
};

/** Keeps where the order goes. Rules 17.8. */
export const keepSelection = (store: Store<ShopState>, page: Document, isSecure: boolean): void => {
  const storage = keptSelection({ jar: page, area: () => window.localStorage, isSecure });
  keepChoice(store, storage, SELECTION, page);
};
