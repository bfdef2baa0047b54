import type { Instant } from '../../domain/time/instant';
import type { OrderGateway } from '../ports/order-gateway';
import type { OrderSurroundings } from '../ports/order-surroundings';

/** What the placing of orders needs from outside. */
export interface PlacingDeps extends OrderSurroundings {
  readonly placeOrder: OrderGateway['place'];
  readonly closeAttempt: OrderGateway['closeAttempt'];
  readonly now: () => Instant;
}
