/** In milliseconds: in steps of this length the time of a piece of work is counted. */
const STEP = 100;

/**
 * Does work that is given up after so many milliseconds, by the signal that it gets. Not with
 * `AbortSignal.timeout`: that keeps whatever listens to it in memory until its time is over. While
 * this process is too busy to look, as when it has just started among many visitors, a step is longer
 * and still counts as one: answers that lie there unread are no fault of the backend.
 */
export const withDeadline = async <A>(
  milliseconds: number,
  work: (deadline: AbortSignal) => Promise<A>,
): Promise<A> => {
  const deadline = new AbortController();
  const step = Math.min(STEP, milliseconds);
  let left = milliseconds;
  const steps = setInterval(() => {
    left -= step;
    if (left <= 0) deadline.abort();
  }, step);
  try {
    return await work(deadline.signal);
  } finally {
    clearInterval(steps);
  }
};
