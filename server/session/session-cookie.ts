import type { Request, Response } from 'express';
import { spelledName } from '../../src/infrastructure/storage/cookie-names';
import { isOverTls } from '../middleware/visited-host';

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

const ENDED_COOKIES = [false, true].map((isSecure) => cookieFor('', 0, isSecure));

/**
 * Takes the session from the browser, under whichever name it has it, and the pages that it stored of
 * the customer; a guest's cart, in cookies, stays.
 */
export const takeSession = (response: Response): void => {
  response.append('Set-Cookie', ENDED_COOKIES).set('Clear-Site-Data', '"cache"');
};

const NO_SELECTION = [false, true].map(
  (isSecure) =>
    `${spelledName('delivery', isSecure)}=; Path=/; Max-Age=0; SameSite=Lax${isSecure ? '; Secure' : ''}`,
);

/**
 * Takes a session that was found dead when a page is asked for, and where its customer's orders went:
 * the next guest of this browser is to read no street of theirs.
 */
export const takeDeadSession = (response: Response): void => {
  takeSession(response);
  response.append('Set-Cookie', NO_SELECTION);
};
