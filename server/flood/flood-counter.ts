import type { Bucket, FloodLimit } from './bucket';
import { takeOne } from './bucket';

/** Counts the requests of a network; answers the milliseconds it has to wait, or null. */
export type FloodCounter = (network: string) => Promise<number | null>;

/** Networks remembered at most; of more, those that asked longest ago are forgotten. */
const MOST_NETWORKS = 50_000;

/** In the memory of this process alone. */
export const countInMemory = (
  limit: FloodLimit,
  now: () => number = () => performance.now(),
): FloodCounter => {
  const buckets = new Map<string, Bucket>();
  return (network) => {
    const { bucket, wait } = takeOne(buckets.get(network), now(), limit);
    // Once more at the end: the first is then the one that asked longest ago.
    buckets.delete(network);
    buckets.set(network, bucket);
    const [oldest] = buckets.keys();
    if (buckets.size > MOST_NETWORKS && oldest !== undefined) buckets.delete(oldest);
    return Promise.resolve(wait);
  };
};
