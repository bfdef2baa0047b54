import type { RequestHandler } from 'express';
import { apiUnreachable } from '../middleware/api-error';
import { codelessBody, withFixedCode } from './fixed-login-code';
import type { LoginParts } from './login-handler';
import { bodyOf } from '../middleware/read-body';
import { askBackend, sendAnswer, sendNoAnswer } from './session-call';
import { REFUSED_SESSION, sessionName } from './session-name';
import { tokenOfRequest } from './session-tokens';

/**
 * Confirms the customer's session by a fresh code. Where the shop sends no codes, the fixed one is
 * added here: no browser knows it.
 */
export const confirmHandler =
  (parts: LoginParts): RequestHandler =>
  async (request, response) => {
    const sent = bodyOf(request);
    const body = await withFixedCode(parts, request, sent, codelessBody(sent));
    if (!body.ok) {
      apiUnreachable(request, response);
      return;
    }
    const token = tokenOfRequest(request);
    const call = { path: '/user/confirm', body: body.value, token };
    const answer = await askBackend(parts.http, request, call);
    if (answer?.status === 401 && token !== null) response.set(REFUSED_SESSION, sessionName(token));
    if (answer !== null && answer.body !== null) sendAnswer(response, answer, answer.body);
    else sendNoAnswer(request, response, answer);
  };
