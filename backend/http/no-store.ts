import type { RequestHandler } from 'express';

/** For answers about one person: no cache may store them, not even the browser's. */
export const noStore: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};
