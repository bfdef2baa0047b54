import type { Response } from 'express';
import { VISITOR_LEFT } from '../../src/infrastructure/http/visitor-left';

/**
 * In milliseconds, for what the backend has to say of one page: with the rendering, a page without a
 * backend is answered within three seconds.
 */
export const TIME_FOR_CALLS = 2600;

/** In milliseconds: in steps of this length the time of a piece of work is counted. */
const STEP = 100;

/**
 * Does work that is given up after so many milliseconds, or as soon as `left` says that nobody waits
 * for it any more, by the signal that it gets. Not with
 * `AbortSignal.timeout`: that keeps whatever listens to it in memory until its time is over. While
 * this process is too busy to look, as when it has just started among many visitors, a step is longer
 * and still counts as one: answers that lie there unread are no fault of the backend.
 */
export const withDeadline = async <A>(
  milliseconds: number,
  work: (deadline: AbortSignal) => Promise<A>,
  left?: AbortSignal,
): Promise<A> => {
  const deadline = new AbortController();
  const leave = (): void => {
    deadline.abort(left?.reason);
  };
  if (left?.aborted) leave();
  left?.addEventListener('abort', leave);
  const step = Math.min(STEP, milliseconds);
  let remaining = milliseconds;
  const steps = setInterval(() => {
    remaining -= step;
    if (remaining <= 0) deadline.abort();
  }, step);
  try {
    return await work(deadline.signal);
  } finally {
    clearInterval(steps);
    left?.removeEventListener('abort', leave);
  }
};

/** Aborted as soon as the visitor has gone before the answer. */
export const leftSignal = (response: Response): AbortSignal => {
  const left = new AbortController();
  const leave = (): void => {
    if (!response.writableEnded) left.abort(VISITOR_LEFT);
  };
  response.once('close', leave);
  if (response.destroyed) leave();
  return left.signal;
};
