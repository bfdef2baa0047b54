/** What a visitor answered when asked whether visits may be counted. */
export type ConsentAnswer = 'granted' | 'denied';

/** Keeps the answer on the device. Never throws; what cannot be kept is asked again. */
export interface ConsentStorage {
  load(): ConsentAnswer | null;
  save(answer: ConsentAnswer): void;
}
