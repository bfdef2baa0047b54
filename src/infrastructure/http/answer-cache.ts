import type { GatewayFailure } from '../../application/ports/gateway-failure';
import type { Result } from '../../domain/result/result';

type Answer<A> = Promise<Result<GatewayFailure, A>>;

interface Kept {
  /** Until when the answer counts; a call under way always does. */
  readonly until: number;
  readonly answer: Answer<unknown>;
}

/**
 * Answers that are the same for every visitor. Visitors who come together share one call, and what
 * seldom changes, such as the list of categories, is kept for a short time. A failure is shared by
 * those who wait for it and then forgotten, so that the next visitor asks again.
 */
export class AnswerCache {
  private readonly kept = new Map<string, Kept>();

  /** `lifetime` in milliseconds; `now` answers a running count of them. */
  constructor(
    private readonly lifetime: number,
    private readonly now: () => number,
  ) {}

  /** The answer under way or kept; asks only when there is none. */
  keep<A>(key: string, ask: () => Answer<A>): Answer<A> {
    return this.find<A>(key) ?? this.begin(key, ask, this.now() + this.lifetime);
  }

  /** The answer under way; asks when there is none, and keeps nothing. */
  share<A>(key: string, ask: () => Answer<A>): Answer<A> {
    return this.find<A>(key) ?? this.begin(key, ask, null);
  }

  /** The answer under way or kept, or null; asks nothing. */
  find<A>(key: string): Answer<A> | null {
    const known = this.kept.get(key);
    // Under one key the same decoder made every answer.
    return known && known.until > this.now() ? (known.answer as Answer<A>) : null;
  }

  private begin<A>(key: string, ask: () => Answer<A>, until: number | null): Answer<A> {
    const answer = ask();
    this.kept.set(key, { until: until ?? Number.POSITIVE_INFINITY, answer });
    const forget = (): void => {
      if (this.kept.get(key)?.answer === answer) this.kept.delete(key);
    };
    // Whoever waits for the answer hears of a rejection; here it only must not stay.
    void answer.then((result) => {
      if (until === null || !result.ok) forget();
    }, forget);
    return answer;
  }
}
