import type { TFunction } from 'i18next';
import type { ZoneHere } from '../../../application/delivery/zone-selectors';
import { withoutPlace } from '../../../domain/address/address-draft';
import type { MappedDraft } from '../../../domain/address/mapped-draft';
import { draftAsMeant } from '../../../domain/address/mapped-draft';
import type { AddressRefusal } from '../../../domain/address/validate-address';
import { validateAddress } from '../../../domain/address/validate-address';
import type { Address } from '../../../domain/address/address';
import type { NonEmpty } from '../../../domain/list/non-empty';
import type { Result } from '../../../domain/result/result';
import type { FieldErrors } from '../../forms/field-errors';

/** What the form is checked against. */
export interface AddressSurroundings {
  readonly country: string;
  /** Of the place that holds; null without one. */
  readonly zone: ZoneHere | null;
}

/** The address that the form means; a place outside of all zones is none. Rules 15.4, 16.2, 16.3, 16.7. */
export const addressMeant = (
  draft: MappedDraft,
  { country, zone }: AddressSurroundings,
): Result<NonEmpty<AddressRefusal>, Address> => {
  const meant = draftAsMeant(draft);
  return validateAddress(zone === 'outside' ? withoutPlace(meant) : meant, country);
};

const wordsOf = (
  refusal: AddressRefusal,
  { zone }: AddressSurroundings,
  t: TFunction,
): FieldErrors<MappedDraft> => {
  switch (refusal.kind) {
    case 'address.empty':
      return { street: t('form.errors.addressEmpty') };
    case 'address.house_missing':
      return { house: t('form.errors.houseEmpty') };
    case 'address.too_long':
      return { [refusal.field]: t('form.errors.tooLong', { count: refusal.max }) };
    case 'address.place_missing':
      return {
        place: t(zone === 'outside' ? 'modal.delivery.noRange' : 'modal.delivery.placeMissing'),
      };
  }
};

/** What is wrong with the form of an address, in words, by field; `place` is shown with the street. */
export const addressErrors = (
  draft: MappedDraft,
  surroundings: AddressSurroundings,
  t: TFunction,
): FieldErrors<MappedDraft> => {
  const meant = addressMeant(draft, surroundings);
  if (meant.ok) return {};
  return meant.error
    .map((refusal) => wordsOf(refusal, surroundings, t))
    .reduce((all, words) => ({ ...words, ...all }));
};
