import type { Request } from 'express';
import { spelledName } from '../../src/infrastructure/storage/cookie-names';
import { isOverTls } from '../middleware/over-tls';

/** In seconds: a year. */
const LIFETIME = 31_536_000;

/** Signs that a cookie and a header both hold as they are; between 8 and 512 of them. */
const TOKEN = /^[\w.~+/=-]{8,512}$/;

/** Whether a text can be a session's token. Whatever cannot is none, wherever it comes from. */
export const isToken = (text: unknown): text is string =>
  typeof text === 'string' && TOKEN.test(text);

const cookieFor = (token: string, seconds: number, isSecure: boolean): string =>
  `${spelledName('token', isSecure)}=${token}; Path=/; Max-Age=${String(seconds)}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Gives the browser a session, in place of the one it had: no script can read this cookie. */
export const sessionCookie = (request: Request, token: string): string =>
  cookieFor(token, LIFETIME, isOverTls(request));

/** Take the session from the browser, under whichever name it has it. */
export const ENDED_COOKIES = [false, true].map((isSecure) => cookieFor('', 0, isSecure));
