import { useSelector, useDispatch } from 'react-redux';
import { selectOpenModal } from '../../application/modals/modal-slice';
import { CartNotice } from '../components/cart-notice';
import { ShopNotice } from '../components/shop-notice';
import { useOpenDish } from '../navigation/located-route';
import { css } from '../theme/emotion';
import { useEffect, Component, use, useState } from 'react';
import { toastExpired, selectShownToast } from '../../application/notifications/toast-slice';
import type { ReactNode } from 'react';
import { reloadIfOnline } from '../navigation/page-reload';
import { SagaChunk } from '../hooks/saga-chunk';
import { quietButton } from '../components/button-styles';
import { useText } from '../i18n/use-text';
import { failedNoticeBox } from '../components/notice-styles';

const region = css({
  position: 'fixed',
  left: '50%',
  bottom: 'calc(80px + var(--raised) + env(safe-area-inset-bottom))',
  zIndex: 40,
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  transform: 'translateX(-50%)',
  width: 'max-content',
  maxWidth: 'calc(100vw - 2 * var(--gutter))',
});

const toast = css(failedNoticeBox, { paddingRight: 8 });

/** Throws while rendering once the second chunk cannot be had. */
const RequireSagas = (): null => {
  const chunk = use(SagaChunk);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    chunk?.catch(() => {
      setHasFailed(true);
    });
  }, [chunk]);
  if (hasFailed) throw new Error('The second chunk of the shop could not be fetched');
  return null;
};

const ReloadToast = () => {
  const t = useText();
  return (
    <div className={toast}>
      <span>{t('frame.notLoaded')}</span>
      <button type="button" className={quietButton} onClick={() => void reloadIfOnline()}>
        {t('frame.reload')}
      </button>
    </div>
  );
};

/**
 * Error boundary of the start: says that the shop did not load in full, and offers a reload. The page
 * stays beneath it, with all that was typed.
 */
class StartFailure extends Component<object, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ReloadToast /> : <RequireSagas />;
  }
}

const TIMES = { done: 3000, failed: 6000 } as const;

/** Takes what the shop has said away when its time is over, wherever it is shown. */
const useToastTime = (): void => {
  const dispatch = useDispatch();
  const shown = useSelector(selectShownToast);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => dispatch(toastExpired(shown.id)), TIMES[shown.tone]);
    return () => clearTimeout(timer);
  }, [shown, dispatch]);
};

export const Toasts = () => {
  useToastTime();
  // What is open over the page covers them, and says them by itself.
  const isModal = useSelector(selectOpenModal) !== null;
  const isCovered = useOpenDish() !== null || isModal;
  return (
    <div className={region} role="status">
      {!isCovered && (
        <>
          <ShopNotice />
          <CartNotice />
        </>
      )}
      <StartFailure />
    </div>
  );
};
