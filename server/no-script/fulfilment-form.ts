import type { TFunction } from 'i18next';
import { addressSaveRequested } from '../../src/application/addresses/address-form-slice';
import { selectAddresses, selectMapArea } from '../../src/application/addresses/address-selectors';
import type { TypedAddressRefusal } from '../../src/application/addresses/find-typed-address';
import { findTypedAddress } from '../../src/application/addresses/find-typed-address';
import { readAddressForm } from '../../src/application/addresses/read-address-form';
import { selectCity } from '../../src/application/city/city-slice';
import { changeAddresses } from '../../src/application/delivery/change-addresses.saga';
import { selectFulfilment } from '../../src/application/delivery/delivery-selectors';
import { selectionChanged } from '../../src/application/delivery/delivery-slice';
import type { Address } from '../../src/domain/address/address';
import { isPlaced } from '../../src/domain/address/address';
import type { AddressDraft } from '../../src/domain/address/address-draft';
import { addressMeant } from '../../src/domain/address/address-meant';
import { mappedDraft, withSuggestion } from '../../src/domain/address/mapped-draft';
import type { DeliverySelection } from '../../src/domain/delivery/delivery-selection';
import { readId } from '../../src/domain/id/ids';
import type { Result } from '../../src/domain/result/result';
import { refuse } from '../../src/domain/result/result';
import { addressErrors } from '../../src/ui/forms/address-errors';
import type { FulfilmentAnswer } from '../../src/ui/no-script/fulfilment-answer';
import { NOTHING_TYPED } from '../../src/ui/no-script/fulfilment-answer';
import type { OpenedRequest } from '../ssr/load-request';
import type { FormDefinition } from './form-handler';
import { redirectTo } from './form-handler';

type WrongForm = Partial<FulfilmentAnswer>;

/** A branch, or an address of the list, by its place there; null for what the page has not shown. */
const chosenOf = ({ store }: OpenedRequest, fields: URLSearchParams): DeliverySelection | null => {
  if (fields.get('to') === 'pickup') {
    const branchId = readId<'branch'>(fields.get('branch') ?? '');
    return branchId && { type: 'pickup', branchId };
  }
  const address = selectAddresses(store.getState())
    .filter(isPlaced)
    .find((_, index) => String(index) === fields.get('address'));
  return address ? { type: 'delivery', address } : null;
};

/** Takes one of the places that the page has shown; the city may have lost it since. Rules 17.6, 17.8. */
const choose = (opened: OpenedRequest, fields: URLSearchParams, t: TFunction): WrongForm | null => {
  const { store } = opened;
  const selection = chosenOf(opened, fields);
  if (selection) store.dispatch(selectionChanged(selection));
  const isTaken = selection && selectFulfilment(store.getState())?.ok;
  return isTaken ? null : { errors: { form: t('cart.notOffered') } };
};

const STREET_MESSAGES: Readonly<Record<TypedAddressRefusal['kind'], string>> = {
  'street.unknown': 'noScript.streetUnknown',
  'street.unclear': 'noScript.streetUnclear',
  'maps.failed': 'noScript.noFinder',
  'maps.aborted': 'noScript.noFinder',
};

/** The address that was typed, with its place, or what is wrong with it in words. Rules 16.2, 16.3, 16.9, 24.1. */
const typedAddress = async (
  { store, useCases, deadline }: OpenedRequest,
  draft: AddressDraft,
  chosen: string,
  t: TFunction,
): Promise<Result<WrongForm, Address>> => {
  const written = mappedDraft(draft);
  const context = { country: store.getState().setup.country, isOutside: false };
  const text = draft.street.trim();
  if (text === '') return refuse({ errors: addressErrors(written, context, t) });
  const area = selectMapArea(store.getState());
  const finder = area && (await useCases.openFinder(area));
  if (!finder) return refuse({ errors: { street: t('noScript.noFinder') } });
  const found = await findTypedAddress(finder, { text, chosen }, deadline);
  if (!found.ok) {
    const errors = { street: t(STREET_MESSAGES[found.error.kind]) };
    return refuse({ errors, ...('streets' in found.error && { streets: found.error.streets }) });
  }
  // Which zone delivers there is the backend's to say: the shapes are in no page without a map. Where it cannot
  // be said now, the price of the cart says it. Rules 15.4.
  const terms = await useCases.loadTerms(draft.cityId, found.value.place, deadline);
  const there = { ...context, isOutside: !terms.ok && terms.error.kind === 'zone.out_of_range' };
  const placed = withSuggestion(written, found.value);
  const address = addressMeant(placed, there);
  return address.ok ? address : refuse({ errors: addressErrors(placed, there, t) });
};

/** Looks for the address that was typed, and saves it as the form of a browser does. Rules 16.5, 16.9. */
const save = async (
  opened: OpenedRequest,
  fields: URLSearchParams,
  t: TFunction,
): Promise<WrongForm | null> => {
  const { store, sagas, useCases } = opened;
  const city = selectCity(store.getState());
  const draft = city && readAddressForm(city.id, (name) => fields.get(name));
  if (!draft) return { errors: { form: t('noScript.noFinder') } };
  const address = await typedAddress(opened, draft, fields.get('meant') ?? '', t);
  if (!address.ok) return { draft, ...address.error };
  const before = store.getState().delivery.selection;
  const saving = addressSaveRequested(address.value);
  store.dispatch(saving);
  await sagas.run(changeAddresses, useCases, saving).toPromise();
  const { delivery, addressForm } = store.getState();
  if (delivery.selection !== before) return null;
  const { text, params = {} } = addressForm.refusal ?? { text: 'modal.delivery.notSaved' };
  return { draft, errors: { form: t(text, params) } };
};

/** Says where the order goes. What no page of the shop sends is an address without a word in it. Rules 17.3, 24.1. */
export const fulfilmentForm: FormDefinition = async (opened, fields, { t }) => {
  const isChosen = ['pickup', 'address'].includes(fields.get('to') ?? '');
  const wrong = isChosen ? choose(opened, fields, t) : await save(opened, fields, t);
  return wrong === null
    ? redirectTo(opened, '/cart')
    : { kind: 'page', status: 422, fulfilment: { ...NOTHING_TYPED, ...wrong } };
};
