import { useSelector } from 'react-redux';
import { selectSelectedTerms } from '../../application/delivery/zone-selectors';
import { ZERO } from '../../domain/money/money';
import { useStatusMessages } from '../components/shop-status';
import { useMoney } from '../hooks/use-money';
import { useShopNow } from '../hooks/use-shop-now';
import { useText } from '../i18n/use-text';

/** In how long the kitchen brings an order to the chosen place, and for how much; null where nobody knows. */
const usePromise = (): string | null => {
  const t = useText();
  const money = useMoney();
  const now = useShopNow()?.status;
  const terms = useSelector(selectSelectedTerms);
  if (typeof terms === 'string' || !now) return null;
  const minutes =
    terms.etaMinutes === null
      ? null
      : terms.etaMinutes + (now.kind === 'busy' ? now.extraMinutes : 0);
  const price = terms.deliveryPrice === ZERO ? t('frame.freeDelivery') : money(terms.deliveryPrice);
  return minutes === null ? price : `${t('frame.minutes', { minutes })} · ${price}`;
};

/** What can be expected at the chosen place; while nothing is taken, why, and else the opening hours. */
export const PromiseText = (): string => {
  const promise = usePromise();
  const status = useStatusMessages();
  if (!status) return '';
  const hours = status.more === null ? status.text : `${status.text} · ${status.more}`;
  return status.tone === 'closed' ? hours : (promise ?? hours);
};
