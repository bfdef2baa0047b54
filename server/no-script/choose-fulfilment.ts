import type { TFunction } from 'i18next';
import { addressSaveAsked } from '../../src/application/addresses/address-form-slice';
import { selectAddresses } from '../../src/application/addresses/address-selectors';
import { selectWhereTo } from '../../src/application/delivery/delivery-selectors';
import { selectionChanged } from '../../src/application/delivery/delivery-slice';
import { isPlaced } from '../../src/domain/address/address';
import type { DeliverySelection } from '../../src/domain/delivery/delivery-selection';
import { localePath } from '../../src/domain/locale/locale-path';
import type { FulfilmentAnswer } from '../../src/ui/no-script/fulfilment-answer';
import { NOTHING_TYPED } from '../../src/ui/no-script/fulfilment-answer';
import type { FormOutcome } from '../ssr/form-outcome';
import type { OpenedRequest } from '../ssr/load-request';
import { changeAddresses } from '../../src/application/delivery/change-addresses.saga';
import { typedAddressOf } from './typed-address';
import type { FulfilmentFields } from './fulfilment-fields';

/** What was typed is not wrong as a form, but no order can go there. */
const UNPROCESSABLE = 422;

const refuse = (whereTo: FulfilmentAnswer): FormOutcome => ({
  kind: 'page',
  status: UNPROCESSABLE,
  whereTo,
});

const backToCart = ({ store }: OpenedRequest): FormOutcome => {
  const { locale, locales } = store.getState().language;
  return { kind: 'redirect', path: localePath('/cart', locale, locales) };
};

/** Takes one of the places that the page has shown; the city may have lost it since. Rules 17.6, 17.8. */
const take = (
  opened: OpenedRequest,
  selection: DeliverySelection | null,
  t: TFunction,
): FormOutcome => {
  if (selection) opened.store.dispatch(selectionChanged(selection));
  const whereTo = selection && selectWhereTo(opened.store.getState());
  return whereTo?.ok === true
    ? backToCart(opened)
    : refuse({ ...NOTHING_TYPED, errors: { form: t('cart.notOffered') } });
};

const selectionOf = (
  { store }: OpenedRequest,
  form: Exclude<FulfilmentFields, { readonly to: 'new' }>,
): DeliverySelection | null => {
  if (form.to === 'pickup') return form.branchId && { type: 'pickup', branchId: form.branchId };
  const address = selectAddresses(store.getState()).filter(isPlaced)[form.index];
  return address ? { type: 'delivery', address } : null;
};

/** Looks for the address that was typed, and saves it as the form of a browser does. Rules 16.5, 16.9. */
const write = async (
  opened: OpenedRequest,
  form: Extract<FulfilmentFields, { readonly to: 'new' }>,
  t: TFunction,
): Promise<FormOutcome> => {
  const address = await typedAddressOf(opened, form, t);
  if (!address.ok) return refuse({ typed: form.typed, ...address.error });
  const { store, sagas, useCases } = opened;
  const before = store.getState().delivery.selection;
  const saving = addressSaveAsked(address.value);
  store.dispatch(saving);
  await sagas.run(changeAddresses, useCases, saving).toPromise();
  const { delivery, addressForm } = store.getState();
  if (delivery.selection !== before) return backToCart(opened);
  const { refusal } = addressForm;
  const text = refusal ? t(refusal.text, refusal.params ?? {}) : t('modal.delivery.notSaved');
  return refuse({ ...NOTHING_TYPED, typed: form.typed, errors: { form: text } });
};

/** Where the order goes, by a form that a browser has sent by itself. Rules 17.3, 24.1. */
export const chooseFulfilment = (
  opened: OpenedRequest,
  form: FulfilmentFields,
  t: TFunction,
): Promise<FormOutcome> =>
  form.to === 'new'
    ? write(opened, form, t)
    : Promise.resolve(take(opened, selectionOf(opened, form), t));
