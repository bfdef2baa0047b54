import type { Request } from 'express';

/** The address of a request as it was written: its path, and its query with the question mark. */
export const writtenUrl = ({
  originalUrl,
}: Pick<Request, 'originalUrl'>): { readonly path: string; readonly search: string } => {
  const [path = '', query] = originalUrl.split(/\?(.*)/s);
  return { path, search: query ? `?${query}` : '' };
};
