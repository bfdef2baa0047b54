import type { Request, RequestHandler } from 'express';
import { isOwnUrl } from '../middleware/visited-host';
import { apiError } from '../middleware/api-error';
import { changesByGet } from './called-path';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

const isChange = (request: Request): boolean => !READS.has(request.method) || changesByGet(request);

const isOwnOrigin = (request: Request): boolean => {
  const site = request.get('Sec-Fetch-Site');
  if (site !== undefined && site !== 'same-origin') return false;
  const origin = request.get('Origin');
  return origin === undefined || isOwnUrl(origin, request);
};

/** Lets a form of the shop's own pages through, and no form of a foreign page. */
export const ownFormsOnly: RequestHandler = (request, response, next) => {
  if (READS.has(request.method) || isOwnOrigin(request)) next();
  else apiError(request, response, 'forbidden');
};

/**
 * Lets a change through only from the shop's own pages: they send `Client: web`, which a foreign
 * form cannot, and come from the same origin.
 */
export const changeGuard: RequestHandler = (request, response, next) => {
  if (!isChange(request) || (request.get('Client') === 'web' && isOwnOrigin(request))) {
    next();
    return;
  }
  apiError(request, response, 'forbidden');
};
