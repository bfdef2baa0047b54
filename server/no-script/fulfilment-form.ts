import type { TFunction } from 'i18next';
import { addressSaveAsked } from '../../src/application/addresses/address-form-slice';
import { readAddressForm } from '../../src/application/addresses/read-address-form';
import { selectCity } from '../../src/application/city/city-slice';
import { selectAddresses } from '../../src/application/addresses/address-selectors';
import { changeAddresses } from '../../src/application/delivery/change-addresses.saga';
import { selectWhereTo } from '../../src/application/delivery/delivery-selectors';
import { selectionChanged } from '../../src/application/delivery/delivery-slice';
import { isPlaced } from '../../src/domain/address/address';
import type { DeliverySelection } from '../../src/domain/delivery/delivery-selection';
import { readId } from '../../src/domain/id/ids';
import { localePath } from '../../src/domain/locale/locale-path';
import type { FulfilmentAnswer } from '../../src/ui/no-script/fulfilment-answer';
import { NOTHING_TYPED } from '../../src/ui/no-script/fulfilment-answer';
import type { FormOutcome } from '../ssr/form-outcome';
import type { OpenedRequest } from '../ssr/load-request';
import type { FormDefinition } from './form-handler';
import { typedAddress } from './typed-address';

/** What was typed is not wrong as a form, but no order can go there. */
const UNPROCESSABLE = 422;

const refuse = (answer: Partial<FulfilmentAnswer>): FormOutcome => ({
  kind: 'page',
  status: UNPROCESSABLE,
  fulfilment: { ...NOTHING_TYPED, ...answer },
});

const backToCart = ({ store }: OpenedRequest): FormOutcome => {
  const { locale, locales } = store.getState().language;
  return { kind: 'redirect', path: localePath('/cart', locale, locales) };
};

const pickupOf = (fields: URLSearchParams): DeliverySelection | null => {
  const branchId = readId<'branch'>(fields.get('branch') ?? '');
  return branchId && { type: 'pickup', branchId };
};

/** One of the list, by its place there. */
const savedOf = (opened: OpenedRequest, fields: URLSearchParams): DeliverySelection | null => {
  const address = selectAddresses(opened.store.getState())
    .filter(isPlaced)
    .find((_, index) => String(index) === fields.get('address'));
  return address ? { type: 'delivery', address } : null;
};

/** Takes one of the places that the page has shown; the city may have lost it since. Rules 17.6, 17.8. */
const choose = (
  opened: OpenedRequest,
  selection: DeliverySelection | null,
  t: TFunction,
): FormOutcome => {
  if (selection) opened.store.dispatch(selectionChanged(selection));
  const isTaken = selection && selectWhereTo(opened.store.getState())?.ok;
  return isTaken ? backToCart(opened) : refuse({ errors: { form: t('cart.notOffered') } });
};

/** Looks for the address that was typed, and saves it as the form of a browser does. Rules 16.5, 16.9. */
const save = async (
  opened: OpenedRequest,
  fields: URLSearchParams,
  t: TFunction,
): Promise<FormOutcome> => {
  const { store, sagas, useCases } = opened;
  const city = selectCity(store.getState());
  const draft = city && readAddressForm(city.id, (name) => fields.get(name));
  if (!draft) return refuse({ errors: { form: t('noScript.noFinder') } });
  const address = await typedAddress(opened, draft, fields.get('meant') ?? '', t);
  if (!address.ok) return refuse({ draft, ...address.error });
  const before = store.getState().delivery.selection;
  const saving = addressSaveAsked(address.value);
  store.dispatch(saving);
  await sagas.run(changeAddresses, useCases, saving).toPromise();
  const { delivery, addressForm } = store.getState();
  if (delivery.selection !== before) return backToCart(opened);
  const { text, params = {} } = addressForm.refusal ?? { text: 'modal.delivery.notSaved' };
  return refuse({ draft, errors: { form: t(text, params) } });
};

/** Says where the order goes. What no page of the shop sends is an address without a word in it. Rules 17.3, 24.1. */
export const fulfilmentForm: FormDefinition = async (opened, fields, { t }) => {
  switch (fields.get('to')) {
    case 'pickup':
      return choose(opened, pickupOf(fields), t);
    case 'address':
      return choose(opened, savedOf(opened, fields), t);
    default:
      return save(opened, fields, t);
  }
};
