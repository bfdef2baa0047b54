import { Suspense } from 'react';
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

export const OrderSlot = () => {
  const isKnown = useSelector(selectLastOrder) !== null;
  return (
    <div className={slot}>
      {isKnown && (
        <Suspense fallback={null}>
          <HomeOrder />
        </Suspense>
      )}
    </div>
  );
};
