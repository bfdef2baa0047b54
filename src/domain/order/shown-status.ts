import type { NonEmpty } from '../list/non-empty';
import type { Instant } from '../time/instant';
import type { OrderStatus } from './order-status';
import { isFinalStatus, readOrderStatus } from './order-status';

/** A status as a server reports it: its word, its name in the customer's language, and since when. */
export interface ReportedStatus {
  readonly code: string;
  readonly name: string;
  readonly at: Instant;
}

/** What a customer sees of an order: a status that the shop has a label for, or the server's own name. Rules 13.3. */
export type ShownStatus =
  | { readonly kind: 'known'; readonly status: OrderStatus; readonly at: Instant }
  | { readonly kind: 'unknown'; readonly name: string; readonly at: Instant };

/** How a reported status is shown; an unknown one by its name, or by its word where it has none. Rules 13.3. */
export const shownStatusOf = ({ code, name, at }: ReportedStatus): ShownStatus => {
  const status = readOrderStatus(code);
  return status === null
    ? { kind: 'unknown', name: name.trim() || code, at }
    : { kind: 'known', status, at };
};

/** Whether the customer sees an order that has ended. Rules 13.3. */
export const isShownAsFinal = (shown: ShownStatus): boolean =>
  shown.kind === 'known' && isFinalStatus(shown.status);

/**
 * What is shown after one more report: whatever the server says, be it a step further, several, or
 * of an earlier time, except that an order that has ended never goes on again. Rules 13.3.
 */
export const showNext = (shown: ShownStatus, report: ReportedStatus): ShownStatus => {
  const next = shownStatusOf(report);
  return isShownAsFinal(shown) && !isShownAsFinal(next) ? shown : next;
};

/** What is shown after reports in the order in which they came. Rules 13.3. */
export const statusAfterReports = ([first, ...later]: NonEmpty<ReportedStatus>): ShownStatus =>
  later.reduce(showNext, shownStatusOf(first));
