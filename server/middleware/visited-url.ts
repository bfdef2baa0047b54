import type { Request } from 'express';

/** The address of a request as it was written: its path, and its query with the question mark. */
export const writtenUrl = ({
  originalUrl,
}: Pick<Request, 'originalUrl'>): { readonly path: string; readonly search: string } => {
  const [path = '', query] = originalUrl.split(/\?(.*)/s);
  return { path, search: query ? `?${query}` : '' };
};

/**
 * Whether the visitor's browser reached the shop over TLS: itself, through a proxy that is trusted,
 * or through one that is not but whose page says so, since a browser writes `Origin` itself.
 */
export const isOverTls = (request: Request): boolean =>
  request.secure || /^https:/i.test(request.get('Origin') ?? '');

/**
 * The host that was visited, as the request says it; empty for one that names none. Behind proxies the
 * last entry of `X-Forwarded-Host` counts, which the nearest proxy has written: Express takes the
 * first, which may be the visitor's. Rules 5.1.
 */
export const visitedHost = (request: Request): string => {
  const forwarded = request.app.enabled('trust proxy')
    ? request.get('X-Forwarded-Host')?.split(',').at(-1)?.trim()
    : undefined;
  // Express's types leave out that HTTP/1.0 needs no host, and that one may be empty.
  return forwarded || ((request.host as string | undefined) ?? '');
};

/** Whether a URL is of the visited host, written alike: capitals and the usual port make no other host. */
export const isOwnUrl = (url: string, request: Request): boolean => {
  if (!URL.canParse(url)) return false;
  const { protocol, host } = new URL(url);
  const own = `${protocol}//${visitedHost(request)}`;
  return URL.canParse(own) && new URL(own).host === host;
};
