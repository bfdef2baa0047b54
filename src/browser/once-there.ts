/**
 * Fetches something and sets it to work once, however often it is asked for; what could not be had is
 * asked for again.
 */
export const onceThere = <A>(
  fetch: () => Promise<A>,
  setToWork: (fetched: A) => void,
): (() => Promise<void>) => {
  let pending: Promise<void> | null = null;
  return () => {
    pending ??= fetch().then(setToWork, (error: unknown) => {
      pending = null;
      throw error;
    });
    return pending;
  };
};
