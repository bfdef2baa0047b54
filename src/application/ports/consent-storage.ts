import type { StoredValue } from './stored-value';

/** What a visitor answered when asked whether visits may be counted. */
export type ConsentAnswer = 'granted' | 'denied';

/** The answer on this device; what cannot be stored is asked again. */
export type ConsentStorage = StoredValue<ConsentAnswer | null>;
