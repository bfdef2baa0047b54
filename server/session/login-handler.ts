import type { Request, RequestHandler, Response } from 'express';
import type { Result } from '../../src/domain/result/result';
import { ok, refuse } from '../../src/domain/result/result';
import type { JsonObject } from './session-body';
import { isToken, sessionCookie } from './session-cookie';
import { apiError, apiUnreachable } from '../middleware/api-error';
import { bodyOf } from '../middleware/read-body';
import type { FixedCodeDeps } from './fixed-login-code';
import { loginByPhoneAlone, withFixedCode } from './fixed-login-code';
import type { SessionAnswer } from './session-call';
import { askBackend, sendAnswer, sendNoAnswer } from './session-call';
import { hasTokenCookie } from './session-tokens';
import { strayRemovals } from './stray-cookies';

/** A login, taken apart: the token is for the cookie, the rest for the browser. */
interface TakenApart {
  readonly token: string;
  readonly rest: JsonObject;
}

/** What is wrong with an answer that says that somebody is logged in. */
type LoginFault = 'no token' | 'token twice';

/** The answer without its token, whatever else it says. */
const withoutToken = (body: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'token'));

/**
 * Takes the token out of a login's answer. Refuses an answer that has none, and one that names it a
 * second time in some other place, where a script could read it.
 */
const takeApart = (body: JsonObject): Result<LoginFault, TakenApart> => {
  const { token } = body;
  if (!isToken(token)) return refuse('no token');
  const rest = withoutToken(body);
  return JSON.stringify(rest).includes(token) ? refuse('token twice') : ok({ token, rest });
};

export type LoginParts = FixedCodeDeps;

/** Telegram sends its own codes in any case. */
const BY_TELEGRAM = '/login/telegram';

/** Gives the browser its session in place of whatever it had: also of what others have put there. */
const beginSession = (request: Request, response: Response, token: string): void => {
  if (hasTokenCookie(request)) {
    response.append('Set-Cookie', [...strayRemovals(request)]);
  }
  // The last, since some browsers take a cookie of the domain for that of the host.
  response.append('Set-Cookie', sessionCookie(request, token));
};

const tell = (request: Request, response: Response, answer: SessionAnswer): void => {
  const { status, body } = answer;
  if (body === null || (status >= 300 && status < 400)) {
    sendNoAnswer(request, response, answer);
    return;
  }
  if (status >= 400) {
    sendAnswer(response, answer, withoutToken(body));
    return;
  }
  const login = takeApart(body);
  if (!login.ok) {
    request.log.error({ fault: login.error }, 'the backend logged somebody in by no usable answer');
    apiError(request, response, 502, 'unusable');
    return;
  }
  beginSession(request, response, login.value.token);
  sendAnswer(response, answer, login.value.rest);
};

/**
 * Logs a customer in: the token of the answer goes into a cookie that no script can read, and
 * everything else to the browser. No earlier session goes along, so that none can be continued.
 */
export const loginHandler =
  (parts: LoginParts): RequestHandler =>
  async (request, response) => {
    const path = request.path.slice('/api/v1'.length);
    const sent = bodyOf(request);
    const codeless = path === BY_TELEGRAM ? null : loginByPhoneAlone(sent);
    const body = await withFixedCode(parts, request, sent, codeless);
    if (!body.ok) {
      apiUnreachable(request, response);
      return;
    }
    const call = { path, body: body.value, token: null };
    const answer = await askBackend(parts.http, request, call);
    if (answer === null) sendNoAnswer(request, response, null);
    else tell(request, response, answer);
  };
