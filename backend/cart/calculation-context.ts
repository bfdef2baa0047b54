import type { Kysely } from 'kysely';
import type { Instant } from '../../src/domain/time/instant';
import type { Customer } from '../customer/session';
import type { ProviderName } from '../payment/provider-names';
import type { ShopData } from '../shop/shop-data';
import type { ShopDatabase } from '../storage/schema';
import type { Localise } from '../i18n/localised-text';
import type { OrderRules } from '../shop/order-rules';

/** All that a calculation looks at beside the cart. Nothing is remembered between calculations. */
export interface CalculationContext {
  /** The database, or the transaction in which an order is placed. */
  readonly db: Kysely<ShopDatabase>;
  readonly shop: ShopData;
  /** Null for a guest. */
  readonly customer: Customer | null;
  readonly locale: string;
  readonly localise: Localise;
  readonly now: Instant;
  readonly rules: OrderRules;
  /** Who takes a deposit. */
  readonly paymentProvider: ProviderName;
}
