import type { CategoryId, CityId, ProductId } from '../id/ids';
import type { NonEmpty } from '../list/non-empty';
import type { Money } from '../money/money';
import type { Percent } from '../money/percent';
import type { OrderType } from '../fulfilment/order-type';
import type { Instant } from '../time/instant';
import type { PromoCode } from './promo-code';
import type { PromoWeek } from './promo-hours';

/** What a code gives. Rules 9.2. */
export type PromoBenefit =
  | { readonly type: 'percent'; readonly percent: Percent }
  /** At most the price of the goods it is good for. */
  | { readonly type: 'fixed'; readonly amount: Money }
  | { readonly type: 'free_delivery' }
  | { readonly type: 'gift'; readonly productId: ProductId; readonly quantity: number };

/** What a restaurant promises with a code, and on which conditions; null stands for no condition. Rules 9.2. */
export interface PromoTerms extends PromoWeek {
  readonly code: PromoCode;
  readonly benefit: PromoBenefit;
  /** The price of all goods from which it holds, in minor units. */
  readonly minTotal: Money | null;
  readonly orderTypes: NonEmpty<OrderType> | null;
  readonly cityIds: NonEmpty<CityId> | null;
  /** The first moment at which one can order with it. */
  readonly from: Instant | null;
  /** The first moment at which one no longer can. */
  readonly to: Instant | null;
  readonly maxUses: number | null;
  /** Implies a login: nobody else has proved their phone. */
  readonly maxUsesPerPhone: number | null;
  /** Only dishes of these categories count for it. */
  readonly categoryIds: NonEmpty<CategoryId> | null;
  readonly needsLogin: boolean;
  /** Whether it may stand beside another discount. */
  readonly stackable: boolean;
}
