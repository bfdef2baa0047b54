import { configureGlobal } from 'fast-check';
import { runCount, seedOf } from './run-count';

// The same values on every change, so that no run fails by luck; `npm run soak` draws others.
// Properties that need more runs say so themselves.
configureGlobal({ numRuns: runCount('PROPERTY_RUNS'), seed: seedOf(20_261_128) });
