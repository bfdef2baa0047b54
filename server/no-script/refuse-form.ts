import type { ErrorRequestHandler } from 'express';

/** A form that is no form of the shop's: too large, or not readable at all. */
export const refuseForm: ErrorRequestHandler = (error: unknown, _, response, next) => {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'status') : null;
  if (typeof status === 'number' && status >= 400 && status < 500)
    response.set('Cache-Control', 'no-store').sendStatus(status);
  else next(error);
};
