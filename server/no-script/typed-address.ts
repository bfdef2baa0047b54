import type { TFunction } from 'i18next';
import { selectMapArea } from '../../src/application/addresses/address-selectors';
import type { TypedAddressRefusal } from '../../src/application/addresses/find-typed-address';
import { findTypedAddress } from '../../src/application/addresses/find-typed-address';
import type { FoundAddress } from '../../src/application/ports/maps';
import type { Address } from '../../src/domain/address/address';
import type { AddressDraft } from '../../src/domain/address/address-draft';
import { addressMeant } from '../../src/domain/address/address-meant';
import { mappedDraft, withSuggestion } from '../../src/domain/address/mapped-draft';
import type { Result } from '../../src/domain/result/result';
import { refuse } from '../../src/domain/result/result';
import { addressErrors } from '../../src/ui/forms/address-errors';
import type { FulfilmentAnswer } from '../../src/ui/no-script/fulfilment-answer';
import type { OpenedRequest } from '../ssr/load-request';

type WrongAddress = Partial<FulfilmentAnswer>;

const streetWords = (refusal: TypedAddressRefusal, t: TFunction): WrongAddress => {
  switch (refusal.kind) {
    case 'street.unknown':
      return { errors: { street: t('noScript.streetUnknown') } };
    case 'street.unclear':
      return { errors: { street: t('noScript.streetUnclear') }, streets: refusal.streets };
    default:
      return { errors: { street: t('noScript.noFinder') } };
  }
};

/** Which zone delivers there is the backend's to say: the shapes are in no page without a map. Rules 15.4. */
const isOutside = async (
  { useCases, deadline }: OpenedRequest,
  { cityId }: AddressDraft,
  { place }: FoundAddress,
): Promise<boolean> => {
  const terms = await useCases.loadTerms(cityId, place, deadline);
  // Where it cannot be said now, the price of the cart says it.
  return !terms.ok && terms.error.kind === 'zone.out_of_range';
};

/** The address that was typed, with its place, or what is wrong with it in words. Rules 16.2, 16.3, 16.9, 24.1. */
export const typedAddress = async (
  opened: OpenedRequest,
  draft: AddressDraft,
  meant: string,
  t: TFunction,
): Promise<Result<WrongAddress, Address>> => {
  const { store, useCases, deadline } = opened;
  const written = mappedDraft(draft);
  const context = { country: store.getState().setup.country, isOutside: false };
  const text = draft.street.trim();
  if (text === '') return refuse({ errors: addressErrors(written, context, t) });
  const area = selectMapArea(store.getState());
  const finder = area && (await useCases.openFinder(area));
  if (!finder) return refuse(streetWords({ kind: 'maps.failed' }, t));
  const found = await findTypedAddress(finder, { text, chosen: meant }, deadline);
  if (!found.ok) return refuse(streetWords(found.error, t));
  const placed = withSuggestion(written, found.value);
  const there = { ...context, isOutside: await isOutside(opened, draft, found.value) };
  const address = addressMeant(placed, there);
  return address.ok ? address : refuse({ errors: addressErrors(placed, there, t) });
};
