import type { Result } from '../../domain/result/result';
import { ok } from '../../domain/result/result';
import type { GatewayFailure } from '../ports/gateway-failure';
import { pageStatusOf } from '../ports/gateway-failure';

type Answer<A> = Promise<Result<GatewayFailure, A>>;

/** Returns what is not there is no failure of a list: it is just not in it. */
export const unlessMissing = async <A, B>(asked: Answer<A>, missing: B): Answer<A | B> => {
  const answer = await asked;
  return !answer.ok && pageStatusOf(answer.error) === 404 ? ok(missing) : answer;
};

/** More pages than any list has; a backend that counts wrongly is not asked for ever. */
const MOST_PAGES = 2000;

/**
 * A list from its first page to its last, one after the other, so that a list for robots is no burden
 * for a backend that serves customers. What a page that is gone would have held is left out.
 */
export const allPages = async <A>(
  ask: (page: number) => Answer<A>,
  lastPageOf: (page: A) => number,
): Answer<readonly A[]> => {
  const pages: A[] = [];
  for (let page = 1, last = 1; page <= Math.min(last, MOST_PAGES); page += 1) {
    const answer = await unlessMissing(ask(page), null);
    if (!answer.ok) return answer;
    if (answer.value === null) break;
    pages.push(answer.value);
    last = lastPageOf(answer.value);
  }
  return ok(pages);
};
