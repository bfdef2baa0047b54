import { useState } from 'react';
import { useSelector } from 'react-redux';
import { isPriceAwaited, selectAdded, selectCartTotals } from '../../application/cart/cart-slice';
import { useMoney } from '../hooks/use-money';
import { useText } from '../i18n/use-text';
import { visuallyHidden } from './visually-hidden';

/** Says once to screen readers that a dish was added and what the cart comes to, as soon as that is known. */
export const CartNews = () => {
  const t = useText();
  const money = useMoney();
  const added = useSelector(selectAdded);
  const totals = useSelector(selectCartTotals);
  // What was added before this was there is no news.
  const [said, setSaid] = useState({ added, text: '', times: 0 });
  if (added && added !== said.added && !isPriceAwaited(totals)) {
    const sum =
      totals.kind === 'known' && totals.isCurrent
        ? [t('cart.sum', { sum: money(totals.calculation.total) })]
        : [];
    setSaid({
      added,
      text: [t('cart.added', added), ...sum].join(', '),
      times: said.times + 1,
    });
  }
  return (
    <div className={visuallyHidden} aria-live="polite">
      {/* The same words once more are another element, which is read out again. */}
      <span key={said.times}>{said.text}</span>
    </div>
  );
};
