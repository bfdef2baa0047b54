import type { AxiosInstance } from 'axios';
import type { Request, RequestHandler, Response } from 'express';
import { Router } from 'express';
import { apiError } from '../middleware/api-error';
import { bodyOf, readBody } from '../middleware/read-body';
import type { Slots } from '../upstream/slots';
import { limitCalls } from '../upstream/slots';
import {
  refusedSessionHeaders,
  sessionName,
  isToken,
  sessionCookie,
  takeSession,
  hasTokenCookie,
  tokenOfRequest,
  tokensOfRequest,
} from './session-cookie';
import type { LoginDeps } from './fixed-login-code';
import { codelessBody, loginByPhoneAlone, withFixedCode } from './fixed-login-code';
import type { SessionAnswer } from './session-call';
import { askBackend, parsedBody, sendAnswer } from './session-call';
import { strayRemovals } from './stray-cookies';

/** In bytes; what is asked for here is far shorter. */
const readShortBody = readBody(10_000);

/** Telegram sends its own codes in any case. */
const BY_TELEGRAM = '/login/telegram';

/** Gives the browser its session in place of whatever it had: also of what others have put there. */
const beginSession = (request: Request, response: Response, token: string): void => {
  if (hasTokenCookie(request)) response.append('Set-Cookie', [...strayRemovals(request)]);
  // The last, since some browsers take a cookie of the domain for that of the host.
  response.append('Set-Cookie', sessionCookie(request, token));
};

/**
 * Logs a customer in: the token of the answer goes into a cookie that no script can read, and
 * everything else to the browser. No earlier session goes along, so that none can be continued.
 */
const logIn =
  (deps: LoginDeps): RequestHandler =>
  async (request, response) => {
    const path = request.path.slice('/api/v1'.length);
    const sent = bodyOf(request);
    const codeless = path === BY_TELEGRAM ? null : loginByPhoneAlone(sent);
    const body = await withFixedCode(deps, request, sent, codeless);
    const answer = body && (await askBackend(deps.http, request, path, body, null));
    if (!answer?.body) {
      sendAnswer(request, response, answer);
      return;
    }
    const { token, ...rest } = answer.body;
    if (answer.status < 300) {
      // One that stands a second time in some other place could be read there by a script.
      if (!isToken(token) || JSON.stringify(rest).includes(token)) {
        const fault = isToken(token) ? 'token twice' : 'no token';
        request.log.error({ fault }, 'the backend logged somebody in by no usable answer');
        apiError(request, response, 'unusable');
        return;
      }
      beginSession(request, response, token);
    }
    sendAnswer(request, response, { ...answer, body: rest });
  };

/**
 * Confirms the customer's session by a fresh code. Where the shop sends no codes, the fixed one is
 * added here: no browser knows it.
 */
const confirm =
  (deps: LoginDeps): RequestHandler =>
  async (request, response) => {
    const sent = bodyOf(request);
    const body = await withFixedCode(deps, request, sent, codelessBody(sent));
    const token = tokenOfRequest(request);
    const answer = body && (await askBackend(deps.http, request, '/user/confirm', body, token));
    if (answer) response.set(refusedSessionHeaders(answer.status, request));
    sendAnswer(request, response, answer);
  };

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
const logOut =
  (http: AxiosInstance): RequestHandler =>
  async (request, response) => {
    const tokens = tokensOfRequest(request).slice(0, MOST_TOKENS);
    const answers = await Promise.all(
      tokens.map((token) => askBackend(http, request, '/logout', bodyOf(request), token)),
    );
    takeSession(response);
    const failed = answers.find((answer) => !hasEnded(answer));
    if (failed !== undefined) sendAnswer(request, response, failed);
    else response.set('Cache-Control', 'no-store').json({});
  };

/**
 * POST /session/end `{session}`: the backend has refused the session of this name. Takes the cookie
 * away if it still holds that session, and answers `{signed_in}`: whether the browser holds another.
 * The backend is not asked, so that the answer comes at once.
 */
const endSession: RequestHandler = (request, response) => {
  const session = parsedBody(bodyOf(request))?.session;
  if (typeof session !== 'string' || !/^[\w-]{22}$/.test(session)) {
    apiError(request, response, 'body.not_json');
    return;
  }
  const tokens = tokensOfRequest(request);
  const isSignedIn = tokens.some((token) => sessionName(token) !== session);
  // With none there is nothing to take away, and there may be a new one by the time this arrives.
  if (tokens.length > 0 && !isSignedIn) takeSession(response);
  response.set('Cache-Control', 'no-store').json({ signed_in: isSignedIn });
};

/** The calls by which a session begins and ends: their answers do not simply pass. */
export const sessionRoutes = (deps: LoginDeps, slots: Slots): Router => {
  // The body is in before a slot is taken.
  const limited = [readShortBody, limitCalls(slots)];
  return (
    Router({ caseSensitive: true, strict: true })
      .post(['/api/v1/login', '/api/v1/login/:messenger'], limited, logIn(deps))
      .post('/api/v1/logout', limited, logOut(deps.http))
      .post('/api/v1/user/confirm', limited, confirm(deps))
      .post('/session/end', readShortBody, endSession)
      // By no other method does a backend get to answer with a token.
      .all(['/api/v1/login', '/api/v1/login/:messenger', '/api/v1/logout'], (request, response) => {
        apiError(request, response, 'not_found');
      })
  );
};
