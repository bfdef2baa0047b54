import type { RequestHandler } from 'express';

/** Tells pages what time it is, in milliseconds since 1970: a visitor's clock may be wrong. Rules 14.15. */
export const tellTime: RequestHandler = (_, response, next) => {
  response.set('Server-Timing', `now;dur=${String(Date.now())}`);
  next();
};
