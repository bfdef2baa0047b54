import type { TFunction } from 'i18next';
import { selectMapArea } from '../../src/application/addresses/address-selectors';
import type { TypedAddressRefusal } from '../../src/application/addresses/find-typed-address';
import { findTypedAddress } from '../../src/application/addresses/find-typed-address';
import type { FoundAddress } from '../../src/application/ports/maps';
import type { Address } from '../../src/domain/address/address';
import { blankAddress } from '../../src/domain/address/address-draft';
import { addressMeant } from '../../src/domain/address/address-meant';
import type { MappedDraft } from '../../src/domain/address/mapped-draft';
import { mappedDraft, withSuggestion } from '../../src/domain/address/mapped-draft';
import type { Result } from '../../src/domain/result/result';
import { refuse } from '../../src/domain/result/result';
import type { FieldErrors } from '../../src/ui/forms/field-errors';
import { addressErrors } from '../../src/ui/forms/address-errors';
import type { FulfilmentAnswer } from '../../src/ui/no-script/fulfilment-answer';
import type { OpenedRequest } from '../ssr/load-request';
import type { FulfilmentFields } from './fulfilment-fields';

type TypedForm = Extract<FulfilmentFields, { readonly to: 'new' }>;

type WrongAddress = Pick<FulfilmentAnswer, 'errors' | 'streets'>;

const wrongStreet = (text: string): WrongAddress => ({ errors: { street: text }, streets: [] });

const streetWords = (refusal: TypedAddressRefusal, t: TFunction): WrongAddress => {
  switch (refusal.kind) {
    case 'street.unknown':
      return wrongStreet(t('plain.streetUnknown'));
    case 'street.unclear':
      return { errors: { street: t('plain.streetUnclear') }, streets: refusal.streets };
    default:
      return wrongStreet(t('plain.noFinder'));
  }
};

/** House and place are said below the one text that they were typed in. */
const asTyped = ({ house, place, ...errors }: FieldErrors<MappedDraft>): WrongAddress => {
  const { type, street, flat, entrance, floor, code, comment } = errors;
  const said = { type, street: street ?? house ?? place, flat, entrance, floor, code, comment };
  return {
    errors: Object.fromEntries(Object.entries(said).filter(([, text]) => text !== undefined)),
    streets: [],
  };
};

/** Which zone delivers there is the backend's to say: the shapes are in no page without a map. Rules 15.4. */
const isOutside = async (
  { store, useCases, deadline }: OpenedRequest,
  { place }: FoundAddress,
): Promise<boolean> => {
  const { city } = store.getState();
  if (!city.current) return false;
  const terms = await useCases.loadTerms(city.current.id, place, deadline);
  // Where it cannot be said now, the price of the cart says it.
  return !terms.ok && terms.error.kind === 'zone.out_of_range';
};

/** The address that was typed, with its place, or what is wrong with it in words. Rules 16.2, 16.3, 16.9, 24.1. */
export const typedAddressOf = async (
  opened: OpenedRequest,
  { typed, meant }: TypedForm,
  t: TFunction,
): Promise<Result<WrongAddress, Address>> => {
  const { city, setup } = opened.store.getState();
  const area = selectMapArea(opened.store.getState());
  if (!city.current || !area) return refuse(wrongStreet(t('plain.noFinder')));
  const draft = mappedDraft({ ...blankAddress(city.current.id), ...typed });
  const context = { country: setup.country, isOutside: false };
  if (typed.street.trim() === '') return refuse(asTyped(addressErrors(draft, context, t)));
  const finder = await opened.useCases.openFinder(area);
  if (!finder) return refuse(wrongStreet(t('plain.noFinder')));
  const found = await findTypedAddress(
    finder,
    { text: typed.street, chosen: meant },
    opened.deadline,
  );
  if (!found.ok) return refuse(streetWords(found.error, t));
  const { house } = found.value;
  const placed: MappedDraft = { ...withSuggestion(draft, found.value), house };
  const placedContext = { ...context, isOutside: await isOutside(opened, found.value) };
  const address = addressMeant(placed, placedContext);
  return address.ok ? address : refuse(asTyped(addressErrors(placed, placedContext, t)));
};
