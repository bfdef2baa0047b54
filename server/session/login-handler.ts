import type { Request, RequestHandler, Response } from 'express';
import { apiError, apiUnreachable } from '../middleware/api-error';
import { bodyOf } from '../middleware/read-body';
import type { FixedCodeDeps } from './fixed-login-code';
import { loginByPhoneAlone, withFixedCode } from './fixed-login-code';
import { takeApart, withoutToken } from './login-answer';
import type { SessionAnswer } from './session-call';
import { askBackend, sendAnswer, sendNoAnswer } from './session-call';
import { sessionCookie } from './session-cookie';
import { hasTokenCookie } from './session-tokens';
import { strayRemovals } from './stray-cookies';

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
