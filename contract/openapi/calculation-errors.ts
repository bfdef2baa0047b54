import type { ErrorCode } from './error-codes';

/** Why a cart has no price, and so no order either. */
export const CALCULATION_ERRORS: readonly ErrorCode[] = [
  'domain_unknown',
  'goods_unknown',
  'ingredient_unknown',
  'ingredient_required',
  'ingredient_too_many',
  'choice_unknown',
  'zone.out_of_range',
  'branch_unknown',
  'order_type.not_offered',
  'promo.not_found',
  'promo.expired',
  'promo.not_started',
  'promo.exhausted',
  'promo.used',
  'promo.wrong_city',
  'promo.login_required',
  'promo.too_many',
  'bonus.over_cap',
];
