import { useEffect, useEffectEvent, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AddressFormState, Finding } from '../../../application/addresses/address-form-slice';
import {
  addressSaveRequested,
  selectAddressForm,
} from '../../../application/addresses/address-form-slice';
import { selectArea } from '../../../application/delivery/delivery-slice';
import type { ZoneHere } from '../../../application/delivery/zone-selectors';
import { selectZoneFinder } from '../../../application/delivery/zone-selectors';
import { selectSetup } from '../../../application/setup/setup-slice';
import type { ShopState } from '../../../application/store/root-reducer';
import { blankAddress, draftOfAddress } from '../../../domain/address/address-draft';
import type { AddressContext } from '../../../domain/address/address-meant';
import { addressMeant } from '../../../domain/address/address-meant';
import type { MappedDraft } from '../../../domain/address/mapped-draft';
import {
  chosenPlace,
  mappedDraft,
  withLookUp,
  withPin,
  withSuggestion,
} from '../../../domain/address/mapped-draft';
import type { Place } from '../../../domain/address/place';
import type { City } from '../../../domain/city/city';
import type { Form } from '../../forms/use-form';
import { addressErrors } from '../../forms/address-errors';
import { useForm } from '../../forms/use-form';
import { useText } from '../../i18n/use-text';

export interface AddressForm extends Form<MappedDraft> {
  /** The place that holds for what is written; null for none. */
  readonly chosenPlace: Place | null;
  /** Of the place that holds. */
  readonly zone: ZoneHere | null;
}

const TAKE_OVER = { suggestion: withSuggestion, pin: withPin, lookUp: withLookUp } as const;

/** What the map says goes into the form, each answer once. */
const useFindings = (finding: Finding | null, form: Form<MappedDraft>): void => {
  const takeOver = useEffectEvent(({ found, by }: Finding) => {
    form.set(TAKE_OVER[by](form.values, found));
  });
  useEffect(() => {
    if (finding) takeOver(finding);
  }, [finding]);
};

/** Returns whether something is on its way without which the form cannot be judged. */
const isWaiting = (
  { isFinding }: AddressFormState,
  area: ShopState['delivery']['area']['kind'],
  { street }: MappedDraft,
  chosenPlace: Place | null,
): boolean =>
  chosenPlace
    ? area === 'unknown' || area === 'loading' || (isFinding && street.trim() === '')
    : isFinding;

export const useAddressForm = (city: City): AddressForm => {
  const t = useText();
  const dispatch = useDispatch();
  const state = useSelector(selectAddressForm);
  const country = useSelector(selectSetup).country;
  const area = useSelector(selectArea).kind;
  const findZone = useSelector(selectZoneFinder);
  const { edited, errors, saving, finding } = state;
  const initial = useMemo(
    () => mappedDraft(edited ? draftOfAddress(edited) : blankAddress(city.id)),
    [edited, city.id],
  );
  const zoneOf = (draft: MappedDraft): ZoneHere | null => {
    const place = chosenPlace(draft);
    return place && findZone(place);
  };
  const contextOf = (draft: MappedDraft): AddressContext => ({
    country,
    isOutside: zoneOf(draft) === 'outside',
  });
  const form = useForm<MappedDraft>({
    initial,
    check: (draft) => addressErrors(draft, contextOf(draft), t),
    answered: errors,
    isBusy: saving !== 'no',
    isWaiting: (draft) => isWaiting(state, area, draft, chosenPlace(draft)),
    onSubmit: (draft) => {
      const address = addressMeant(draft, contextOf(draft));
      if (address.ok) dispatch(addressSaveRequested(address.value));
    },
  });
  useFindings(finding, form);
  return { ...form, chosenPlace: chosenPlace(form.values), zone: zoneOf(form.values) };
};
