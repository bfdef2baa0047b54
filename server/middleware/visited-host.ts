import type { Request } from 'express';

/** The host that was visited, as the request says it; empty for one that names none. Rules 5.1. */
export const visitedHost = (request: Request): string =>
  // Express's types leave out that HTTP/1.0 needs no host, and that one may be empty.
  (request.host as string | undefined) ?? '';
