import type { Request } from 'express';

/**
 * Whether the visitor's browser reached the shop over TLS: itself, through a proxy that is trusted,
 * or through one that is not but whose page says so, since a browser writes `Origin` itself.
 */
export const isOverTls = (request: Request): boolean =>
  request.secure || /^https:/i.test(request.get('Origin') ?? '');
