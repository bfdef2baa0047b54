import type { Request, RequestHandler } from 'express';
import { canonicalPath } from '../../environment/canonical-path';
import { apiError } from '../middleware/api-error';

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
