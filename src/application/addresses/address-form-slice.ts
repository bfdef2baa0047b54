import type { Address, AnyAddress } from '../../domain/address/address';
import type { Coordinates } from '../../domain/zone/lng-lat';
import { languageSwitched } from '../session/language-slice';
import type { ModalName } from '../modals/modal-slice';
import { modalClosed } from '../modals/modal-slice';
import type { Toast } from '../notifications/toast-slice';
import type { AddressErrors } from '../ports/address-gateway';
import type { FoundAddress, StreetSuggestion } from '../ports/maps';
import { defineAction, on, reducerOf } from '../redux/slice';
import type { StreetSearch, SuggestedStreets } from './street-search';
import { NO_SEARCH, afterAnswer, afterFailure, afterKey } from './street-search';

/** What the map last said, for the form to take over. */
export interface Finding {
  /** Counts up, so that the same answer given again is another one. */
  readonly id: number;
  /** Of a pin both texts are empty where the map knows no street: what was typed stays. */
  readonly found: FoundAddress;
  /** A pin moves the place and fills in only what it knows; a suggestion replaces street and house. */
  readonly by: 'suggestion' | 'pin' | 'lookUp';
}

/** Why the last thing asked of the map brought nothing. */
export type FindingFailure = 'place' | 'location.denied' | 'location.unavailable';

/** Why an address was not saved or deleted, in the shop's own words: the key of their text. */
export type AddressRefusalMessage = Pick<Toast, 'text' | 'params'>;

export interface AddressFormState {
  /** How often the form was opened: an answer to an earlier one is not for this one. */
  readonly opened: number;
  /** The address that is edited; null for a new one. */
  readonly edited: AnyAddress | null;
  readonly search: StreetSearch;
  readonly isFinding: boolean;
  readonly finding: Finding | null;
  readonly failure: FindingFailure | null;
  readonly saving: 'no' | 'saving' | 'deleting';
  /** Whether what is in it was saved or deleted: then nobody needs it any more. */
  readonly isDone: boolean;
  readonly errors: AddressErrors;
  /** What the shop itself says of the whole form, where the backend said nothing; null for nothing. */
  readonly refusal: AddressRefusalMessage | null;
}

/** The form of an address is about to be shown: of one of the book, or null for a new one. */
export const addressFormOpened = defineAction<AnyAddress | null>('address/formOpened');
export const streetTyped = defineAction<string>('address/streetTyped');
export const streetSuggested = defineAction<SuggestedStreets>('address/streetSuggested');
export const streetSearchFailed = defineAction('address/streetSearchFailed');
export const suggestionChosen = defineAction<StreetSuggestion>('address/suggestionChosen');
/** The pin was set by hand, by a drag, a click or the keyboard. */
export const pinMoved = defineAction<Coordinates>('address/pinMoved');
/** The customer asks to be found by the device. */
export const locationRequested = defineAction('address/locationRequested');
export const addressFound = defineAction<Omit<Finding, 'id'>>('address/found');
export const findingFailed = defineAction<FindingFailure>('address/findingFailed');
/** The customer saves a valid address; a guest's is persisted in the browser. */
export const addressSaveRequested = defineAction<Address>('address/saveRequested');
/** The customer deletes the address that is edited. */
export const addressDeletionRequested = defineAction<AnyAddress>('address/deletionRequested');
export const addressChangeFailed = defineAction<AddressErrors>('address/changeFailed');
/** Neither saved nor deleted, for a reason that the shop has words for; what was typed stays. */
export const addressChangeRefused = defineAction<AddressRefusalMessage>('address/changeRefused');
/** Saved or deleted; whatever showed the form closes. */
export const addressChangeDone = defineAction('address/changeDone');

const CLOSED: AddressFormState = {
  opened: 0,
  edited: null,
  search: NO_SEARCH,
  isFinding: false,
  finding: null,
  failure: null,
  saving: 'no',
  isDone: false,
  errors: {},
  refusal: null,
};

const changing = (
  state: AddressFormState,
  saving: AddressFormState['saving'],
): AddressFormState => ({ ...state, saving, errors: {}, refusal: null });

const asked = (state: AddressFormState): AddressFormState => ({
  ...state,
  isFinding: true,
  failure: null,
});

export const addressFormReducer = reducerOf(
  CLOSED,
  on(addressFormOpened, ({ opened }, edited: AnyAddress | null): AddressFormState => ({
    ...CLOSED,
    opened: opened + 1,
    edited,
  })),
  on(streetTyped, (state, text: string): AddressFormState => ({
    ...state,
    search: afterKey(state.search, text),
    // What was on its way belongs to a street that is no longer meant.
    isFinding: false,
    failure: null,
  })),
  on(streetSuggested, (state, answer: SuggestedStreets) => ({
    ...state,
    search: afterAnswer(state.search, answer),
  })),
  on(streetSearchFailed, (state) => ({ ...state, search: afterFailure(state.search) })),
  on(suggestionChosen, (state): AddressFormState => ({ ...asked(state), search: NO_SEARCH })),
  on(pinMoved, asked),
  on(locationRequested, asked),
  on(addressFound, (state, finding: Omit<Finding, 'id'>): AddressFormState => ({
    ...state,
    isFinding: false,
    finding: { ...finding, id: (state.finding?.id ?? 0) + 1 },
  })),
  on(findingFailed, (state, failure: FindingFailure): AddressFormState => ({
    ...state,
    isFinding: false,
    failure,
  })),
  on(addressSaveRequested, (state) => changing(state, 'saving')),
  on(addressDeletionRequested, (state) => changing(state, 'deleting')),
  on(addressChangeFailed, (state, errors: AddressErrors) => ({ ...changing(state, 'no'), errors })),
  on(addressChangeRefused, (state, refusal: AddressRefusalMessage) => ({
    ...changing(state, 'no'),
    refusal,
  })),
  on(addressChangeDone, (state) => ({ ...changing(state, 'no'), isDone: true })),
  // Nobody waits any more for what was asked in the form.
  on(modalClosed, (state, name: ModalName): AddressFormState =>
    name === 'delivery' ? { ...state, search: NO_SEARCH, isFinding: false } : state,
  ),
  // Suggestions, and what was about to be found, are in the language before.
  on(languageSwitched, (state): AddressFormState => ({
    ...state,
    search: NO_SEARCH,
    isFinding: false,
  })),
);

export interface AddressFormRoot {
  readonly addressForm: AddressFormState;
}

export const selectAddressForm = (state: AddressFormRoot) => state.addressForm;
