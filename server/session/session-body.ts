import type { Request, RequestHandler } from 'express';
import express from 'express';
import { apiError } from '../api-proxy/api-error';

/** In bytes; what is asked for here is far shorter. */
const LIMIT = 10_000;

/** A JSON object whose parts nobody has looked at. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whatever it says it is: the backend judges that. */
const read = express.raw({ type: () => true, limit: LIMIT });

/** Reads the body of a call as it is, so that it can be passed on unchanged; a long one is refused. */
export const readBody: RequestHandler = (request, response, next) => {
  read(request, response, (error?: unknown) => {
    if (error === undefined) next();
    // Body readers say by a status what is wrong.
    else if (isJsonObject(error) && error.status === 413)
      apiError(request, response, 413, 'body.too_large');
    else apiError(request, response, 400, 'body.not_json');
  });
};

/** The body that was read; empty where there was none. */
export const bodyOf = ({ body }: Request): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);

/** What a body says; null where it is no JSON object. */
export const parsedBody = (body: Buffer): JsonObject | null => {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
};
