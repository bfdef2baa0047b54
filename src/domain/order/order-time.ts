import type { Instant } from '../time/instant';

export type TimeType = 'soon_as_possible' | 'on_time';

/** When the customer wants an order: soon, or at a moment that they chose. Rules 13.7. */
export type OrderTime =
  | { readonly timeType: 'soon_as_possible' }
  | { readonly timeType: 'on_time'; readonly at: Instant };

export const SOON_AS_POSSIBLE: OrderTime = { timeType: 'soon_as_possible' };

/** At that moment; null stands for as soon as possible. Rules 13.7. */
export const orderTimeAt = (at: Instant | null): OrderTime =>
  at === null ? SOON_AS_POSSIBLE : { timeType: 'on_time', at };

/** The moment that was chosen; null for as soon as possible. Rules 13.7. */
export const chosenMoment = (time: OrderTime): Instant | null =>
  time.timeType === 'on_time' ? time.at : null;
