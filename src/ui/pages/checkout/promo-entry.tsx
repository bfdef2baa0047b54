import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { promoRemoved } from '../../../application/order/order-options-slice';
import { promoRepeated, promoTried } from '../../../application/promotion/promo-entry-slice';
import type { ShopState } from '../../../application/store/root-reducer';
import type { CalculatedPromo } from '../../../domain/cart/calculated-terms';
import { useMoney } from '../../app/use-money';
import { useText } from '../../text/use-text';
import { BenefitChip } from './benefit-chip';
import { EntryRow } from './entry-row';

const usePromoWords = () => {
  const t = useText();
  const money = useMoney();
  return (promo: CalculatedPromo | null): string => {
    if (promo?.kind === 'applied')
      return t('checkout.promoApplied', { sum: money(promo.discount) });
    if (!promo) return t('checkout.trying');
    const why = promo.message ?? t('checkout.promoWaiting');
    return promo.missing === null
      ? why
      : `${why}, ${t('checkout.promoMissing', { sum: money(promo.missing) })}`;
  };
};

/** A promo code: typed, tried, and then what it does for the order. Rules 9.1, 9.3. */
export const PromoEntry = () => {
  const t = useText();
  const dispatch = useDispatch();
  const wordsOf = usePromoWords();
  const entry = useSelector((state: ShopState) => state.promoEntry);
  const code = useSelector((state: ShopState) => state.orderOptions.promoCode);
  const promo = useSelector((state: ShopState) => state.cart.calculation?.promo ?? null);
  const [text, setText] = useState(entry.text);
  const [isAskedEmpty, setAskedEmpty] = useState(false);
  if (code !== null)
    return (
      <BenefitChip
        title={code}
        detail={wordsOf(promo)}
        isApplied={promo?.kind === 'applied'}
        remove={t('checkout.removePromo', { code })}
        onRemove={() => {
          setText('');
          dispatch(promoRemoved(undefined));
        }}
      />
    );
  const refusal =
    entry.kind === 'refused' ? (entry.why.message ?? t('checkout.promoRefused')) : undefined;
  return (
    <EntryRow
      label={t('checkout.promo')}
      name="promocode"
      value={text}
      button={t(entry.kind === 'trying' ? 'checkout.trying' : 'checkout.apply')}
      error={isAskedEmpty ? t('checkout.promoEmpty') : refusal}
      onType={(typed) => {
        setText(typed);
        setAskedEmpty(false);
        if (entry.kind === 'refused') dispatch(promoRepeated(undefined));
      }}
      onEnter={() => {
        if (entry.kind === 'trying') return;
        setAskedEmpty(text.trim() === '');
        if (text.trim() !== '') dispatch(promoTried(text));
      }}
    />
  );
};
