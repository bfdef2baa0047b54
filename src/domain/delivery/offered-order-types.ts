import type { OrderType } from '../fulfilment/order-type';

/** What decides how a city's orders can get to customers. */
export interface DeliveryOffer {
  /** Whether the shop lets customers choose between delivery and pickup. */
  readonly isChoiceOn: boolean;
  readonly zones: readonly unknown[];
  readonly branches: readonly unknown[];
}

/**
 * Returns how orders of a city get to customers, the usual way first: without zones by pickup alone, whatever
 * the setting; with them by delivery, and by pickup where customers may choose and there is a branch.
 * Nothing only in a city with neither. Rules 15.5, 17.7.
 */
export const offeredOrderTypes = ({
  isChoiceOn,
  zones,
  branches,
}: DeliveryOffer): readonly OrderType[] => {
  const delivers = zones.length > 0;
  const hasPickup = branches.length > 0 && (isChoiceOn || !delivers);
  return [
    ...(delivers ? (['delivery'] as const) : []),
    ...(hasPickup ? (['pickup'] as const) : []),
  ];
};
