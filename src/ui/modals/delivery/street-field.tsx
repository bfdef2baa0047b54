import { useDispatch, useSelector } from 'react-redux';
import {
  streetTyped,
  suggestionChosen,
  selectAddressForm,
} from '../../../application/addresses/address-form-slice';
import type { StreetSuggestion } from '../../../application/ports/maps';
import { Combobox } from '../../forms/combobox';
import { useText } from '../../i18n/use-text';
import type { AddressForm } from './use-address-form';
import { useSearchLine } from './use-search-line';

/** Street and house with suggestions. Below it is also said what is wrong with the place. */
export const StreetField = ({ form }: { readonly form: AddressForm }) => {
  const t = useText();
  const dispatch = useDispatch();
  const { search } = useSelector(selectAddressForm);
  const line = useSearchLine(search);
  const { onType, error, ...field } = form.textField('street');
  const isOutside = form.zone === 'outside';
  const wrong = isOutside ? t('modal.delivery.noRange') : (error ?? form.errorOf('place'));

  const type = (text: string): void => {
    onType(text);
    dispatch(streetTyped(text));
  };
  const choose = (suggestion: StreetSuggestion): void => {
    // Until the map has said where it is; a pin of before was for another street.
    form.set({ street: suggestion.title, house: '', place: null, fromMap: null });
    dispatch(suggestionChosen(suggestion));
  };
  return (
    <Combobox
      {...field}
      label={t('frame.street')}
      options={search.suggestions}
      isSearching={search.phase === 'searching'}
      line={line}
      error={wrong}
      isUrgent={isOutside}
      onType={type}
      onChoose={choose}
    />
  );
};
