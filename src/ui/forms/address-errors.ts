import type { TFunction } from 'i18next';
import type { AddressContext } from '../../domain/address/address-meant';
import { addressMeant } from '../../domain/address/address-meant';
import type { MappedDraft } from '../../domain/address/mapped-draft';
import type { AddressRefusal } from '../../domain/address/validate-address';
import type { FieldErrors } from './field-errors';

const messagesOf = (
  refusal: AddressRefusal,
  { isOutside }: AddressContext,
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
        place: t(isOutside ? 'modal.delivery.noRange' : 'modal.delivery.placeMissing'),
      };
  }
};

export const addressErrors = (
  draft: MappedDraft,
  context: AddressContext,
  t: TFunction,
): FieldErrors<MappedDraft> => {
  const meant = addressMeant(draft, context);
  if (meant.ok) return {};
  return meant.error
    .map((refusal) => messagesOf(refusal, context, t))
    .reduce((all, messages) => ({ ...messages, ...all }));
};
