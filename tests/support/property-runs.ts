import { configureGlobal } from 'fast-check';
import { runCount } from './run-count';

// Properties that need more say so themselves.
configureGlobal({ numRuns: runCount('PROPERTY_RUNS') });
