import { setTimeout as pause } from 'node:timers/promises';
import type { AxiosAdapter, AxiosError, InternalAxiosRequestConfig } from 'axios';
import { AxiosError as Failure, isAxiosError } from 'axios';
import type { Breaker } from './breaker';

/** In milliseconds: a call that was given up after so long says something about the backend. */
const SLOW = 1000;

/** In milliseconds before a read is asked once more: some at least, and up to so many more by chance. */
const LEAST_PAUSE = 20;
const MORE_PAUSE = 60;

const AWAY_STATUSES = new Set([502, 503, 504]);

/** What fails on the way to the backend or back, and not by what was asked. */
const OF_THE_WAY = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'EAI_AGAIN', 'EHOSTUNREACH']);

const isRead = ({ method = 'get' }: InternalAxiosRequestConfig): boolean =>
  method.toLowerCase() === 'get';

/** A kept connection that the backend closed just when it was used: no answer was lost. */
const diedUnused = ({ request }: AxiosError): boolean =>
  // Node's own request, which axios types as anything.
  (request as { reusedSocket?: boolean } | undefined)?.reusedSocket === true;

const mayAskAgain = (error: unknown, config: InternalAxiosRequestConfig): error is AxiosError =>
  isAxiosError(error) && isRead(config) && OF_THE_WAY.has(error.code ?? '');

const isGivenUp = (error: unknown): boolean => isAxiosError(error) && error.code === 'ERR_CANCELED';

/** Whether the backend is to blame for a call that nobody gave up; null where the fault is this shop's own. */
const isAway = (error: unknown): boolean | null => {
  if (!isAxiosError(error)) return null;
  if (error.response === undefined) return true;
  // An answer that is too long or broke off has a good status.
  const { status } = error.response;
  return status < 400 || AWAY_STATUSES.has(status);
};

const refused = (config: InternalAxiosRequestConfig): AxiosError =>
  new Failure('The backend is away and left alone for a moment', 'ECONNREFUSED', config);

/**
 * Sends calls by another adapter: none while the backend is known to be away; and a read that got lost
 * on its way once more, after a moment by chance, so that many do not come back at the same time. What
 * changes something is never sent twice.
 */
export const carefulAdapter = (send: AxiosAdapter, breaker: Breaker): AxiosAdapter => {
  let lastAnswer = -Infinity;
  const answered = (): void => {
    lastAnswer = performance.now();
    breaker.succeeded();
  };
  /** A backend that has answered anything since is not away: it is this process that is busy. */
  const judgeGivenUp = (since: number): void => {
    if (performance.now() - since < SLOW) return;
    // A busy process hears of its timers first: what has come meanwhile is to count.
    setImmediate(() => {
      if (lastAnswer < since) breaker.failed();
    });
  };
  return async (config) => {
    const attempt = async () => {
      if (!breaker.admits()) throw refused(config);
      const since = performance.now();
      try {
        const answer = await send(config);
        answered();
        return answer;
      } catch (error) {
        const away = isAway(error);
        if (isGivenUp(error)) judgeGivenUp(since);
        else if (away === true) breaker.failed();
        else if (away === false) answered();
        throw error;
      }
    };
    try {
      return await attempt();
    } catch (error) {
      if (!mayAskAgain(error, config) || !breaker.isClosed()) throw error;
      if (!diedUnused(error)) await pause(LEAST_PAUSE + Math.random() * MORE_PAUSE);
      if (config.signal?.aborted === true) throw error;
      return attempt();
    }
  };
};
