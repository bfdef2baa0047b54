import type { RequestHandler } from 'express';
import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { apiError } from '../middleware/api-error';
import { bodyOf } from '../middleware/read-body';
import { parsedBody } from './session-body';
import { takeSession } from './session-cookie';
import { SESSION_NAME, sessionName } from './session-name';
import { tokensOfRequest } from './session-tokens';

const Ended = t.type({ session: t.string });

/**
 * POST /session/end `{session}`: the backend has refused the session of this name. Takes the cookie
 * away if it still holds that session, and answers `{signed_in}`: whether the browser holds another.
 * The backend is not asked, so that the answer comes at once.
 */
export const endSession: RequestHandler = (request, response) => {
  const decoded = Ended.decode(parsedBody(bodyOf(request)));
  if (isLeft(decoded) || !SESSION_NAME.test(decoded.right.session)) {
    apiError(request, response, 400, 'body.not_json');
    return;
  }
  const { session } = decoded.right;
  const tokens = tokensOfRequest(request);
  const left = tokens.filter((token) => sessionName(token) !== session);
  // With none there is nothing to take away, and there may be a new one by the time this arrives.
  if (tokens.length > 0 && left.length === 0) takeSession(response);
  response.set('Cache-Control', 'no-store').json({ signed_in: left.length > 0 });
};
