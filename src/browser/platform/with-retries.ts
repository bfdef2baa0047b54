/** Pauses before each further try, in milliseconds: a phone comes out of a tunnel, a deploy settles. */
const PAUSES = [500, 2000, 5000];

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Fetches a chunk, with retries after pauses; rejects when the last try fails. */
export const withRetries = async <A>(fetchChunk: () => Promise<A>): Promise<A> => {
  for (const milliseconds of PAUSES) {
    try {
      return await fetchChunk();
    } catch {
      await pause(milliseconds);
    }
  }
  return fetchChunk();
};
