/** So many requests an address has left, as it was at that moment. */
export interface Bucket {
  readonly left: number;
  /** In milliseconds, on a running clock. */
  readonly at: number;
}

export interface FloodLimit {
  /** How many an address may make in a minute, for as long as it likes. */
  readonly perMinute: number;
  /** How many it may make at once after a pause. */
  readonly atOnce: number;
}

export interface Taken {
  readonly bucket: Bucket;
  /** In milliseconds, until it is worth asking again; null for a request that may pass. */
  readonly wait: number | null;
}

const MINUTE = 60_000;

/** Takes one request out of a bucket, which fills again with time. */
export const takeOne = (
  bucket: Bucket | undefined,
  now: number,
  { perMinute, atOnce }: FloodLimit,
): Taken => {
  const rate = perMinute / MINUTE;
  const before = bucket ?? { left: atOnce, at: now };
  const left = Math.min(atOnce, before.left + Math.max(0, now - before.at) * rate);
  return left >= 1
    ? { bucket: { left: left - 1, at: now }, wait: null }
    : { bucket: { left, at: now }, wait: Math.ceil((1 - left) / rate) };
};
