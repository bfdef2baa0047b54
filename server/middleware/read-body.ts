import type { Request, RequestHandler } from 'express';
import express from 'express';
import { apiError } from './api-error';

/** In milliseconds, for a body to come in: a call's is small, and who sends it by halves holds a place. */
const TIME_LIMIT = 10_000;

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

/** Reads a body of any type wholly, up to `limit` bytes, so that it can be passed on unchanged. `timeLimit` is for tests. */
export const readBody = (limit: number, timeLimit = TIME_LIMIT): RequestHandler => {
  // Body readers say by a status what is wrong.
  const read = express.raw({ type: () => true, limit, inflate: false });
  return (request, response, next) => {
    const slow = setTimeout(() => {
      // The rest is not waited for.
      response.set('Connection', 'close');
      apiError(request, response, 'body.too_slow');
    }, timeLimit);
    read(request, response, (error?: unknown) => {
      clearTimeout(slow);
      // Answered above, or nobody is there any more.
      if (response.headersSent || response.destroyed) return;
      if (error === undefined) next();
      else if (statusOf(error) === 413) apiError(request, response, 'body.too_large');
      else apiError(request, response, 'body.not_json');
    });
  };
};

/** The body that was read; empty where there was none. */
export const bodyOf = ({ body }: Request): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);
