import { Suspense, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectLastOrder } from '../../../application/tracking/last-order-slice';
import { livePart } from '../../live-order/live-part';
import { css } from '../../theme/emotion';
import { PAGE_FROM_TABLET } from '../../theme/media';
import { rounded } from '../../theme/shared-styles';

const HomeOrder = livePart((parts) => parts.HomeOrder);

/* The head script says whether something was ordered here (`html-document.ts`), long before the card is there. */
const slot = css(rounded, {
  '&:not(:empty), html[data-ordered] &': {
    minHeight: '9.25rem',
    marginBottom: 16,
    [PAGE_FROM_TABLET]: { minHeight: '5.75rem' },
  },
  'html[data-ordered] &:empty': { background: 'var(--surface-muted)' },
});

const awaited = css({
  minHeight: 'inherit',
  borderRadius: 'inherit',
  background: 'var(--surface-muted)',
});

export const OrderSlot = () => {
  const isKnown = useSelector(selectLastOrder) !== null;
  useEffect(() => {
    // From here on the slot itself holds the room: once there is nothing to show, none is left.
    if (isKnown) delete document.documentElement.dataset.ordered;
  }, [isKnown]);
  return (
    <div className={slot}>
      {isKnown && (
        <Suspense fallback={<div className={awaited} />}>
          <HomeOrder />
        </Suspense>
      )}
    </div>
  );
};
