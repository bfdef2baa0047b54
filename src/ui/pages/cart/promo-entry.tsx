import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectOrderOptions } from '../../../application/order-options/order-options-slice';
import {
  promoRepeated,
  promoTried,
  selectPromoEntry,
} from '../../../application/pricing/promo-entry-slice';
import { PromoRefusal } from '../../components/promo-refusal';
import { scriptsOnly } from '../../components/scripts-only';
import { useRestoredFocus } from '../../components/use-restored-focus';
import { useText } from '../../i18n/use-text';
import { EntryRow } from './entry-row';
import { PromoChip } from './promo-chip';

const PromoField = () => {
  const t = useText();
  const dispatch = useDispatch();
  const entry = useSelector(selectPromoEntry);
  const [text, setText] = useState(entry.text);
  const [isAskedEmpty, setAskedEmpty] = useState(false);
  const refused = entry.kind === 'refused' ? entry.why : null;
  return (
    <div className={scriptsOnly}>
      <EntryRow
        label={t('promo.field')}
        name="promocode"
        value={text}
        button={t(entry.kind === 'trying' ? 'promo.trying' : 'promo.apply')}
        error={
          isAskedEmpty ? (
            t('form.errors.required')
          ) : refused ? (
            <PromoRefusal why={refused} />
          ) : undefined
        }
        onType={(typed) => {
          setText(typed);
          setAskedEmpty(false);
          if (refused) dispatch(promoRepeated(undefined));
        }}
        onEnter={() => {
          if (entry.kind === 'trying') return;
          setAskedEmpty(text.trim() === '');
          if (text.trim() !== '') dispatch(promoTried(text));
        }}
      />
    </div>
  );
};

/** A promo code: typed, tried, and then what it does for the order. Rules 9.1, 9.3. */
export const PromoEntry = () => {
  const code = useSelector(selectOrderOptions).promoCode;
  return (
    <div {...useRestoredFocus(code)}>
      {code === null ? <PromoField /> : <PromoChip code={code} />}
    </div>
  );
};
