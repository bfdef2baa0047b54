import type { NonEmpty } from '../list/non-empty';
import type { Result } from '../result/result';
import type { Address } from './address';
import { withoutPlace } from './address-draft';
import type { MappedDraft } from './mapped-draft';
import { draftAsMeant } from './mapped-draft';
import type { AddressRefusal } from './validate-address';
import { validateAddress } from './validate-address';

/** What a form of an address is checked against. */
export interface AddressContext {
  /** The code of two letters. */
  readonly country: string;
  /** Whether the place that holds lies outside of all zones. */
  readonly isOutside: boolean;
}

/** The address that a form means; a place outside of all zones is none. Rules 15.4, 16.2, 16.3, 16.7. */
export const addressMeant = (
  draft: MappedDraft,
  { country, isOutside }: AddressContext,
): Result<NonEmpty<AddressRefusal>, Address> => {
  const meant = draftAsMeant(draft);
  return validateAddress(isOutside ? withoutPlace(meant) : meant, country);
};
