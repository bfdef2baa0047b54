import type { Address, AnyAddress } from '../../domain/address/address';
import type { AddressId } from '../../domain/id/ids';
import type { AddressGateway } from '../ports/address-gateway';

/** The account's number of an address; null for one that is in no account. */
const accountIdOf = (address: AnyAddress & { readonly id?: AddressId }): AddressId | null =>
  address.id ?? null;

/** Use-case: keeps an address in the account, in the place of the edited one. Never rejects. Rules 16.5. */
export const makeSaveToAccount =
  (account: AddressGateway) => (saved: Address, edited: AnyAddress | null) => {
    const id = edited && accountIdOf(edited);
    return id === null ? account.addAddresses([saved]) : account.changeAddress(id, saved);
  };

export type SaveToAccount = ReturnType<typeof makeSaveToAccount>;

/** Use-case: takes an address out of the account; null for one that is in none. Never rejects. Rules 16.8. */
export const makeDeleteFromAccount =
  (account: AddressGateway) =>
  (deleted: AnyAddress): ReturnType<AddressGateway['removeAddress']> | null => {
    const id = accountIdOf(deleted);
    return id === null ? null : account.removeAddress(id);
  };

export type DeleteFromAccount = ReturnType<typeof makeDeleteFromAccount>;
