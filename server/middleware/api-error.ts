import type { Request, Response } from 'express';

/** The codes that the storefront itself answers with; the client has words for each. */
export type ApiErrorCode =
  | 'forbidden'
  | 'not_found'
  | 'unreachable'
  | 'unusable'
  | 'too_many'
  | 'busy'
  | 'method'
  | 'body.too_large'
  | 'body.length_unknown'
  | 'body.too_slow'
  | 'body.not_json';

const MESSAGES: Readonly<Record<ApiErrorCode, string>> = {
  forbidden: 'This change did not come from the shop',
  not_found: 'There is nothing at this address',
  unreachable: 'The restaurant cannot be reached right now',
  unusable: 'The restaurant gave an answer that makes no sense',
  too_many: 'This is more than anybody could ask for; please wait a moment',
  busy: 'Too many are asking at this moment; please try again',
  method: 'This is not asked for in this way',
  'body.too_slow': 'This takes too long to come in',
  'body.length_unknown': 'This does not say how long it is',
  'body.too_large': 'This is more than the shop can take',
  'body.not_json': 'This is not what the shop expected',
};

/** An error in the shape of the backend's own. */
export const apiError = (
  request: Request,
  response: Response,
  status: number,
  code: ApiErrorCode,
  /** Numbers that the client's words for the code speak of. */
  params?: Readonly<Record<string, number>>,
): void => {
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .json({
      message: MESSAGES[code],
      code,
      ...(params ? { params } : {}),
      request_id: String(request.id),
    });
};

/** In seconds. */
const RETRY_AFTER = '5';
const BUSY_RETRY_AFTER = '1';

/** The storefront's own words where a call could not be passed on. */
export const apiUnreachable = (request: Request, response: Response): void => {
  response.set('Retry-After', RETRY_AFTER);
  apiError(request, response, 503, 'unreachable');
};

/** The answer where no connection to the backend came free in time. */
export const apiBusy = (request: Request, response: Response): void => {
  response.set('Retry-After', BUSY_RETRY_AFTER);
  apiError(request, response, 503, 'busy');
};
