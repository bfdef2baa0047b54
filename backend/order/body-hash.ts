import { createHash } from 'node:crypto';

/** Nothing that an order says lies deeper; what does is not read, and would only exhaust us. */
const DEEPEST = 16;

/** The same value with the fields of all objects in one order. */
const sorted = (value: unknown, depth: number): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return null;
  if (Array.isArray(value)) return value.map((item) => sorted(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner, depth + 1)]),
  );
};

/** Stands for a whole body: equal for bodies that say the same, in whatever order. Rules 13.10. */
export const bodyHash = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(body, 0)))
    .digest('hex');
