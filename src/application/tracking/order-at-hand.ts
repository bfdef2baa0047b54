import type { TrackedOrder } from '../../domain/order/tracked-order';
import type { LiveOrderRoot } from './live-order-slice';
import type { TrackingRoot } from './tracking-slice';

/** The order whose page is open, else the one that goes on; null for none. */
export const selectOrderAtHand = ({
  tracking,
  liveOrder,
}: TrackingRoot & LiveOrderRoot): TrackedOrder | null =>
  tracking.kind === 'known' ? tracking.order : (liveOrder?.order ?? null);
