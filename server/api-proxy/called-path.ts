import type { Request, RequestHandler } from 'express';
import { apiError } from '../middleware/api-error';
import { canonicalPath } from '../../environment/canonical-path';

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

/** The path of a request as it was written. */
const writtenPath = ({ originalUrl }: Request): string => originalUrl.split('?')[0] ?? '';

/** Calls that begin, end or prepare a session, and whatever a backend may take for one. */
const OF_SESSIONS = /^\/api\/v1\/(login|logout|sms-code|otp|link)(?![\w-])/;

/** The same as the contract writes them. */
const AS_WRITTEN = /^\/api\/v1\/(login(\/[\w-]+)?|logout|sms-code|otp\/[\w-]+|link\/telegram)$/;

/** Calls that change something although they read like ones that do not. */
const CHANGES_BY_GET = /^\/api\/v1\/(sms-code|otp|link)\//;

/**
 * Lets calls about sessions through only where they are written as in the contract: by any other
 * spelling that a backend would still understand, such as `/api/v1/login/` or `/api/v1/login.json`,
 * its answer would pass by those who take the token out of it.
 */
export const onlyWrittenSessionCalls: RequestHandler = (request, response, next) => {
  if (
    OF_SESSIONS.test(canonicalPath(writtenPath(request))) &&
    !AS_WRITTEN.test(writtenPath(request))
  ) {
    apiError(request, response, 404, 'not_found');
    return;
  }
  next();
};

/** Whether a call sends a code or makes a link, whatever its method. */
export const changesByGet = (request: Request): boolean =>
  CHANGES_BY_GET.test(`${writtenPath(request)}/`);
