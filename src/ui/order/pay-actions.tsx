import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectPaymentTypes } from '../../application/checkout/checkout-selectors';
import type { TrackedOrder } from '../../domain/order/tracked-order';
import { paymentRequested } from '../../application/tracking/tracking-slice';
import { isPaidOnline } from '../../domain/order/payment-type';
import type { OrderReference } from '../../domain/order/order-reference';
import { primaryButton, secondaryButton } from '../components/button-styles';
import { scriptsOnly } from '../components/scripts-only';
import { useText } from '../i18n/use-text';
import { css, cx } from '../theme/emotion';
import { resting } from '../components/resting';

interface PayActionsProps {
  readonly order: TrackedOrder;
  readonly reference: OrderReference;
  /** Whether another payment has been asked for just now. */
  readonly isPaying: boolean;
}

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: '12px 0 24px' });

/**
 * Asks to pay online once more, and leads to where that is done as soon as it is known: who clicked
 * "Try again" has clicked enough.
 */
const usePayAgain = ({ order, reference, isPaying }: PayActionsProps) => {
  const dispatch = useDispatch();
  const [isWanted, setIsWanted] = useState(false);
  const { status, payAt } = order.payment;
  useEffect(() => {
    // A path of the shop: whatever else was answered did not come through the decoder.
    if (isWanted && !isPaying && status === 'pending' && payAt !== null)
      window.location.assign(payAt);
  }, [isWanted, isPaying, status, payAt]);
  return () => {
    setIsWanted(true);
    if (!isPaying) dispatch(paymentRequested({ reference, type: 'online' }));
  };
};

/** The ways to pay what is due now. Rules 13.6. */
export const PayActions = (props: PayActionsProps) => {
  const { order, reference, isPaying } = props;
  const t = useText();
  const dispatch = useDispatch();
  const offered = useSelector(selectPaymentTypes);
  const { status, payAt, type } = order.payment;
  const payAgain = usePayAgain(props);
  const payCash = () => dispatch(paymentRequested({ reference, type: 'cash' }));
  const isDeclined = status === 'declined';
  return (
    <div className={actions}>
      {payAt !== null && !isDeclined && (
        <a className={primaryButton} href={payAt}>
          {t('order.payNow')}
        </a>
      )}
      {isDeclined && (
        <button
          type="button"
          className={cx(primaryButton, scriptsOnly)}
          aria-disabled={isPaying}
          onClick={payAgain}
        >
          {t(isPaying ? 'order.paying' : 'order.payAgain')}
        </button>
      )}
      {isPaidOnline(type) && offered.includes('cash') && (
        <button
          type="button"
          className={cx(secondaryButton, scriptsOnly)}
          {...resting(isPaying, payCash)}
        >
          {t('order.payCash')}
        </button>
      )}
    </div>
  );
};
