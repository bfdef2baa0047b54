import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../styles/shared';
import { useBoard } from './board-context';
import { isWaiting } from './columns';

/** Says each new order aloud once: a region that is there before its words, and written to only for new ones. */
export const NewOrderNews = () => {
  const { t } = useTranslation();
  const orders = useBoard((board) => board.orders);
  const region = useRef<HTMLParagraphElement>(null);
  const announced = useRef(new Set<number>());

  useEffect(() => {
    const fresh = (orders ?? []).filter(
      (order) => isWaiting(order) && !announced.current.has(order.id),
    );
    if (fresh.length === 0 || !region.current) return;
    for (const { id } of fresh) announced.current.add(id);
    region.current.textContent = fresh
      .map(({ number }) => t('board.newOrder', { number }))
      .join(' ');
  }, [orders, t]);

  return <p ref={region} className={visuallyHidden} role="status" />;
};
