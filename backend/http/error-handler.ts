import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { isDiskFull } from '../storage/disk-watch';
import { isStorageAway } from '../storage/storage-away';
import type { Refusal } from '../refusal/refusal';
import { INTERNAL, NOT_FOUND, UNAVAILABLE } from '../refusal/refusal';
import { sendRefusal } from './send-refusal';
import { statusOfRefusal } from './status-of-refusal';

const BROKEN_JSON: Refusal = {
  code: 'json.broken',
  message: { text: 'json.broken' },
};
const TOO_LARGE: Refusal = {
  code: 'body.too_large',
  message: { text: 'body.too_large' },
};
export const NOT_JSON: Refusal = {
  code: 'body.not_json',
  message: { text: 'body.not_json' },
};

/** Express and its body reader say by a status what the caller did wrong. */
const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;

const refusalFor = (error: unknown): Refusal => {
  // An address that cannot be read leads nowhere.
  if (error instanceof URIError) return NOT_FOUND;
  switch (statusOf(error)) {
    case 400:
      return BROKEN_JSON;
    case 413:
      return TOO_LARGE;
    case 415:
      return NOT_JSON;
    default:
      return isStorageAway(error) ? UNAVAILABLE : INTERNAL;
  }
};

/** The last word on what was thrown: the caller's mistakes by name, ours without details. */
export const errorHandler =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    const refusal = refusalFor(error);
    // A full disk fails many, and is logged once for all of them.
    if (statusOfRefusal(refusal) >= 500 && !isDiskFull(error))
      log.error({ err: error, requestId: req.id }, 'a request failed');
    // Too late for another answer: Express cuts the connection, so that half an answer shows as one.
    if (res.headersSent) next(error);
    else sendRefusal(req, res, refusal);
  };

export const notFound: RequestHandler = (req, res) => {
  sendRefusal(req, res, NOT_FOUND);
};
