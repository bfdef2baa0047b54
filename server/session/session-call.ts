import type { IncomingHttpHeaders } from 'node:http';
import type { AxiosInstance } from 'axios';
import { isAxiosError } from 'axios';
import type { Request, Response } from 'express';
import { headersOfNewBody } from '../upstream/answer-headers';
import { apiError, apiUnreachable } from '../middleware/api-error';
import { callHeaders } from '../upstream/call-headers';
import type { JsonObject } from './session-body';
import { isJsonObject } from './session-body';

/** In milliseconds, for the backend to answer; as for all calls of the browser. */
const TIMEOUT = 15_000;

/** In bytes; a customer's own data are far shorter. */
const ANSWER_LIMIT = 200_000;

/** What the backend said; `body` is null where that was no JSON object. */
export interface SessionAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: JsonObject | null;
}

export interface SessionCall {
  /** Below /api/v1. */
  readonly path: string;
  readonly body: Buffer;
  readonly token: string | null;
}

const headersFor = (request: Request, { body, token }: SessionCall) => ({
  ...callHeaders(request, token),
  // False: none at all, and not the one that the client would think of.
  'content-type': body.length === 0 ? false : (request.get('content-type') ?? false),
});

/**
 * Makes a call whose answer must not reach the browser as it is. Null when the backend gave none;
 * what is written about that holds nothing of the call.
 */
export const askBackend = async (
  http: AxiosInstance,
  request: Request,
  call: SessionCall,
): Promise<SessionAnswer | null> => {
  try {
    const { status, headers, data } = await http.request<unknown>({
      method: 'post',
      url: call.path,
      data: call.body.length === 0 ? undefined : call.body,
      headers: headersFor(request, call),
      timeout: TIMEOUT,
      // The time limit above counts from the last byte, and interim answers are bytes too.
      signal: AbortSignal.timeout(TIMEOUT),
      maxContentLength: ANSWER_LIMIT,
      validateStatus: () => true,
    });
    return {
      status,
      // Of Node's own client: texts, and lists of texts.
      headers: headers as IncomingHttpHeaders,
      body: isJsonObject(data) ? data : null,
    };
  } catch (error) {
    const reason = isAxiosError(error) ? error.code : undefined;
    request.log.warn({ reason }, 'a call could not be passed on');
    return null;
  }
};

/** Passes on what the backend said, with this body. */
export const sendAnswer = (
  response: Response,
  { status, headers }: SessionAnswer,
  body: JsonObject,
): void => {
  response
    .set(headersOfNewBody(headers))
    .set('Cache-Control', 'no-store')
    .status(status)
    .json(body);
};

/** Says in the shop's own form that the backend said nothing, or nothing that makes sense. */
export const sendNoAnswer = (
  request: Request,
  response: Response,
  answer: SessionAnswer | null,
): void => {
  if (answer === null) {
    apiUnreachable(request, response);
  } else if (answer.status < 400) {
    apiError(request, response, 502, 'unusable');
  } else {
    // A proxy before the backend, say, that has words of its own.
    response.set(headersOfNewBody(answer.headers));
    apiError(request, response, answer.status, 'unreachable');
  }
};
