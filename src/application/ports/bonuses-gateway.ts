import type { CityId, OrderId } from '../../domain/id/ids';
import type { Money } from '../../domain/money/money';
import type { Result } from '../../domain/result/result';
import type { Instant } from '../../domain/time/instant';
import type { LocalDate } from '../../domain/time/local-date';
import type { GatewayFailure } from './gateway-failure';

/** What the shop has words of its own for. Rules 10.5, 10.6. */
export const BONUS_EVENTS = ['earn', 'spend', 'return', 'expire', 'referral'] as const;

export type BonusEvent = (typeof BONUS_EVENTS)[number];

/** Something that happened to a customer's bonuses. */
export interface BonusEntry {
  readonly id: number;
  readonly at: Instant;
  /** Below zero for what went out of the balance. */
  readonly amount: Money;
  /** Null for one that only the backend has words for. */
  readonly event: BonusEvent | null;
  /** In the backend's words. */
  readonly text: string;
  readonly orderId: OrderId | null;
}

/** Bonuses that can be used until the end of a day. */
export interface ExpiringBonuses {
  readonly amount: Money;
  readonly lastDay: LocalDate;
}

/** A customer's bonuses, as the account tells. Rules 10.1. */
export interface Bonuses {
  /** What can be used now. */
  readonly balance: Money;
  /** What orders on their way have put aside. */
  readonly reserved: Money;
  /** What runs out soon, the first day first. */
  readonly expiring: readonly ExpiringBonuses[];
  /** The newest entry first. */
  readonly history: readonly BonusEntry[];
}

/** A signed-in customer's bonuses; the calendar of the city counts. Never rejects. */
export interface BonusesGateway {
  bonuses(cityId: CityId): Promise<Result<GatewayFailure, Bonuses>>;
}
export const BonusesGateway = Symbol('BonusesGateway');
