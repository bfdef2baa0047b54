import type { GatewayFailure } from './gateway-failure';

/** Where failures go that a person running the shop should know of. Holds no personal data. */
export interface ProblemReporter {
  /** The request is the visitor's whose page called, on the server; null in a browser. */
  report(call: string, failure: GatewayFailure, requestId: string | null): void;
}
export const ProblemReporter = Symbol('ProblemReporter');
