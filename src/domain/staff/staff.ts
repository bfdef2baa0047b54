/** What somebody of the restaurant may do: a manager also ends sessions. Rules 25.1. */
export const STAFF_ROLES = ['cook', 'manager'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/** What staff do to an order. Rules 25.3. */
export const STAFF_ACTIONS = ['accept', 'refuse', 'step', 'delay', 'cancel', 'undo'] as const;

export type StaffAction = (typeof STAFF_ACTIONS)[number];

/** For so many seconds the last action on an order can be undone. Rules 25.4. */
export const UNDO_SECONDS = 10;
