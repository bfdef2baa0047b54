import { numberFrom } from '../backend/support/seeded';
import counts from './run-counts.json';

/**
 * How often a long test tries: as run-counts.json says for `npm test`, or as the variable of that
 * name says, which `npm run soak` sets.
 */
export const runCount = (name: keyof typeof counts): number => numberFrom(name, counts[name].usual);

/** What the numbers of a long test are drawn from; others with SEED=7. */
export const seedOf = (usual = 1): number => numberFrom('SEED', usual);
