import { Suspense, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectLastOrder } from '../../application/tracking/last-order-slice';
import { livePart } from './live-part';
import { css, cx } from '../theme/emotion';
import { PAGE_FROM_TABLET } from '../theme/media';
import { rounded } from '../theme/shared-styles';

const HomeOrder = livePart((parts) => parts.HomeOrder);

/* The head script says whether something was ordered here (`html-document.ts`), long before the card is there. */
const slot = css(rounded, {
  minHeight: '9.25rem',
  [PAGE_FROM_TABLET]: { minHeight: '5.75rem' },
  '&:empty': { display: 'none' },
  'html[data-ordered] &:empty': { display: 'block', background: 'var(--surface-muted)' },
});

const awaited = css({
  minHeight: 'inherit',
  borderRadius: 'inherit',
  background: 'var(--surface-muted)',
});

/** The place of `HomeOrder`, which takes no room where nothing was ordered. */
export const OrderSlot = ({ className }: { readonly className?: string }) => {
  const isKnown = useSelector(selectLastOrder) !== null;
  useEffect(() => {
    // From here on the slot itself holds the room: once there is nothing to show, none is left.
    if (isKnown) delete document.documentElement.dataset.ordered;
  }, [isKnown]);
  return (
    <div className={cx(slot, className)}>
      {isKnown && (
        <Suspense fallback={<div className={awaited} />}>
          <HomeOrder />
        </Suspense>
      )}
    </div>
  );
};
