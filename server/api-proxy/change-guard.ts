import type { Request, RequestHandler } from 'express';
import { apiError } from '../middleware/api-error';
import { canonicalPath } from '../../environment/canonical-path';
import { writtenUrl, isOwnUrl } from '../middleware/visited-url';

/** Steps up or aside, written out or in escapes, and escaped slashes. */
const CLIMBS = /(^|\/)(\.|%2e){1,2}(\/|$)|%2f|%5c|\\|%00/i;

/** Calls that begin, end or prepare a session, and whatever a backend may take for one. */
const OF_SESSIONS = /^\/api\/v1\/(login|logout|sms-code|otp|link)(?![\w-])/;

const AS_WRITTEN = /^\/api\/v1\/(login(\/[\w-]+)?|logout|sms-code|otp\/[\w-]+|link\/telegram)$/;

/** Calls that change something although they read like ones that do not. */
const CHANGES_BY_GET = /^\/api\/v1\/(sms-code|otp|link)\//;

/**
 * Lets only paths through that mean to the backend what they mean here. A server behind us may resolve
 * `/api/v1/../admin` to a place that was never meant to be reached, with the visitor's token. And by another
 * spelling of a call about sessions that it would still understand, such as `/api/v1/login/` or
 * `/api/v1/login.json`, its answer would pass by those who take the token out of it.
 */
export const onlyPlainPaths: RequestHandler = (request, response, next) => {
  const { path } = writtenUrl(request);
  const isOdd = OF_SESSIONS.test(canonicalPath(path)) && !AS_WRITTEN.test(path);
  if (isOdd || CLIMBS.test(path)) apiError(request, response, 'not_found');
  else next();
};

/** Whether a call sends a code or makes a link, whatever its method. */
export const changesByGet = (request: Request): boolean =>
  CHANGES_BY_GET.test(`${writtenUrl(request).path}/`);

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
