import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { takeSession } from './session-cookie';
import { tokenOfRequest } from './session-tokens';

/**
 * A name for a session that a script may know, of 22 signs: it tells two sessions apart and opens none.
 * Whoever stores fingerprints of tokens stores others, so this one is not among them.
 */
export const sessionName = (token: string): string =>
  createHash('sha256').update(`name of ${token}`).digest('base64url').slice(0, 22);

/**
 * Says which session it was that the backend does not know any more. The cookie stays: the customer
 * may have logged in again since the call was made, and a late answer would take the new session.
 * Whoever made the call asks for the end of the old one by its name.
 */
export const refusedSessionHeaders = (
  status: number,
  request: Request,
): Readonly<Record<string, string>> => {
  const token = tokenOfRequest(request);
  return status === 401 && token !== null ? { 'Refused-Session': sessionName(token) } : {};
};

/**
 * An account that was deleted has no session, nor has a customer who has ended the current one in the
 * list of them; who asked for it waits for this answer.
 */
export const takeClosedSession = (
  status: number,
  sessionEnded: unknown,
  request: Request,
  response: Response,
): void => {
  const isAccount = /^\/api\/v1\/user\/?(\?|$)/.test(request.originalUrl);
  const isEnded = isAccount || sessionEnded === 'current';
  if (request.method === 'DELETE' && isEnded && status < 300) takeSession(response);
};
