import { errorCode } from './error-code';

/** By their codes: the network, and what PostgreSQL and SQLite say while they cannot work just now. */
const CODES: readonly RegExp[] = [
  /^E(CONNREFUSED|CONNRESET|TIMEDOUT|PIPE|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)$/,
  // Connection lost, no resources left, shutting down or starting; a time-out; a standby's copy.
  /^(08|53|57)[0-9A-Z]{3}$/,
  /^(25006|25P03|40001|40P01|55P03)$/,
  /^SQLITE_(BUSY|LOCKED|FULL|IOERR)/,
];

/** What PostgreSQL's driver says by words alone. */
const MESSAGE =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Returns whether what was thrown says that the database cannot be reached or is too busy. Asked again in a
 * moment, it may answer: that is no fault of the caller, nor of the program.
 */
export const isStorageAway = (error: unknown): boolean => {
  const code = errorCode(error);
  if (CODES.some((pattern) => pattern.test(code))) return true;
  return error instanceof Error && MESSAGE.test(error.message);
};
