import type { CityId } from '../../domain/id/ids';
import type { Money } from '../../domain/money/money';
import type { Result } from '../../domain/result/result';
import type { Instant } from '../../domain/time/instant';
import type { GatewayFailure } from './gateway-failure';

/** A friend who came by an invitation. Rules 12.5. */
export interface InvitedFriend {
  /** The first letter of their name; empty for a friend without a name. */
  readonly initial: string;
  /** When they joined, or when their first order was complete. */
  readonly at: Instant;
  readonly status: 'joined' | 'ordered';
}

/** By what a customer invites friends, and what that brought. Rules 12.2, 12.5. */
export interface Invitation {
  readonly link: string;
  /** What the customer gets for a friend. */
  readonly bonus: Money;
  /** What the friend gets. */
  readonly friendBonus: Money;
  readonly invited: number;
  readonly earned: Money;
  /** Who came last comes first; with many friends not all of them. */
  readonly friends: readonly InvitedFriend[];
}

/** A signed-in customer's invitation, whose link leads to the city. Never rejects. */
export interface ReferralGateway {
  invitation(cityId: CityId): Promise<Result<GatewayFailure, Invitation>>;
}
export const ReferralGateway = Symbol('ReferralGateway');
