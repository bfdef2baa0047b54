import { memo, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../../contract/wire/staff';
import type { Column } from '../../orders/columns';
import { css } from '../../styles/emotion';
import { DoneCard } from './done-card';
import { OrderCard } from './order-card';

const column = css({ minWidth: 0, display: 'flex', flexDirection: 'column' });

const heading = css({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  padding: '12px 4px',
  background: 'var(--board-ground)',
  fontSize: 'var(--size-17)',
});

const count = css({ color: 'var(--text-faint)', fontWeight: 500 });

const list = css({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });

const empty = css({ padding: '8px 4px', color: 'var(--text-faint)' });

/**
 * A card that moves on takes the focus along into nothing: the next one of the column gets it, or its
 * heading when that was the last.
 */
const useFocusThatStays = (orders: readonly StaffOrder[]) => {
  const section = useRef<HTMLElement>(null);
  const focused = useRef<number | null>(null);
  useEffect(() => {
    const place = section.current;
    if (!place) return undefined;
    const stop = new AbortController();
    place.addEventListener(
      'focusin',
      ({ target }) => {
        const card = target instanceof Element ? target.closest('article') : null;
        focused.current = card && [...(card.parentElement?.children ?? [])].indexOf(card);
      },
      { signal: stop.signal },
    );
    place.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget) focused.current = null;
      },
      { signal: stop.signal },
    );
    return () => {
      stop.abort();
    };
  }, []);
  useEffect(() => {
    const place = section.current;
    if (!place || focused.current === null || document.activeElement !== document.body) return;
    const cards = place.querySelectorAll<HTMLElement>('article');
    const next = cards[Math.min(focused.current, cards.length - 1)] ?? place.querySelector('h2');
    next?.focus({ preventScroll: true });
  }, [orders]);
  return section;
};

interface BoardColumnProps {
  readonly column: Column;
  readonly orders: readonly StaffOrder[];
}

export const BoardColumn = memo(({ column: name, orders }: BoardColumnProps) => {
  const { t } = useTranslation();
  const headingId = useId();
  const section = useFocusThatStays(orders);
  return (
    <section ref={section} className={column} data-column={name} aria-labelledby={headingId}>
      <h2 id={headingId} className={heading} tabIndex={-1}>
        {t(`board.column.${name}`)} <span className={count}>{orders.length}</span>
      </h2>
      {orders.length === 0 && <p className={empty}>{t(`board.empty.${name}`)}</p>}
      <div className={list}>
        {orders.map((order) =>
          name === 'done' ? (
            <DoneCard key={order.id} order={order} />
          ) : (
            <OrderCard key={order.id} order={order} />
          ),
        )}
      </div>
    </section>
  );
});
BoardColumn.displayName = 'BoardColumn';
