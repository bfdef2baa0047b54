import type { CartCalculation } from '../../domain/pricing/cart-calculation';
import type { CalculationFailure } from '../../domain/cart/cart-reset';
import { emptiesCart } from '../../domain/cart/cart-reset';
import type { Result } from '../../domain/result/result';
import { refuse } from '../../domain/result/result';
import type { Instant } from '../../domain/time/instant';
import type { OrderToPrice } from '../ports/order-to-place';
import type { CartGateway } from '../ports/cart-gateway';
import type { GatewayFailure } from '../ports/gateway-failure';
import {
  PROMO_LIMITED,
  REFERRAL_FIELD,
  rateLimitWaitOf,
  refusesField,
} from '../ports/gateway-failure';
import type { PlaceProblem } from '../cart/cart-slice';

/** Why an order option was rejected, in the backend's message; null where it has none. */
export interface RejectedOption {
  readonly code: string | null;
  readonly message: string | null;
  /** When it may be tried again, where it was tried too often. */
  readonly retryAt?: Instant;
}

/** Why there is no price. */
export type CalculationRefusal =
  /** The cart itself was refused. */
  | { readonly kind: 'CartRefused' }
  /** The answer did not come. In milliseconds, until it may; null where nobody says. */
  | { readonly kind: 'NoPrice'; readonly comesIn: number | null }
  /** Too many promo codes were tried: no code is judged for so many milliseconds. */
  | { readonly kind: 'PromoLimited'; readonly comesIn: number; readonly why: RejectedOption }
  /** It was the invitation that went along. */
  | { readonly kind: 'ReferralRefused' }
  /** The order cannot go where it was to go. */
  | { readonly kind: 'PlaceRefused'; readonly problem: PlaceProblem }
  /** The cart has its price without this option. `max` is the most bonuses that would be taken, in whole units. */
  | {
      readonly kind: 'PromoRefused' | 'TimeRefused' | 'EquipmentRefused';
      readonly why: RejectedOption;
    }
  | { readonly kind: 'BonusesRefused'; readonly why: RejectedOption; readonly max: number };

/** What a refusal that is about one of these says of where the order is to go. */
const PLACE_PROBLEMS: readonly (readonly [key: string, PlaceProblem])[] = [
  ['address', 'outside'],
  ['pickupId', 'notOffered'],
  ['orderType', 'notOffered'],
];

const placeProblemOf = (failure: GatewayFailure): PlaceProblem | null => {
  if (failure.kind !== 'refused' || failure.status !== 422) return null;
  return PLACE_PROBLEMS.find(([key]) => key in failure.errors)?.[1] ?? null;
};

const asCalculationFailure = (failure: GatewayFailure): CalculationFailure => {
  switch (failure.kind) {
    case 'refused':
      return { kind: 'refused', status: failure.status, errorKeys: Object.keys(failure.errors) };
    case 'undecodable':
      return { kind: 'undecodable' };
    case 'aborted':
      return { kind: 'overtaken' };
    case 'unreachable':
    case 'timeout':
      return { kind: 'no-answer' };
  }
};

const OPTIONS = [
  ['promocode', 'PromoRefused'],
  ['time', 'TimeRefused'],
  ['equipment', 'EquipmentRefused'],
  ['persons', 'EquipmentRefused'],
] as const;

/** The rejection of an order option, by its field; null for a refusal of anything else. */
const optionRejectionOf = (failure: GatewayFailure): CalculationRefusal | null => {
  if (failure.kind !== 'refused' || failure.status !== 422) return null;
  const { code, errors, params } = failure;
  const saidOf = (field: string): RejectedOption => ({ code, message: errors[field]?.[0] ?? null });
  if ('bonuses' in errors) {
    const max = typeof params?.max === 'number' && params.max > 0 ? params.max : 0;
    return { kind: 'BonusesRefused', why: saidOf('bonuses'), max };
  }
  const found = OPTIONS.find(([field]) => field in errors);
  return found ? { kind: found[1], why: saidOf(found[0]) } : null;
};

const unpriced = (failure: GatewayFailure): CalculationRefusal => {
  const comesIn = rateLimitWaitOf(failure);
  return comesIn !== null && failure.kind === 'refused' && failure.code === PROMO_LIMITED
    ? { kind: 'PromoLimited', comesIn, why: { code: failure.code, message: failure.message } }
    : { kind: 'NoPrice', comesIn };
};

/** A refused cart is emptied; a refused place has to be chosen again; a rejected option is dropped. */
const refusalOf = (failure: GatewayFailure): CalculationRefusal => {
  if (emptiesCart(asCalculationFailure(failure))) return { kind: 'CartRefused' };
  const problem = placeProblemOf(failure);
  return problem === null
    ? (optionRejectionOf(failure) ?? unpriced(failure))
    : { kind: 'PlaceRefused', problem };
};

/** Use-case: what an order costs, or what a refusal is about: cart, place, or an option. Rules 2.6, 9.3, 10.2, 15.4. */
export const makeCalculateCart =
  (carts: CartGateway) =>
  async (
    order: OrderToPrice,
    signal?: AbortSignal,
  ): Promise<Result<CalculationRefusal, CartCalculation>> => {
    const answer = await carts.calculate(order, signal);
    if (answer.ok) return answer;
    return order.referralId !== null && refusesField(answer.error, REFERRAL_FIELD)
      ? refuse({ kind: 'ReferralRefused' })
      : refuse(refusalOf(answer.error));
  };

export type CalculateCart = ReturnType<typeof makeCalculateCart>;
