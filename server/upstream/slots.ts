import type { RequestHandler } from 'express';
import { callerNetwork } from '../../environment/network-of';
import { apiError } from '../middleware/api-error';

/** Gives a slot back; further calls do nothing. */
export type Release = () => void;

export interface SlotLimits {
  readonly atOnce: number;
  readonly perNetwork: number;
  /** In milliseconds, for a slot to come free. */
  readonly wait: number;
}

/**
 * A semaphore that counts what is under way, in all and by network. Networks take turns at slots that come
 * free, so that one with many waiting does not hold up the others.
 */
export const createSlots = ({ atOnce, perNetwork, wait }: SlotLimits) => {
  let taken = 0;
  const takenBy = new Map<string, number>();
  /** By network, those whose turn is next first. */
  const waiting = new Map<string, Set<(release: Release) => void>>();

  const isFree = (network: string): boolean =>
    taken < atOnce && (takenBy.get(network) ?? 0) < perNetwork;

  const count = (network: string, change: 1 | -1): void => {
    taken += change;
    const now = (takenBy.get(network) ?? 0) + change;
    if (now === 0) takenBy.delete(network);
    else takenBy.set(network, now);
  };

  const hold = (network: string): Release => {
    count(network, 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      count(network, -1);
      serveNext();
    };
  };

  const serveNext = (): void => {
    for (const [network, queue] of waiting) {
      if (!isFree(network)) continue;
      const [first] = queue;
      waiting.delete(network);
      if (first === undefined) continue;
      queue.delete(first);
      // The last now: the others come before its next one.
      if (queue.size > 0) waiting.set(network, queue);
      first(hold(network));
      return;
    }
  };

  const waitFor = (network: string): Promise<Release | null> =>
    new Promise((resolve) => {
      const queue = waiting.get(network) ?? new Set();
      waiting.set(network, queue);
      const serve = (release: Release): void => {
        clearTimeout(limit);
        resolve(release);
      };
      const limit = setTimeout(() => {
        queue.delete(serve);
        if (queue.size === 0 && waiting.get(network) === queue) waiting.delete(network);
        resolve(null);
      }, wait);
      queue.add(serve);
    });

  return {
    /** Waits for a slot; resolves with null when none came free in time. */
    take: (network: string): Promise<Release | null> =>
      isFree(network) ? Promise.resolve(hold(network)) : waitFor(network),
  };
};

export type Slots = ReturnType<typeof createSlots>;

/**
 * Lets a request whose answer is made here go on once its network has a slot for calls; who waits too
 * long gets 503. The slot comes free with the answer.
 */
export const limitCalls =
  (slots: Slots): RequestHandler =>
  async (request, response, next) => {
    const release = await slots.take(callerNetwork(request).address);
    if (release === null) {
      apiError(request, response, 'busy');
      return;
    }
    response.once('close', release);
    if (response.destroyed) release();
    else next();
  };
