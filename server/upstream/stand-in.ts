import type { StandIn } from '../../src/infrastructure/http/answer-cache';

/**
 * A menu of yesterday is better than none, since nothing is ordered by it. A new answer is waited for
 * a little, several times as long as a backend in good health takes.
 */
export const STAND_IN: StandIn = {
  lasts: 24 * 3_600_000,
  patience: 400,
  answers: 500,
  // Some 3 kB each: a long menu in a few cities and languages.
  things: 3000,
};
