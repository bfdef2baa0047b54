import { useSelector } from 'react-redux';
import { selectItemCount } from '../../../application/cart/cart-slice';
import { selectIsLocked } from '../../../application/placing/placing-slice';
import { NoScriptPart } from '../../no-script/no-script-part';
import { usePageStatus } from '../../navigation/use-page-status';
import { CheckoutSteps } from '../../components/checkout-steps';
import { pageHeading } from '../../components/heading-styles';
import { ShopStatus } from '../../components/shop-status';
import { CartDifferences } from '../cart/cart-differences';
import { EmptyCart } from '../cart/empty-cart';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { ChangedDialog } from './changed-dialog';
import { CheckoutForm } from './checkout-form';
import { useOpenPlaced } from './use-open-placed';
import { Skeletons } from '../../components/skeleton';

const state = css({ margin: '8px 0 24px' });
const column = css({ display: 'grid', gap: 24, maxWidth: 720 });

const CheckoutSkeleton = () => (
  <div className={column} aria-hidden="true">
    <Skeletons sizes={['94px', '128px', '136px', '200px']} />
  </div>
);

/** Where a cart becomes an order. An empty cart has none to become. */
export const CheckoutPage = () => {
  const t = useText();
  const status = usePageStatus();
  const count = useSelector(selectItemCount);
  const isHeld = useSelector(selectIsLocked);
  useOpenPlaced();
  // A cart that has just become an order is empty, and the page of that order on its way.
  if (count === 0 && !isHeld) return <EmptyCart />;
  return (
    <>
      <CheckoutSteps current="checkout" />
      <h1 className={pageHeading}>{t('checkout.title')}</h1>
      <div className={state}>
        <ShopStatus />
      </div>
      <CartDifferences />
      <NoScriptPart at="refused" />
      {status.kind === 'ready' ? <CheckoutForm /> : <CheckoutSkeleton />}
      <ChangedDialog />
    </>
  );
};
