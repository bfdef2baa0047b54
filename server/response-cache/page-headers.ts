import type { Response } from 'express';

/** In seconds: when a page that could not be made may be asked for again. */
const RETRY_AFTER = '5';

/** Sets who may store a page, and when one that could not be made may be asked for again. */
export const setPageHeaders = (response: Response, status: number, isPublic: boolean): void => {
  const caching = isPublic && status < 500 ? 'no-cache' : 'private, no-store';
  response.vary('Cookie').set('Cache-Control', caching);
  if (status === 503) response.set('Retry-After', RETRY_AFTER);
};
