import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectLost } from '../../application/cart/cart-slice';
import { selectShownToast } from '../../application/notifications/toast-slice';
import { css } from '../theme/emotion';
import { CartNotice } from './cart-notice';
import { ShopNotice } from './shop-notice';

/* Over the end of what scrolls, above the buttons below it; takes no room. */
const shelf = css({ position: 'relative', zIndex: 2, flex: 'none', height: 0 });

const place = css({
  position: 'absolute',
  inset: 'auto 20px 12px',
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  pointerEvents: 'none',
  button: { pointerEvents: 'auto' },
});

/** In milliseconds: what a region already holds when it appears is not read out. */
const ANNOUNCED_AFTER = 100;

const Region = ({ offersUndo }: { readonly offersUndo: boolean }) => {
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(true), ANNOUNCED_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={shelf}>
      <div className={place} role="status">
        {isAnnounced && (
          <>
            <ShopNotice />
            {offersUndo && <CartNotice />}
          </>
        )}
      </div>
    </div>
  );
};

/** What the shop has to say about what was just done, inside what is open: all else is out of reach. */
export const ModalNotice = () => {
  const isSaid = useSelector(selectShownToast) !== null;
  // That the restaurant emptied the cart is said for long, and by pages.
  const offersUndo = useSelector(selectLost)?.kind === 'removed';
  return (isSaid || offersUndo) && <Region offersUndo={offersUndo} />;
};
