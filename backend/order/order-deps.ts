import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { EnvironmentRules, OrderRules } from '../shop/order-rules';
import { orderRulesOf } from '../shop/order-rules';
import { loadOwnShop } from '../shop/own-shop';
import type { Instant } from '../../src/domain/time/instant';
import { instant } from '../../src/domain/time/instant';
import type { RunningSandboxes, SandboxSettings } from '../sandbox/sandboxes';
import { runningSandboxes } from '../sandbox/sandboxes';
import { readShopGround } from '../sandbox/shop-ground';
import type { ShopDatabase } from '../storage/schema';
import type { Storage } from '../storage/storage';
import type { OrderLimits } from './validate-order-limits';
import type { OrderSettings } from './order-settings';

/** Dependencies of everything that changes orders: the backend, or the operator's tool. */
export interface OrderDeps {
  readonly storage: Storage;
  readonly limits: OrderLimits;
  /** An order that nobody has accepted ends after so many minutes; 0 for never. Rules 13.5. */
  readonly autoCancelMinutes: number;
  readonly log: Logger;
  now(): Instant;
  /** The rules that hold, as a transaction sees the shop. */
  rules(db: Kysely<ShopDatabase>): Promise<OrderRules>;
  /** The sandboxes that run, as a transaction sees the shop. */
  sandboxes(db: Kysely<ShopDatabase>): Promise<RunningSandboxes>;
}

/** What it is made of. */
export interface OrderDepsOptions {
  readonly storage: Storage;
  readonly settings: EnvironmentRules & OrderSettings & SandboxSettings;
  readonly log: Logger;
  readonly now: () => Date;
}

export const orderDepsOf = ({ storage, settings, log, now }: OrderDepsOptions): OrderDeps => ({
  storage,
  rules: async (db) => orderRulesOf(settings, await loadOwnShop(db)),
  limits: settings,
  autoCancelMinutes: settings.autoCancelMinutes,
  log,
  now: () => instant(now().getTime()),
  sandboxes: async (db) => runningSandboxes(settings, await readShopGround(db)),
});
