import type { RequestHandler } from 'express';
import { callerNetwork } from '../../environment/network-of';
import { apiBusy } from '../middleware/api-error';

/** Gives a slot back; further calls do nothing. */
export type Release = () => void;

/** A semaphore that counts what is under way, in all and by network. */
export interface Slots {
  /** Waits for a slot; null when none came free in time. */
  take(network: string): Promise<Release | null>;
}

export interface SlotLimits {
  readonly atOnce: number;
  readonly perNetwork: number;
  /** In milliseconds, for a slot to come free. */
  readonly wait: number;
}

/**
 * Slots for what may be under way at once. Networks take turns at those that come free, so that one with
 * many waiting does not hold up the others.
 */
class FairSlots implements Slots {
  private taken = 0;
  private readonly takenBy = new Map<string, number>();
  /** By network, those whose turn is next first. */
  private readonly waiting = new Map<string, Set<(release: Release) => void>>();

  constructor(private readonly limits: SlotLimits) {}

  take(network: string): Promise<Release | null> {
    return this.isFree(network) ? Promise.resolve(this.slotOf(network)) : this.waitFor(network);
  }

  private waitFor(network: string): Promise<Release | null> {
    return new Promise((resolve) => {
      const queue = this.waiting.get(network) ?? new Set();
      this.waiting.set(network, queue);
      const serve = (release: Release): void => {
        clearTimeout(limit);
        resolve(release);
      };
      const limit = setTimeout(() => {
        queue.delete(serve);
        if (queue.size === 0 && this.waiting.get(network) === queue) this.waiting.delete(network);
        resolve(null);
      }, this.limits.wait);
      queue.add(serve);
    });
  }

  private isFree(network: string): boolean {
    const { atOnce, perNetwork } = this.limits;
    return this.taken < atOnce && (this.takenBy.get(network) ?? 0) < perNetwork;
  }

  private count(network: string, change: 1 | -1): void {
    this.taken += change;
    const now = (this.takenBy.get(network) ?? 0) + change;
    if (now === 0) this.takenBy.delete(network);
    else this.takenBy.set(network, now);
  }

  private slotOf(network: string): Release {
    this.count(network, 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.count(network, -1);
      this.serveNext();
    };
  }

  private serveNext(): void {
    for (const [network, queue] of this.waiting) {
      if (!this.isFree(network)) continue;
      const [first] = queue;
      this.waiting.delete(network);
      if (first === undefined) continue;
      queue.delete(first);
      if (queue.size > 0) this.waiting.set(network, queue);
      first(this.slotOf(network));
      return;
    }
  }
}

export const createSlots = (limits: SlotLimits): Slots => new FairSlots(limits);

/**
 * Lets a request whose answer is made here go on once its network has a slot for calls; who waits too
 * long gets 503. The slot comes free with the answer.
 */
export const limitCalls =
  (slots: Slots): RequestHandler =>
  async (request, response, next) => {
    const release = await slots.take(callerNetwork(request).address);
    if (release === null) {
      apiBusy(request, response);
      return;
    }
    response.once('close', release);
    if (response.destroyed) release();
    else next();
  };
