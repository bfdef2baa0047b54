import type { Request, RequestHandler } from 'express';
import express from 'express';
import { apiError } from './api-error';

/** In characters; the longest address of ours, with a promo code and tracking, is far shorter. */
const ADDRESS_LIMIT = 4096;

/** In bytes, as the contract has it. */
export const BODY_LIMIT = 100_000;

/**
 * Refuses what is longer than anything the shop asks for, before anybody reads it. A body has to say
 * how long it is: one that does not could not be refused before it is there.
 */
export const requestLimits: RequestHandler = (request, response, next) => {
  const { 'transfer-encoding': encoding, 'content-length': length = 0 } = request.headers;
  if (request.originalUrl.length > ADDRESS_LIMIT) {
    response.status(414).set('Cache-Control', 'no-store').end();
  } else if (encoding !== undefined || Number(length) > BODY_LIMIT) {
    // What is still to come of it is not read.
    response.set('Connection', 'close');
    apiError(request, response, encoding === undefined ? 'body.too_large' : 'body.length_unknown');
  } else {
    next();
  }
};

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

/** Reads a body of any type wholly, up to `limit` bytes, so that it can be passed on unchanged. */
export const readBody = (limit: number): RequestHandler => {
  // Body readers say by a status what is wrong.
  const read = express.raw({ type: () => true, limit, inflate: false });
  return (request, response, next) => {
    read(request, response, (error?: unknown) => {
      // Nobody is there any more.
      if (response.destroyed) return;
      if (error === undefined) next();
      else if (statusOf(error) === 413) apiError(request, response, 'body.too_large');
      else apiError(request, response, 'body.not_json');
    });
  };
};

/** The body that was read; empty where there was none. */
export const bodyOf = ({ body }: Request): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);
