import { createHash } from 'node:crypto';

/** By which the answer to a call says that it was the call's own token that was refused. */
export const REFUSED_SESSION = 'Refused-Session';

const LENGTH = 22;

/** What a session's name looks like. */
export const SESSION_NAME = /^[\w-]{22}$/;

/**
 * A name for a session that a script may know: it tells two sessions apart and opens none. Whoever
 * stores fingerprints of tokens stores others, so this one is not among them.
 */
export const sessionName = (token: string): string =>
  createHash('sha256').update(`name of ${token}`).digest('base64url').slice(0, LENGTH);
