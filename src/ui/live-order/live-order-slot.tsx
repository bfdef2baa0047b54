import type { ComponentType } from 'react';
import { Suspense, lazy } from 'react';
import { useSelector } from 'react-redux';
import { selectLiveOrder } from '../../application/tracking/live-order-slice';
import { loadDeferredTranslations } from '../i18n/deferred-translations';

/** A strip that cannot be fetched leaves the page as it is. */
const LiveOrderStrip = lazy(async (): Promise<{ readonly default: ComponentType }> => {
  try {
    const [{ LiveOrderStrip: Strip }] = await Promise.all([
      import(/* webpackChunkName: "live-order" */ './live-order-strip'),
      loadDeferredTranslations(),
    ]);
    return { default: Strip };
  } catch {
    return { default: () => null };
  }
});

export const LiveOrderSlot = () => {
  const isKnown = useSelector(selectLiveOrder) !== null;
  return isKnown ? (
    <Suspense fallback={null}>
      <LiveOrderStrip />
    </Suspense>
  ) : null;
};
