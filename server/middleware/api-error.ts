import type { Request, Response } from 'express';

/**
 * What the storefront itself refuses: status, message for developers (the client translates the code), and
 * in how many seconds asking again makes sense.
 */
const ERRORS = {
  forbidden: [403, 'This change did not come from the shop'],
  not_found: [404, 'There is nothing at this address'],
  unreachable: [503, 'The restaurant cannot be reached right now', 5],
  unusable: [502, 'The restaurant gave an answer that makes no sense'],
  too_many: [429, 'This is more than anybody could ask for; please wait a moment'],
  busy: [503, 'Too many are asking at this moment; please try again', 1],
  method: [405, 'This is not asked for in this way'],
  'body.length_unknown': [411, 'This does not say how long it is'],
  'body.too_large': [413, 'This is more than the shop can take'],
  'body.not_json': [400, 'This is not what the shop expected'],
} as const satisfies Record<string, readonly [number, string, number?]>;

interface Particulars {
  /** Of the backend, where it has said so much. */
  readonly status?: number;
  /** That the client's words speak of. */
  readonly seconds?: number;
}

/** An error in the shape of the backend's own. */
export const apiError = (
  request: Request,
  response: Response,
  code: keyof typeof ERRORS,
  { status, seconds }: Particulars = {},
): void => {
  const [ownStatus, message, retryAfter]: readonly [number, string, number?] = ERRORS[code];
  const wait = seconds ?? (status === undefined ? retryAfter : undefined);
  if (wait !== undefined) response.set('Retry-After', String(wait));
  response
    .status(status ?? ownStatus)
    .set('Cache-Control', 'no-store')
    .json({
      message,
      code,
      ...(seconds === undefined ? {} : { params: { seconds } }),
      request_id: String(request.id),
    });
};
