import type { SagaGenerator } from 'typed-redux-saga';
import { actionChannel, call, put, select, take } from 'typed-redux-saga';
import type { Address, AnyAddress } from '../../domain/address/address';
import type { DeliverySelection } from '../../domain/delivery/delivery-selection';
import type { Result } from '../../domain/result/result';
import { selectionChanged } from './delivery-slice';
import { toastShown } from '../notifications/toast-slice';
import type { AccountAddresses, AddressFailure } from '../ports/address-gateway';
import type { ShopAction } from '../redux/slice';
import type { DeleteFromAccount, SaveToAccount } from '../addresses/account-addresses';
import { addressesRestored } from '../addresses/address-book-slice';
import type { AddressBookRoot } from '../addresses/address-book-slice';
import type { AddressRefusalMessage, AddressFormRoot } from '../addresses/address-form-slice';
import {
  addressChangeDone,
  addressChangeFailed,
  addressChangeRefused,
  addressDeletionRequested,
  addressSaveRequested,
  selectAddressForm,
} from '../addresses/address-form-slice';
import type { AccountRoot } from '../session/account-slice';
import type { ChangedAddresses } from './change-guest-addresses';
import { deleteForGuest, saveForGuest } from './change-guest-addresses';
import type { DeliveryRoot } from './delivery-slice';
import { selectionWith, selectionWithout } from './selection-after-change';

export interface ChangeAddressesDeps {
  readonly saveToAccount: SaveToAccount;
  readonly deleteFromAccount: DeleteFromAccount;
}

/** A change under way. */
interface Change {
  /** Texts of what becomes of it, by their keys. */
  readonly done: string;
  readonly failed: string;
  /** Which opening of the form requested it: a form that was opened since ignores the result. */
  readonly form: number;
}

function* isWaitedFor({ form }: Change): SagaGenerator<boolean> {
  const { opened } = yield* select(selectAddressForm);
  return opened === form;
}

function* takeOver({ book, selection }: ChangedAddresses, change: Change) {
  const before = yield* select((state: DeliveryRoot) => state.delivery.selection);
  yield* put(addressesRestored(book));
  if (selection !== before) yield* put(selectionChanged(selection));
  if (yield* call(isWaitedFor, change)) yield* put(addressChangeDone(undefined));
  yield* put(toastShown({ text: change.done, tone: 'done' }));
}

function* refuse(refusal: AddressRefusalMessage, change: Change) {
  if (yield* call(isWaitedFor, change)) yield* put(addressChangeRefused(refusal));
}

function* takeOverGuest(changed: Result<AddressRefusalMessage, ChangedAddresses>, change: Change) {
  if (changed.ok) yield* call(takeOver, changed.value, change);
  else yield* call(refuse, changed.error, change);
}

/** Where the order goes, with these addresses in the account, if it went there before. */
type SelectionAfter = (addresses: AccountAddresses, before: DeliverySelection) => DeliverySelection;

function* takeOverAccount(
  answer: Result<AddressFailure, AccountAddresses>,
  selectionAfter: SelectionAfter,
  change: Change,
) {
  if (answer.ok) {
    const { account, delivery } = yield* select((state: AccountRoot & DeliveryRoot) => state);
    // After a logout, nothing of the account may be shown.
    if (!account.isSignedIn) return;
    const before = delivery.selection;
    const book = { kind: 'account', addresses: answer.value } as const;
    yield* call(takeOver, { book, selection: selectionAfter(answer.value, before) }, change);
    return;
  }
  const { errors } = answer.error;
  if (Object.keys(errors).length === 0) yield* call(refuse, { text: change.failed }, change);
  else if (yield* call(isWaitedFor, change)) yield* put(addressChangeFailed(errors));
}

function* save({ saveToAccount }: ChangeAddressesDeps, saved: Address, change: Change) {
  const { account, addressBook, addressForm } = yield* select(
    (state: AccountRoot & AddressBookRoot & AddressFormRoot) => state,
  );
  const { edited } = addressForm;
  if (!account.isSignedIn) {
    yield* call(takeOverGuest, saveForGuest(addressBook.addresses, saved, edited), change);
    return;
  }
  const answer = yield* call(saveToAccount, saved, edited);
  const after: SelectionAfter = (addresses) => selectionWith(saved, addresses);
  yield* call(takeOverAccount, answer, after, change);
}

function* remove({ deleteFromAccount }: ChangeAddressesDeps, deleted: AnyAddress, change: Change) {
  const { addressBook, delivery } = yield* select((state: AddressBookRoot & DeliveryRoot) => state);
  const asked = deleteFromAccount(deleted);
  if (!asked) {
    const changed = deleteForGuest(addressBook.addresses, deleted, delivery.selection);
    yield* call(takeOverGuest, changed, change);
    return;
  }
  const answer = yield* call(() => asked);
  const after: SelectionAfter = (addresses, before) => selectionWithout(before, deleted, addresses);
  yield* call(takeOverAccount, answer, after, change);
}

const SAVING = { done: 'modal.delivery.saved', failed: 'modal.delivery.notSaved' };
const DELETING = { done: 'modal.delivery.deleted', failed: 'modal.delivery.notDeleted' };

/** Saves or deletes one address, as the action says, which the form's reducer has answered. */
export function* changeAddresses(
  deps: ChangeAddressesDeps,
  { type, payload }: ShopAction<Address | AnyAddress>,
): SagaGenerator<void> {
  const { opened, saving } = yield* select(selectAddressForm);
  // A second click on the same button, which has been answered.
  if (saving === 'no') return;
  const isSaving = type === addressSaveRequested.type;
  const change: Change = { ...(isSaving ? SAVING : DELETING), form: opened };
  try {
    // The type of the action says which of the two its payload is.
    if (isSaving) yield* call(save, deps, payload as Address, change);
    else yield* call(remove, deps, payload, change);
  } catch (error) {
    yield* call(refuse, { text: change.failed }, change);
    throw error;
  }
}

/**
 * Saves and deletes addresses: a guest's in the browser, a customer's in the account, which returns
 * the whole list. What was saved is where the order goes. One change after the other; one that fails
 * leaves the form as it was typed. Rules 16.5, 16.8, 17.5.
 */
export function* watchAddressChanges(deps: ChangeAddressesDeps): SagaGenerator<void> {
  const asked = yield* actionChannel<ShopAction<Address | AnyAddress>>([
    addressSaveRequested.type,
    addressDeletionRequested.type,
  ]);
  for (;;) yield* call(changeAddresses, deps, yield* take(asked));
}
