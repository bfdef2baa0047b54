import type { AxiosInstance } from 'axios';
import type { RequestHandler } from 'express';
import { bodyOf } from '../middleware/read-body';
import type { SessionAnswer } from './session-call';
import { askBackend, sendAnswer, sendNoAnswer } from './session-call';
import { takeSession } from './session-cookie';
import { tokensOfRequest } from './session-tokens';

/** Of more tokens than this a visitor has put most there. */
const MOST_TOKENS = 2;

/** A session that the backend does not know has ended as well. */
const hasEnded = (answer: SessionAnswer | null): boolean =>
  answer !== null && (answer.status === 401 || answer.status < 300);

/**
 * Logs out on this device, whatever the backend says: the cookie goes in any case. That it had gone
 * before is no fault. When the backend could not be told, the answer says so, since the session, or
 * with `all` those on other devices, may go on there.
 */
export const logoutHandler =
  (http: AxiosInstance): RequestHandler =>
  async (request, response) => {
    const body = bodyOf(request);
    const answers = await Promise.all(
      tokensOfRequest(request)
        .slice(0, MOST_TOKENS)
        .map((token) => askBackend(http, request, { path: '/logout', body, token })),
    );
    takeSession(response);
    const failed = answers.find((answer) => !hasEnded(answer));
    if (failed === undefined) response.set('Cache-Control', 'no-store').json({});
    else if (failed !== null && failed.body !== null && failed.status >= 400)
      sendAnswer(response, failed, failed.body);
    else sendNoAnswer(request, response, failed);
  };
