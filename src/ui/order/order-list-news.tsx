import { useState } from 'react';
import type { TrackedOrder } from '../../domain/order/tracked-order';
import { visuallyHidden } from '../components/visually-hidden';
import { useText } from '../text/use-text';
import { useStatusWord } from './status-badge';

/** Which orders stand elsewhere than they did, in the words for where. */
const useChanges = (orders: readonly TrackedOrder[]): readonly TrackedOrder[] => {
  const [known, setKnown] = useState({ orders, changed: orders.slice(0, 0) });
  if (known.orders === orders) return known.changed;
  const before = new Map(known.orders.map(({ id, status }) => [id, status]));
  const changed = orders.filter(({ id, status }) => {
    const last = before.get(id);
    return last !== undefined && last !== status;
  });
  // What was said stays said until something else is: the same answer once more says nothing.
  const next = { orders, changed: changed.length > 0 ? changed : known.changed };
  setKnown(next);
  return next.changed;
};

/** Says aloud, once, where an order of the list stands now. Rules 13.3. */
export const OrderListNews = ({ orders }: { readonly orders: readonly TrackedOrder[] }) => {
  const t = useText();
  const wordOf = useStatusWord();
  const changed = useChanges(orders);
  return (
    <p className={visuallyHidden} role="status">
      {changed
        .map((order) => t('orders.news', { number: order.number, status: wordOf(order) }))
        .join('. ')}
    </p>
  );
};
