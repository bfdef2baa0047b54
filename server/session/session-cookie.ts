import type { Request } from 'express';

/** The cookie that holds a session: written and read here on the server alone. */
export const TOKEN_COOKIE = 'token';

/** In seconds: a year. */
const LIFETIME = 31_536_000;

/** Signs that a cookie and a header both hold as they are; between 8 and 512 of them. */
const TOKEN = /^[\w.~+/=-]{8,512}$/;

/** Whether a text can be a session's token. Whatever cannot is none, wherever it comes from. */
export const isToken = (text: unknown): text is string =>
  typeof text === 'string' && TOKEN.test(text);

/**
 * Whether the customer's browser reached the shop over TLS: itself, through a proxy that is trusted,
 * or through one that is not but whose page says so, since a browser writes `Origin` itself.
 */
const isOverTls = (request: Request): boolean =>
  request.secure || /^https:/i.test(request.get('Origin') ?? '');

/** Gives the browser a session, in place of the one it had: no script can read this cookie. */
export const sessionCookie = (request: Request, token: string): string => {
  const secure = isOverTls(request) ? '; Secure' : '';
  return `${TOKEN_COOKIE}=${token}; Path=/; Max-Age=${String(LIFETIME)}; HttpOnly; SameSite=Lax${secure}`;
};

/** Takes the session from the browser. */
export const ENDED_COOKIE = `${TOKEN_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;
