import type { Money } from '../../domain/money/money';
import type { AvailabilityAnswer } from '../../domain/pricing/unavailable-lines';

/** Notices about the cart that were shown in this session and are not shown again. */
export interface SeenNotices {
  /** The last answer about what cannot be had; null before the first. Rules 8.9. */
  readonly availability: AvailabilityAnswer | null;
  /** The prices of a delivery that would be free with more dishes; each is shown once. */
  readonly deliveryPrices: readonly Money[];
}
