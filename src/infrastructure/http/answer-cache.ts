import type { GatewayFailure } from '../../application/ports/gateway-failure';
import { isBackendAway } from '../../application/ports/gateway-failure';
import type { Result } from '../../domain/result/result';
import { ok } from '../../domain/result/result';
import { KnownThings } from './known-things';

type Answer<A> = Promise<Result<GatewayFailure, A>>;

interface Kept {
  /** Until when the answer counts; a call under way always does. */
  readonly until: number;
  readonly answer: Answer<unknown>;
}

interface Known {
  readonly heardAt: number;
  readonly value: unknown;
}

/** How earlier answers stand in while the backend is slow or away. */
export interface StandIn {
  /** In milliseconds: how old an answer may be to stand in; 0 for never. */
  readonly lasts: number;
  /** In milliseconds: how long a newer answer is waited for where there is an earlier one. */
  readonly patience: number;
  /** How many answers are remembered; of more, those heard longest ago are forgotten. */
  readonly answers: number;
  /** How many dishes are remembered, each by itself. */
  readonly things: number;
  /** Hears of each answer, whether it was kept, has to be asked for, or stood in for one that did not come. */
  readonly told?: (how: 'kept' | 'asked' | 'stood_in') => void;
}

export const NO_STAND_IN: StandIn = { lasts: 0, patience: 0, answers: 0, things: 0 };

/**
 * Answers that are the same for every visitor. Visitors who come together share one call, and what
 * seldom changes, such as the list of categories, is kept for a short time. A failure is shared by
 * those who wait for it and then forgotten, so that the next visitor asks again. While the backend is
 * slow or away, its last answer stands in.
 */
export class AnswerCache {
  readonly things: KnownThings;
  private readonly kept = new Map<string, Kept>();
  /** The last good answers, those heard last at the end. */
  private readonly known = new Map<string, Known>();
  /** Since when a question has not been answered. */
  private readonly silent = new Map<string, number>();

  /** `lifetime` in milliseconds; `now` answers a running count of them. */
  constructor(
    private readonly lifetime: number,
    private readonly now: () => number,
    private readonly standIn: StandIn = NO_STAND_IN,
  ) {
    this.things = new KnownThings(standIn, now);
  }

  /** The answer under way or kept; asks only when there is none. */
  keep<A>(key: string, ask: () => Answer<A>): Answer<A> {
    return this.orKnown(key, this.find<A>(key) ?? this.begin(key, ask, this.now() + this.lifetime));
  }

  /** The answer under way; asks when there is none, and keeps nothing. */
  share<A>(key: string, ask: () => Answer<A>): Answer<A> {
    return this.orKnown(key, this.find<A>(key) ?? this.begin(key, ask, null));
  }

  /** The answer under way or kept, or null; asks nothing. */
  find<A>(key: string): Answer<A> | null {
    const known = this.kept.get(key);
    if (!known || known.until <= this.now()) return null;
    this.standIn.told?.('kept');
    // Under one key the same decoder made every answer.
    return known.answer as Answer<A>;
  }

  /** An answer; what is known from earlier instead of one that does not come. */
  orKnown<A>(key: string, answer: Answer<A>): Answer<A> {
    const known = this.known.get(key);
    if (!known || this.now() - known.heardAt > this.standIn.lasts) return answer;
    // Under one key the same decoder made every answer.
    const earlier = ok(known.value as A);
    return new Promise((resolve, reject) => {
      let isWaiting = true;
      const standIn = (): void => {
        // The answer that was not waited for may fail as well.
        if (!isWaiting) return;
        isWaiting = false;
        this.standIn.told?.('stood_in');
        resolve(earlier);
      };
      const limit = setTimeout(standIn, this.silent.has(key) ? 0 : this.standIn.patience);
      answer
        .then((result) => {
          if (result.ok || !isBackendAway(result.error)) resolve(result);
          else standIn();
        }, reject)
        .finally(() => {
          clearTimeout(limit);
        });
    });
  }

  /** For how many milliseconds the backend has not answered this; null while it does. */
  silentFor(key: string): number | null {
    const since = this.silent.get(key);
    return since === undefined ? null : this.now() - since;
  }

  private begin<A>(key: string, ask: () => Answer<A>, until: number | null): Answer<A> {
    this.standIn.told?.('asked');
    const answer = ask();
    this.kept.set(key, { until: until ?? Number.POSITIVE_INFINITY, answer });
    const forget = (): void => {
      if (this.kept.get(key)?.answer === answer) this.kept.delete(key);
    };
    // Whoever waits for the answer hears of a rejection; here it only must not stay.
    void answer.then((result) => {
      if (until === null || !result.ok) forget();
      if (this.standIn.lasts > 0) this.learn(key, result);
    }, forget);
    return answer;
  }

  private learn(key: string, result: Result<GatewayFailure, unknown>): void {
    const isAway = !result.ok && isBackendAway(result.error);
    if (isAway) {
      // Only of what was known once: strangers may ask for as much as they like.
      if (this.known.has(key) && !this.silent.has(key)) this.silent.set(key, this.now());
      return;
    }
    this.silent.delete(key);
    this.known.delete(key);
    if (result.ok) this.remember(key, { heardAt: this.now(), value: result.value });
  }

  private remember(key: string, known: Known): void {
    this.known.set(key, known);
    const [oldest] = this.known.keys();
    if (this.known.size <= this.standIn.answers || oldest === undefined) return;
    this.known.delete(oldest);
    this.silent.delete(oldest);
  }
}
