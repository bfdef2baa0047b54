import type { GatewayFailure } from './gateway-failure';

/** Where failures go that a person running the shop should know of. Holds no personal data. */
export interface ProblemReporter {
  report(call: string, failure: GatewayFailure): void;
}
export const ProblemReporter = Symbol('ProblemReporter');
