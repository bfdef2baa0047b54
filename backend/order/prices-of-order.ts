import type { PriceCurrencies } from '../../src/domain';
import { pricesAt, pricesIn } from '../../src/domain';
import type { Instant } from '../../src/domain/time/instant';
import type { Order } from './order-row';

/** Returns how the sums of an order are written now, by what the shop shows prices in. Rules 1.5. */
export const pricesOfOrder = (
  { contents, zone }: Pick<Order, 'contents' | 'zone'>,
  shop: PriceCurrencies,
  now: Instant,
): PriceCurrencies => pricesAt(pricesIn(contents.currency, shop), now, zone);
