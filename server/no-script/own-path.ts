import type { Request } from 'express';
import { visitedHost } from '../middleware/visited-host';

/** The path of a URL of this very host; null for any other, and for what is no URL. */
export const ownPath = (url: string, request: Request): string | null => {
  const own = `${request.protocol}://${visitedHost(request)}`;
  if (!URL.canParse(url) || !URL.canParse(own)) return null;
  const { host, pathname, search, protocol } = new URL(url);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && host === new URL(own).host ? pathname.replace(/^\/+/, '/') + search : null;
};
