import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Lease } from '../storage/lease';
import { giveLeaseBack, takeLease } from '../storage/lease';
import type { BotShop } from './answer-bot-message';
import { answerBotMessage } from './answer-bot-message';
import type { TelegramApi } from './telegram-api';
import { TelegramFailure } from './telegram-api';
import { readUpdate } from './telegram-update.codec';

const WAIT_SECONDS = 25;
/** Longer than a wait for news and what is done with it. */
const LEASE_MS = 90_000;

/** How long the bot waits before it tries again. */
export interface BotPauses {
  /** While another process listens. */
  readonly othersTurnMs: number;
  readonly afterFailureMs: number;
}

/** A bot that listens. */
export interface RunningBot {
  /** Resolves when it hears nothing any more. */
  stop(): Promise<void>;
}

const PAUSES: BotPauses = { othersTurnMs: 10_000, afterFailureMs: 3_000 };

/** Says what went wrong, and nothing of what was said in a chat. */
const reasonOf = (error: unknown): string =>
  error instanceof TelegramFailure ? error.message : 'a fault of ours';

const answerAll = async (
  shop: BotShop,
  api: TelegramApi,
  updates: readonly unknown[],
  offset: number,
): Promise<number> => {
  let next = offset;
  for (const update of updates.map(readUpdate)) {
    if (update === null) continue;
    next = Math.max(next, update.id + 1);
    try {
      if (update.message) await answerBotMessage(shop, api, update.message);
    } catch (error) {
      // One message that cannot be answered must not come back for ever.
      shop.log.warn({ reason: reasonOf(error) }, 'a message to the bot was not answered');
    }
  }
  return next;
};

/**
 * Listens to what customers tell the bot and answers, until it is stopped. Of several processes of
 * the shop one listens at a time, since Telegram tells each thing once.
 */
export const startBot = (
  shop: BotShop,
  api: TelegramApi,
  { othersTurnMs, afterFailureMs }: BotPauses = PAUSES,
): RunningBot => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const lease: Lease = { name: 'telegram bot', holder: randomUUID() };
  const db = shop.storage.shop;
  const pause = (ms: number): Promise<unknown> =>
    sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
  let offset = 0;

  const listenOnce = async (): Promise<void> => {
    if (!(await takeLease(db, lease, shop.now().getTime(), LEASE_MS))) {
      await pause(othersTurnMs);
      return;
    }
    offset = await answerAll(shop, api, await api.updates(offset, WAIT_SECONDS, signal), offset);
  };
  const listen = async (): Promise<void> => {
    while (!signal.aborted)
      try {
        await listenOnce();
      } catch (error) {
        if (signal.aborted) break;
        shop.log.warn({ reason: reasonOf(error) }, 'the bot hears nothing');
        await pause(afterFailureMs);
      }
    await giveLeaseBack(db, lease).catch(() => undefined);
  };

  const done = listen();
  return {
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
};
