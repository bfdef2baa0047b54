import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectOrderOptions } from '../../../application/order-options/order-options-slice';
import {
  promoRepeated,
  promoTried,
  selectPromoEntry,
} from '../../../application/pricing/promo-entry-slice';
import { useFocusKept } from '../../components/use-focus-kept';
import { useText } from '../../text/use-text';
import { EntryRow } from '../cart/entry-row';
import { PromoChip } from '../cart/promo-chip';

/** Why a code was refused is said by a modal; whoever puts it right goes on in the field. */
const PromoField = () => {
  const t = useText();
  const dispatch = useDispatch();
  const entry = useSelector(selectPromoEntry);
  const [text, setText] = useState(entry.text);
  const [isAskedEmpty, setAskedEmpty] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const isRefused = entry.kind === 'refused';
  const wasRefused = useRef(isRefused);
  useEffect(() => {
    if (wasRefused.current && !isRefused) row.current?.querySelector('input')?.focus();
    wasRefused.current = isRefused;
  }, [isRefused]);
  return (
    <div ref={row}>
      <EntryRow
        label={t('promo.field')}
        name="promocode"
        value={text}
        button={t(entry.kind === 'trying' ? 'promo.trying' : 'promo.apply')}
        error={isAskedEmpty ? t('form.errors.required') : undefined}
        onType={(typed) => {
          setText(typed);
          setAskedEmpty(false);
          if (isRefused) dispatch(promoRepeated(undefined));
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
    <div {...useFocusKept(code)}>{code === null ? <PromoField /> : <PromoChip code={code} />}</div>
  );
};
