import type { Toast } from '../notifications/toast-slice';
import { defineAction, on, reducerOf } from '../redux/slice';
import { signedOut } from '../session/account-slice';

/** Why something was not done, by the key of its text. */
export type RefusalMessage = Pick<Toast, 'text' | 'params'>;

/** What a customer does with all of their data: take a copy, or have it deleted. */
export interface AccountDataState {
  readonly isCopying: boolean;
  readonly isDeleting: boolean;
  /** Why the account was not deleted. */
  readonly refusal: RefusalMessage | null;
}

/** The customer wants a file with everything that the shop keeps about them. */
export const dataCopyRequested = defineAction('account/dataCopyRequested');
/** It was handed over, or could not be had. */
export const copyEnded = defineAction('account/copyEnded');
/** The question whether the account is to be deleted is put. */
export const deletionOpened = defineAction('account/deletionOpened');
/** The customer has said so. Rules 19.6. */
export const deletionRequested = defineAction('account/deletionRequested');
/** The customer has closed the question for a code: nothing is deleted. */
export const deletionGivenUp = defineAction('account/deletionGivenUp');
export const deletionRefused = defineAction<RefusalMessage>('account/deletionRefused');

const NOTHING_REQUESTED: AccountDataState = { isCopying: false, isDeleting: false, refusal: null };

export const accountDataReducer = reducerOf(
  NOTHING_REQUESTED,
  on(dataCopyRequested, (state): AccountDataState => ({ ...state, isCopying: true })),
  on(copyEnded, (state): AccountDataState => ({ ...state, isCopying: false })),
  on(deletionOpened, (state): AccountDataState => ({ ...state, refusal: null })),
  on(deletionRequested, (state): AccountDataState => ({
    ...state,
    isDeleting: true,
    refusal: null,
  })),
  on(deletionRefused, (state, refusal: RefusalMessage): AccountDataState => ({
    ...state,
    isDeleting: false,
    refusal,
  })),
  on(deletionGivenUp, (state): AccountDataState => ({ ...state, isDeleting: false })),
  on(signedOut, (): AccountDataState => NOTHING_REQUESTED),
);

export interface AccountDataRoot {
  readonly accountData: AccountDataState;
}

export const selectAccountData = (state: AccountDataRoot) => state.accountData;
