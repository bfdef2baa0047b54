/**
 * For servers of tests: none gives up a connection just as a call begins on it, however long a busy
 * machine takes between two calls.
 */
export const KEPT = { keepAliveTimeout: 0 } as const;
