import type { RequestHandler } from 'express';
import { apiError } from '../middleware/api-error';

/** Steps up or aside, written out or in escapes, and escaped slashes. */
const CLIMBS = /(^|\/)(\.|%2e){1,2}(\/|$)|%2f|%5c|\\|%00/i;

/**
 * Lets only paths through that mean to the backend what they mean here: a server behind us may
 * resolve `/api/v1/../admin` to a place that was never meant to be reached, with the visitor's token.
 */
export const onlyPlainPaths: RequestHandler = (request, response, next) => {
  const [path = ''] = request.originalUrl.split('?');
  if (CLIMBS.test(path)) apiError(request, response, 404, 'not_found');
  else next();
};
