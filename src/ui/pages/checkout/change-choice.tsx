import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectCalculation } from '../../../application/cart/cart-slice';
import { selectLanguage } from '../../../application/session/language-slice';
import { selectSettings } from '../../../application/settings/settings-slice';
import { ZERO, decimalFromMoney } from '../../../domain/money/money';
import { formatNumber } from '../../../domain/money/number-style';
import { changeNotesFor } from '../../../domain/order/change-notes';
import { amountsDue } from '../../../domain/order/payment-due';
import { RadioChip } from '../../forms/radio-chip';
import { RadioList } from '../../forms/radio-list';
import { TextField } from '../../forms/text-field';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { WITHOUT_SCRIPTS } from '../../theme/media';
import { scriptsOnly } from '../../components/scripts-only';
import type { CheckoutFormState } from './use-checkout-form';

/* Before scripts choose for it, and where none run, the field is all there is. */
const narrow = css({ maxWidth: 320 });
const typedOnly = css(narrow, {
  display: 'none',
  [WITHOUT_SCRIPTS]: { display: 'block' },
});

/** Returns notes that pay for the order in whole units, as they would be typed. */
const useNotes = (): readonly number[] => {
  const calculation = useSelector(selectCalculation);
  const digits = useSelector(selectSettings)?.currency.digits ?? 0;
  const due = calculation ? amountsDue('cash', calculation).later : ZERO;
  return changeNotesFor(due, digits).map((note) => decimalFromMoney(note, digits));
};

/** From which note change is needed: from none, from one that pays for the order, or from another. Rules 13.6. */
export const ChangeChoice = ({ state }: { readonly state: CheckoutFormState }) => {
  const t = useText();
  const name = useId();
  const notes = useNotes();
  const style = useSelector(selectLanguage).numberStyle;
  const { onType, ...field } = state.textField('changeFrom');
  const [wantsOther, setWantsOther] = useState(false);
  const isKnown = field.value === '' || notes.some((note) => String(note) === field.value);
  const isTyped = wantsOther || !isKnown || field.error !== undefined;
  const choose = (text: string): void => {
    setWantsOther(false);
    onType(text);
  };
  return (
    <>
      <div className={scriptsOnly}>
        <RadioList label={t('checkout.changeFrom')} row="wrapping">
          <RadioChip
            name={name}
            value=""
            isChosen={!isTyped && field.value === ''}
            onChoose={() => choose('')}
          >
            {t('checkout.changeExact')}
          </RadioChip>
          {notes.map((note) => (
            <RadioChip
              key={note}
              name={name}
              value={String(note)}
              isChosen={!isTyped && field.value === String(note)}
              onChoose={() => choose(String(note))}
            >
              {formatNumber(note, style)}
            </RadioChip>
          ))}
          <RadioChip
            name={name}
            value="other"
            isChosen={isTyped}
            onChoose={() => setWantsOther(true)}
          >
            {t('checkout.changeOther')}
          </RadioChip>
        </RadioList>
      </div>
      <div className={isTyped ? narrow : typedOnly}>
        <TextField
          label={t('checkout.changeFrom')}
          hint={t('checkout.changeHint')}
          inputMode="decimal"
          {...field}
          onType={(text) => {
            // Else emptying it would take the field away.
            setWantsOther(true);
            onType(text);
          }}
        />
      </div>
    </>
  );
};
