import type { Kysely } from 'kysely';
import type { Result } from '../../src/domain';
import type { Instant } from '../../src/domain/time/instant';
import type { Customer } from '../customer/session';
import type { Refusal } from '../http/refusal';
import type { ShopData } from '../shop/shop-data';
import type { ShopDatabase } from '../storage/schema';
import type { Localise } from '../texts/localised';
import type { CalculateRequest } from './calculate-request';
import type { OrderCalculation } from './order-calculation';
import type { OrderRules } from './order-rules';

/** All that a calculation looks at beside the cart. Nothing is remembered between calculations. */
export interface CalculationContext {
  /** The database, or the transaction in which an order is placed. */
  readonly db: Kysely<ShopDatabase>;
  readonly shop: ShopData;
  /** Null for a guest. */
  readonly customer: Customer | null;
  /** A guest's phone in normal form, where it is known, for codes that are counted by phone. */
  readonly phone: string | null;
  readonly locale: string;
  readonly localise: Localise;
  readonly now: Instant;
  readonly rules: OrderRules;
}

/**
 * What a cart costs and when it comes, by today's menu, zones and promotions. Changes nothing.
 * Refuses with 422: an unknown city or branch, broken lines, an address in no zone
 * (`zone.out_of_range`), a code that is not taken (`promo.…`), more bonuses than the order takes
 * (`bonus.over_cap`). A time that is not to be had, and a minimum that is not reached, are told in
 * the calculation: a cart may wait for them, an order may not.
 */
export type CalculateOrder = (
  request: CalculateRequest,
  context: CalculationContext,
) => Promise<Result<Refusal, OrderCalculation>>;
