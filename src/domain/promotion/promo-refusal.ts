import type { Instant } from '../time/instant';
import type { PromoOrder, PromoUseCount } from './promo-order';
import type { PromoTerms } from './promo-terms';

/** Why a code is not taken at all, whatever is in the cart. Rules 9.3. */
export type PromoRefusal =
  | { readonly kind: 'promo.not_found' }
  | { readonly kind: 'promo.not_started'; readonly from: Instant }
  | { readonly kind: 'promo.expired'; readonly to: Instant }
  | { readonly kind: 'promo.exhausted'; readonly maxUses: number }
  | { readonly kind: 'promo.used'; readonly maxUsesPerPhone: number }
  | { readonly kind: 'promo.wrong_city' }
  | { readonly kind: 'promo.login_required' };

/**
 * Returns why a code that exists is not taken; null when it is. Of several reasons the first of: not begun,
 * ended, used up, used by this customer, another city, login. What nobody can change comes before
 * what the customer can. Uses by phone count for those only who have proved their phone: anybody
 * else could ask about a stranger's. Rules 9.3.
 */
export const promoRefusal = (
  terms: PromoTerms,
  order: PromoOrder,
  uses: PromoUseCount,
): PromoRefusal | null => {
  const { from, to, maxUses, maxUsesPerPhone, cityIds } = terms;
  const { isSignedIn } = order;
  if (from !== null && order.orderedAt < from) return { kind: 'promo.not_started', from };
  if (to !== null && order.orderedAt >= to) return { kind: 'promo.expired', to };
  if (maxUses !== null && uses.total >= maxUses) return { kind: 'promo.exhausted', maxUses };
  if (isSignedIn && maxUsesPerPhone !== null && uses.byThisPhone >= maxUsesPerPhone)
    return { kind: 'promo.used', maxUsesPerPhone };
  if (cityIds !== null && !cityIds.includes(order.cityId)) return { kind: 'promo.wrong_city' };
  if (!isSignedIn && (terms.needsLogin || maxUsesPerPhone !== null))
    return { kind: 'promo.login_required' };
  return null;
};
