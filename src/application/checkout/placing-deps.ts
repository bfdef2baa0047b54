import type { Instant } from '../../domain/time/instant';
import type { OrderGateway } from '../ports/order-gateway';
import type { OrderPlatform } from '../ports/order-platform';

/** What the placing of orders needs from outside. */
export interface PlacingDeps extends OrderPlatform {
  readonly placeOrder: OrderGateway['place'];
  readonly closeAttempt: OrderGateway['closeAttempt'];
  readonly now: () => Instant;
}
