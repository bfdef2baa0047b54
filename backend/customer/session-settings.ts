/** How long customers stay signed in, as the operator has set it up. */
export interface SessionSettings {
  /** A session that is not used for so many days ends. */
  readonly sessionIdleDays: number;
  /** A session ends after so many days, however much it is used. */
  readonly sessionDays: number;
  /** One more login ends the session of the customer that was unused longest. */
  readonly sessionsPerCustomer: number;
}
