/** Pauses before each further try, in milliseconds: a phone comes out of a tunnel, a deploy settles. */
const PAUSES = [500, 2000, 5000];

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Fetches the second step, several times where needed; null when it cannot be had. */
export const loadCore = async <A>(fetchCore: () => Promise<A>): Promise<A | null> => {
  for (const wait of [...PAUSES, null]) {
    try {
      return await fetchCore();
    } catch {
      if (wait !== null) await pause(wait);
    }
  }
  return null;
};
