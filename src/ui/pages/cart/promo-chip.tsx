import type { TFunction } from 'i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectCalculation } from '../../../application/cart/cart-slice';
import { promoRemoved } from '../../../application/order-options/order-options-slice';
import type { CalculatedPromo } from '../../../domain/pricing/calculated-terms';
import type { Money } from '../../../domain/money/money';
import type { PromoCode } from '../../../domain/promotion/promo-code';
import { useMoney } from '../../hooks/use-money';
import { BenefitChip } from '../../components/benefit-chip';
import { useText } from '../../i18n/use-text';

/** Reasons for which the shop has words of its own, by their text. */
const WAITING: ReadonlySet<string> = new Set([
  'wrong_order_type',
  'wrong_time',
  'no_matching_goods',
  'better_discount',
]);

type Waiting = Extract<CalculatedPromo, { readonly kind: 'waiting' }>;

/** Returns what a code waits for: what is missing, else why, in the shop's words or the backend's. Rules 9.3. */
const waitingLabel = (
  { reason, message, missing }: Waiting,
  t: TFunction,
  money: (amount: Money) => string,
): string => {
  if (missing !== null) return t('promo.missing', { missing: money(missing) });
  const word = reason?.replace(/^promo\./, '') ?? '';
  return WAITING.has(word) ? t(`promo.waiting.${word}`) : (message ?? t('promo.waiting.other'));
};

const stateLabel = (
  promo: CalculatedPromo | null,
  t: TFunction,
  money: (amount: Money) => string,
): string => {
  if (!promo) return t('promo.checked');
  if (promo.kind === 'waiting') return waitingLabel(promo, t, money);
  // Free delivery and gifts take nothing off the dishes.
  return promo.discount === 0
    ? t('promo.counts')
    : t('promo.applied', { amount: money(promo.discount) });
};

/** The code of an order with what it does for it. Rules 9.3. */
export const PromoChip = ({ code }: { readonly code: PromoCode }) => {
  const t = useText();
  const money = useMoney();
  const dispatch = useDispatch();
  const answered = useSelector(selectCalculation)?.promo ?? null;
  // The answer may still be about the code before.
  const promo = answered?.code === code ? answered : null;
  return (
    <BenefitChip
      title={code}
      detail={stateLabel(promo, t, money)}
      isWaiting={promo?.kind === 'waiting'}
      remove={t('promo.remove', { code })}
      onRemove={() => dispatch(promoRemoved(undefined))}
    />
  );
};
