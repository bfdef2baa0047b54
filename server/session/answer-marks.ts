import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import { takeSession } from './session-cookie';
import { REFUSED_SESSION, sessionName } from './session-name';
import { tokenOfRequest } from './session-tokens';

/**
 * Says which session it was that the backend does not know any more. The cookie stays: the customer
 * may have logged in again since the call was made, and a late answer would take the new session.
 * Whoever made the call asks for the end of the old one by its name.
 */
export const refusedSessionHeaders = (
  { statusCode }: IncomingMessage,
  request: Request,
): Readonly<Record<string, string>> => {
  const token = tokenOfRequest(request);
  return statusCode === 401 && token !== null ? { [REFUSED_SESSION]: sessionName(token) } : {};
};

/**
 * An account that was deleted has no session, nor has a customer who has ended the current one in the
 * list of them; who asked for it waits for this answer.
 */
export const takeClosedSession = (
  { statusCode = 500, headers }: IncomingMessage,
  request: Request,
  response: Response,
): void => {
  const isAccount = /^\/api\/v1\/user\/?(\?|$)/.test(request.originalUrl);
  const isEnded = isAccount || headers['session-ended'] === 'current';
  if (request.method === 'DELETE' && isEnded && statusCode < 300) {
    takeSession(response);
  }
};
