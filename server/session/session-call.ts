import type { IncomingHttpHeaders } from 'node:http';
import type { AxiosInstance } from 'axios';
import { isAxiosError } from 'axios';
import type { Request, Response } from 'express';
import { apiError } from '../middleware/api-error';
import { headersOfNewBody, callHeaders } from '../upstream/call-headers';

/** In milliseconds, for the backend to answer; as for all calls of the browser. */
const TIMEOUT = 15_000;

/** In bytes; a customer's own data are far shorter. */
const ANSWER_LIMIT = 200_000;

/** A JSON object whose parts nobody has looked at. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a body says; null where it is no JSON object. */
export const parsedBody = (body: Buffer): JsonObject | null => {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
};

/** What the backend said; `body` is null where that was no JSON object. */
export interface SessionAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: JsonObject | null;
}

/**
 * Makes a call, at a path below /api/v1, whose answer must not reach the browser as it is. Null when the
 * backend gave none; what is written about that holds nothing of the call.
 */
export const askBackend = async (
  http: AxiosInstance,
  request: Request,
  path: string,
  sent: Buffer,
  token: string | null,
): Promise<SessionAnswer | null> => {
  try {
    const { status, headers, data } = await http.request<unknown>({
      method: 'post',
      url: path,
      data: sent.length === 0 ? undefined : sent,
      // False: none at all, and not the one that the client would think of.
      headers: { 'content-type': false, ...callHeaders(request, token, sent) },
      // The client's time limit counts from the last byte, and interim answers are bytes too.
      signal: AbortSignal.timeout(TIMEOUT),
      maxContentLength: ANSWER_LIMIT,
      validateStatus: () => true,
    });
    // Headers of Node's own client: texts, and lists of texts.
    const answer = { status, headers: headers as IncomingHttpHeaders };
    return { ...answer, body: isJsonObject(data) ? data : null };
  } catch (error) {
    const reason = isAxiosError(error) ? error.code : undefined;
    request.log.warn({ reason }, 'a call could not be passed on');
    return null;
  }
};

/** Passes on what the backend said, or says in the shop's own form that it said nothing that makes sense. */
export const sendAnswer = (
  request: Request,
  response: Response,
  answer: SessionAnswer | null,
): void => {
  if (answer === null) {
    apiError(request, response, 'unreachable');
    return;
  }
  const { status, headers, body } = answer;
  if (status >= 300 && status < 400) {
    apiError(request, response, 'unusable');
  } else if (body !== null) {
    const own = { ...headersOfNewBody(headers), 'Cache-Control': 'no-store' };
    response.set(own).status(status).json(body);
  } else if (status < 400) {
    apiError(request, response, 'unusable');
  } else {
    // A proxy before the backend, say, that has words of its own.
    response.set(headersOfNewBody(headers));
    apiError(request, response, 'unreachable', { status });
  }
};
