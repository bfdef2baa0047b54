import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';

/** What every answer to a request needs to know about it. */
export interface RequestContext {
  readonly requestId: string;
  readonly locale: string;
}

const contexts = new WeakMap<Request, RequestContext>();

const usableId = (id: string | undefined): string | undefined =>
  id !== undefined && /^[\w.-]{1,64}$/.test(id) ? id : undefined;

/** The language asked for where the shop has it, else the default one. */
const localeOf = (req: Request, locales: readonly string[], defaultLocale: string): string => {
  const preferred = [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)];
  const accepted = req.acceptsLanguages(preferred);
  return accepted === false ? defaultLocale : accepted;
};

/** Gives each request its id and language, and says both in the answer. */
export const requestContext =
  (locales: readonly string[], defaultLocale: string): RequestHandler =>
  (req, res, next) => {
    const requestId = usableId(req.get('X-Request-Id')) ?? randomUUID();
    const locale = localeOf(req, locales, defaultLocale);
    contexts.set(req, { requestId, locale });
    res.set('X-Request-Id', requestId);
    res.set('Content-Language', locale);
    res.vary('Accept-Language');
    next();
  };

export const contextOf = (req: Request): RequestContext => {
  const context = contexts.get(req);
  if (!context) throw new Error('The request has no context: requestContext must run first');
  return context;
};
