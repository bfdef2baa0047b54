import { useLayoutEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { cancellationRequested } from '../../application/tracking/tracking-slice';
import type { OrderReference } from '../../domain/order/order-reference';
import { primaryButton, quietButton, secondaryButton } from '../components/button-styles';
import { Modal } from '../components/modal';
import { scriptsOnly } from '../components/scripts-only';
import { focusMain } from '../components/main';
import { useText } from '../i18n/use-text';
import { css, cx } from '../theme/emotion';
import { resting } from '../components/resting';

interface CancelOrderProps {
  readonly reference: OrderReference;
  /** Whether something comes back: money that was paid online, or bonuses. */
  readonly hasReturns: boolean;
  readonly isCancelling: boolean;
}

const buttons = css({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  gap: 8,
  button: { flex: '1 1 180px', minHeight: 48 },
});

const opener = css(quietButton, { marginLeft: -8 });

/** Cancels the order, once the customer has said so twice. Rules 13.4. */
export const CancelOrder = ({ reference, hasReturns, isCancelling }: CancelOrderProps) => {
  const t = useText();
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const left = place.current;
    return () => {
      if (!left?.contains(document.activeElement)) return;
      // An order that can no longer be cancelled removes button and question; a customer with the focus there
      // goes on with what is said above, once the question has given the focus back to that button.
      queueMicrotask(focusMain);
    };
  }, []);
  const close = () => setOpen(false);
  return (
    <div ref={place}>
      <button
        type="button"
        className={cx(opener, scriptsOnly)}
        aria-haspopup="dialog"
        {...resting(isCancelling, () => setOpen(true))}
      >
        {t(isCancelling ? 'order.cancelling' : 'order.cancel')}
      </button>
      {isOpen && (
        <Modal
          title={t('order.cancelTitle')}
          beginsAtFooter
          onClose={close}
          footer={
            <div className={buttons}>
              <button type="button" className={secondaryButton} onClick={close}>
                {t('order.keep')}
              </button>
              <button
                type="button"
                className={primaryButton}
                onClick={() => {
                  close();
                  dispatch(cancellationRequested(reference));
                }}
              >
                {t('order.cancel')}
              </button>
            </div>
          }
        >
          <p>{t('order.cancelText')}</p>
          {hasReturns && <p>{t('order.cancelReturns')}</p>}
        </Modal>
      )}
    </div>
  );
};
