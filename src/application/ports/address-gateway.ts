import type { Address, SavedAddress } from '../../domain/address/address';
import type { Place } from '../../domain/address/place';
import type { AddressField } from '../../domain/address/validate-address';
import type { AddressId } from '../../domain/id/ids';
import type { Result } from '../../domain/result/result';

/** A field of the form, `place` for the spot itself, or the whole form. */
export type AddressFormField = AddressField | 'place' | 'form';

/** What the backend says of fields: its words, by field. */
export type AddressErrors = Partial<Readonly<Record<AddressFormField, string>>>;

/** The addresses of an account, in the order of saving; an old one may have no place. Rules 16.5, 16.7. */
export type AccountAddresses = readonly SavedAddress<Place | null>[];

/** Why an account's addresses were not changed. */
export interface AddressFailure {
  readonly kind: 'address.not_changed';
  /** What the backend says of it, by field or of the whole form; nothing where it did not answer. */
  readonly errors: AddressErrors;
}

type Changed = Promise<Result<AddressFailure, AccountAddresses>>;

/** A signed-in customer's addresses, in all cities. Each change returns the whole list. Never rejects. */
export interface AddressGateway {
  addAddresses(addresses: readonly Address[]): Changed;
  changeAddress(id: AddressId, address: Address): Changed;
  removeAddress(id: AddressId): Changed;
}
export const AddressGateway = Symbol('AddressGateway');
