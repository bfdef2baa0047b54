import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  addressFormOpened,
  selectAddressForm,
  streetTyped,
  suggestionChosen,
} from '../../application/addresses/address-form-slice';
import { modalOpened } from '../../application/modals/modal-slice';
import type { StreetSuggestion } from '../../application/ports/maps';
import { Combobox } from '../forms/combobox';
import { useText } from '../i18n/use-text';
import { useSearchLine } from '../modals/delivery/use-search-line';

export interface StreetBoxProps {
  /** What was typed before there were suggestions. */
  readonly text: string;
  /** Whether the customer is still at it. */
  readonly takesFocus: boolean;
}

/** The form of an address takes over the street that was chosen, and asks for the rest. Rules 17.2. */
export const StreetBox = ({ text: begun, takesFocus }: StreetBoxProps) => {
  const t = useText();
  const dispatch = useDispatch();
  const { search } = useSelector(selectAddressForm);
  const line = useSearchLine(search);
  const [text, setText] = useState(begun);
  const place = useRef<HTMLDivElement>(null);
  // At once: a key that is pressed meanwhile goes where the focus is.
  useLayoutEffect(() => {
    if (takesFocus) place.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  useEffect(() => {
    dispatch(addressFormOpened(null));
    if (begun !== '') dispatch(streetTyped(begun));
  }, [dispatch, begun]);
  const type = (typed: string): void => {
    setText(typed);
    dispatch(streetTyped(typed));
  };
  const choose = (suggestion: StreetSuggestion): void => {
    setText(suggestion.title);
    dispatch(addressFormOpened(null));
    dispatch(suggestionChosen(suggestion));
    dispatch(modalOpened('delivery'));
  };
  return (
    <div ref={place}>
      <Combobox
        label={t('frame.where')}
        name="street"
        value={text}
        placeholder={t('frame.street')}
        options={search.suggestions}
        isSearching={search.phase === 'searching'}
        line={line}
        onType={type}
        onChoose={choose}
        startsOpen={takesFocus && begun !== ''}
      />
    </div>
  );
};
