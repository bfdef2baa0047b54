import type { Result } from '../../src/domain';
import { refuse } from '../../src/domain';
import type { Address } from '../../src/domain/address/address';
import type { AddressDraft } from '../../src/domain/address/address-draft';
import type { AddressRefusal } from '../../src/domain/address/validate-address';
import { validateAddress } from '../../src/domain/address/validate-address';
import type { FieldMessages, Message } from '../i18n/translate';

/** The field at which a reason is shown, and its message. */
const messageFor = (refusal: AddressRefusal): [field: string, Message] => {
  switch (refusal.kind) {
    case 'address.empty':
      return ['street', { text: refusal.kind }];
    case 'address.house_missing':
      return ['house', { text: refusal.kind }];
    case 'address.too_long':
      return [refusal.field, { text: refusal.kind, params: { max: refusal.max } }];
    case 'address.place_missing':
      return ['googlePlaceId', { text: refusal.kind }];
  }
};

/** Why an address is not taken: the first reason as a code, and all of them by field. */
export interface AddressFault {
  readonly code: string;
  readonly errors: FieldMessages;
}

/**
 * The address of a draft. Refuses with what is wrong by wire field; `path` stands before each, such
 * as `address.` in an order. Rules 16.2, 16.3, 16.7.
 */
export const validateWrittenAddress = (
  draft: AddressDraft,
  country: string,
  path = '',
): Result<AddressFault, Address> => {
  const address = validateAddress(draft, country);
  if (address.ok) return address;
  const errors: Record<string, Message[]> = {};
  for (const [field, message] of address.error.map(messageFor)) {
    const key = path + field;
    errors[key] = [...(errors[key] ?? []), message];
  }
  return refuse({ code: address.error[0].kind, errors });
};
