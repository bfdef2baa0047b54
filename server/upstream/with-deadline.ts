/**
 * Does work that is given up after so many milliseconds, by the signal that it gets. Not with
 * `AbortSignal.timeout`: that keeps whatever listens to it in memory until its time is over.
 */
export const withDeadline = async <A>(
  milliseconds: number,
  work: (deadline: AbortSignal) => Promise<A>,
): Promise<A> => {
  const deadline = new AbortController();
  const limit = setTimeout(() => {
    deadline.abort();
  }, milliseconds);
  try {
    return await work(deadline.signal);
  } finally {
    clearTimeout(limit);
  }
};
