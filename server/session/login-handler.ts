import type { AxiosInstance } from 'axios';
import type { Request, RequestHandler, Response } from 'express';
import type { Result } from '../../src/domain/result/result';
import { ok, refuse } from '../../src/domain/result/result';
import { apiError, apiUnreachable } from '../api-proxy/api-error';
import { bodyOf } from '../middleware/read-body';
import { loginByPhoneAlone, sendsCodes, withCode } from './fixed-login-code';
import { takeApart, withoutToken } from './login-answer';
import type { SessionAnswer } from './session-call';
import { askBackend, sendAnswer, sendNoAnswer } from './session-call';
import { sessionCookie } from './session-cookie';
import { hasTokenCookie } from './session-tokens';
import { strayRemovals } from './stray-cookies';

export interface LoginParts {
  readonly http: AxiosInstance;
  /** Of every login while the backend sends no codes; null where it is not needed. */
  readonly fixedLoginCode: string | null;
}

/** Telegram sends its own codes in any case. */
const BY_TELEGRAM = '/login/telegram';

/** The login as it goes to the backend; refused when nobody can say whether it lacks a code. */
const loginToSend = async (
  { http, fixedLoginCode }: LoginParts,
  request: Request,
  path: string,
): Promise<Result<'unreachable', Buffer>> => {
  const body = bodyOf(request);
  const login = path === BY_TELEGRAM ? null : loginByPhoneAlone(body);
  if (login === null) return ok(body);
  const isSent = await sendsCodes(http);
  if (isSent === null) return refuse('unreachable');
  if (isSent) return ok(body);
  if (fixedLoginCode !== null) return ok(withCode(login, fixedLoginCode));
  request.log.error('FIXED_LOGIN_CODE is not set, although the backend sends no codes');
  return ok(body);
};

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
    const body = await loginToSend(parts, request, path);
    if (!body.ok) {
      apiUnreachable(request, response);
      return;
    }
    const call = { path, body: body.value, token: null };
    const answer = await askBackend(parts.http, request, call);
    if (answer === null) sendNoAnswer(request, response, null);
    else tell(request, response, answer);
  };
