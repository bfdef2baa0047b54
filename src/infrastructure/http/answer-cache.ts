import type { GatewayFailure } from '../../application/ports/gateway-failure';
import type { Result } from '../../domain/result/result';

type Answer<A> = Promise<Result<GatewayFailure, A>>;

interface Kept {
  readonly until: number;
  readonly answer: Answer<unknown>;
}

/**
 * Keeps answers that are the same for every visitor, such as the list of categories, for a short
 * time. Visitors who come together share one call; a failure is shared by those who wait for it and
 * is then forgotten, so that the next visitor asks again.
 */
export class AnswerCache {
  private readonly kept = new Map<string, Kept>();

  /** `lifetime` in milliseconds; `now` answers a running count of them. */
  constructor(
    private readonly lifetime: number,
    private readonly now: () => number,
  ) {}

  get<A>(key: string, ask: () => Answer<A>): Answer<A> {
    const known = this.kept.get(key);
    // Under one key the same decoder made every answer.
    if (known && known.until > this.now()) return known.answer as Answer<A>;
    const answer = ask();
    this.kept.set(key, { until: this.now() + this.lifetime, answer });
    void answer.then((result) => {
      if (!result.ok && this.kept.get(key)?.answer === answer) this.kept.delete(key);
    });
    return answer;
  }
}
