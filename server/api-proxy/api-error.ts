import type { Request, Response } from 'express';

/** The codes that the storefront itself answers with; the client has words for each. */
export type ApiErrorCode = 'forbidden' | 'not_found' | 'unreachable';

const MESSAGES: Readonly<Record<ApiErrorCode, string>> = {
  forbidden: 'This change did not come from the shop',
  not_found: 'There is nothing at this address',
  unreachable: 'The restaurant cannot be reached right now',
};

/** An error in the shape of the backend's own. */
export const apiError = (
  request: Request,
  response: Response,
  status: number,
  code: ApiErrorCode,
): void => {
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .json({ message: MESSAGES[code], code, request_id: String(request.id) });
};
