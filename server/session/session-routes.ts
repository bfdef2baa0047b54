import type { AxiosInstance } from 'axios';
import type { Request, RequestHandler } from 'express';
import { Router } from 'express';
import { headersOf } from '../../src/infrastructure/http/api-client';
import { apiError } from '../middleware/api-error';
import { bodyOf, readBody } from '../middleware/read-body';
import type { Slots } from '../upstream/slots';
import { limitCalls } from '../upstream/slots';
import type { JsonObject, SessionAnswer } from './session-call';
import { askBackend, isJsonObject, parsedBody, sendAnswer } from './session-call';
import {
  refusedSessionHeaders,
  giveSession,
  sessionName,
  isToken,
  takeSession,
  tokenOfRequest,
  tokensOfRequest,
} from './session-cookie';

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

/** A body that shows no code; null for one that does, and for what is no JSON object. */
const codelessBody = (body: Buffer): JsonObject | null => {
  const sent = parsedBody(body);
  return sent !== null && isNothing(sent.code) ? sent : null;
};

/** A login that shows nothing but a phone; null for any other. */
const loginByPhoneAlone = (body: Buffer): JsonObject | null => {
  const login = codelessBody(body);
  return login !== null && !isNothing(login.phone) && isNothing(login.uuid) ? login : null;
};

interface LoginDeps {
  readonly http: AxiosInstance;
  /** Of every login while the backend sends no codes; null where it is not needed. */
  readonly fixedLoginCode: string | null;
}

/** In milliseconds. */
const TIMEOUT = 5000;

const GUEST = { locale: () => 'en', token: null, sharesAnswers: false };

/** Whether the backend sends codes; null when it does not say. */
const sendsCodes = async (http: AxiosInstance): Promise<boolean | null> => {
  const options = { headers: headersOf(GUEST), timeout: TIMEOUT };
  const { data } = await http.get<unknown>('/settings', options).catch(() => ({ data: null }));
  return isJsonObject(data) && typeof data.sms_on === 'boolean' ? data.sms_on : null;
};

/**
 * A body as it goes to the backend: `codeless`, where it is not null, with the fixed code in a shop
 * that sends none. Null when nobody can say whether the shop does.
 */
const withFixedCode = async (
  { http, fixedLoginCode }: LoginDeps,
  request: Request,
  body: Buffer,
  codeless: JsonObject | null,
): Promise<Buffer | null> => {
  if (codeless === null) return body;
  const isSent = await sendsCodes(http);
  if (isSent !== false) return isSent === null ? null : body;
  if (fixedLoginCode !== null)
    return Buffer.from(JSON.stringify({ ...codeless, code: fixedLoginCode }));
  request.log.error('FIXED_LOGIN_CODE is not set, although the backend sends no codes');
  return body;
};

/** In bytes; what is asked for here is far shorter. */
const readShortBody = readBody(10_000);

/** Telegram sends its own codes in any case. */
const BY_TELEGRAM = '/login/telegram';

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
      giveSession(request, response, token);
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
 * Logs out on this device, whatever the backend says: the cookie goes in any case. Answers with the failure
 * of a backend that could not be reached, since the session, or with `all` those on other devices, may go on.
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
