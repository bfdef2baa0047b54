import type { StaffOrdering } from '../../../../contract/wire/staff-kitchen';

/** Which orders are taken: either of the two can be switched off. Rules 14.10. */
export const WAYS = ['both', 'delivery', 'pickup'] as const;

export type Ways = (typeof WAYS)[number];

/** A choice begins with both where neither is taken: that was not said here. */
export const waysOf = ({ delivery, pickup }: StaffOrdering['ordering']): Ways => {
  const isDelivered = delivery !== false;
  const isPickedUp = pickup !== false;
  if (isDelivered === isPickedUp) return 'both';
  return isDelivered ? 'delivery' : 'pickup';
};
