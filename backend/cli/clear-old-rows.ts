import { clearEndedSessions } from '../customer/end-sessions';
import type { SessionSettings } from '../customer/session-settings';
import { clearOldStops } from '../catalogue/stop-list';
import { clearOldJobs } from '../printer/print-queue';
import type { Storage } from '../storage/storage';
import { clearOldStaffRows } from '../staff/staff-session';
import type { PeriodicTask } from '../periodic/start-periodic';
import { clearOldNetworks } from '../sign-in/known-networks';
import { startPeriodic } from '../periodic/start-periodic';
import { clearOldAttempts } from '../order/attempt-store';
import { clearOldMessages } from '../order-message/message-store';
import { clearOldDeliveries } from '../webhook/webhook-deliveries';
import type { Logger } from 'pino';

/** What clearing needs from outside. */
export interface ClearingDeps {
  readonly storage: Storage;
  readonly settings: SessionSettings;
  readonly log: Logger;
  readonly now: () => Date;
}

const EVERY_MS = 600_000;

/**
 * Removes ended sessions and stops, attempts to order and tickets that nobody asks for any more, old networks
 * and old webhooks and messages.
 */
export const clearOldRows = async ({ storage, settings, now }: ClearingDeps): Promise<void> => {
  const at = now().getTime();
  await clearEndedSessions(storage.shop, settings, at);
  await clearOldAttempts(storage.shop, at);
  await clearOldNetworks(storage.shop, at);
  await clearOldStops(storage.shop, at);
  await clearOldJobs(storage.shop, at);
  await clearOldStaffRows(storage.shop, at);
  await clearOldDeliveries(storage.shop, at);
  await clearOldMessages(storage.shop, at);
};

/** Does so for as long as the backend runs; each process of the shop may. */
export const startClearing = (deps: ClearingDeps): PeriodicTask =>
  startPeriodic(
    EVERY_MS,
    () => clearOldRows(deps),
    (error) => {
      deps.log.error({ err: error }, 'old rows could not be cleared');
    },
  );
