import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectLiveOrder } from '../../application/tracking/live-order-slice';
import { livePart } from './live-part';

const LiveOrderStrip = livePart((parts) => parts.LiveOrderStrip);

export const LiveOrderSlot = () => {
  const isKnown = useSelector(selectLiveOrder) !== null;
  return isKnown ? (
    <Suspense fallback={null}>
      <LiveOrderStrip />
    </Suspense>
  ) : null;
};
