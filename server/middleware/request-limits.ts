import type { RequestHandler } from 'express';
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
  if (request.originalUrl.length > ADDRESS_LIMIT) {
    response.status(414).set('Cache-Control', 'no-store').end();
  } else if (request.headers['transfer-encoding'] !== undefined) {
    // What is still to come of it is not read.
    response.set('Connection', 'close');
    apiError(request, response, 'body.length_unknown');
  } else if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) {
    response.set('Connection', 'close');
    apiError(request, response, 'body.too_large');
  } else {
    next();
  }
};
