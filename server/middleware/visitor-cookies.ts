import type { Request } from 'express';
import type { CartLine } from '../../src/domain/cart/cart-line';
import { cartOfCookies } from '../../src/infrastructure/storage/guest-cookies';

/** Cookies on which a page depends; strangers' cookies do not make a page personal. */
const OURS = /^(cart|favourites|viewed|addresses|delivery|token|locale)(_\d+)?$/;

const TOKEN = /^[\w.~+/=-]{8,512}$/;

/** The visitor's cookies as text; cookie-parser reads a name that comes twice as its first value. */
const cookiesOf = (request: Request): ReadonlyMap<string, string> => {
  // cookie-parser leaves any JSON it recognises parsed; ours is never that.
  const cookies = request.cookies as Readonly<Record<string, unknown>>;
  return new Map(
    Object.entries(cookies).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
};

export const cartOfRequest = (request: Request): readonly CartLine[] =>
  cartOfCookies(cookiesOf(request));

/** The session's token, or null; anything that could not be a token is none. */
export const tokenOfRequest = (request: Request): string | null => {
  const token = cookiesOf(request).get('token');
  return token !== undefined && TOKEN.test(token) ? token : null;
};

/** The language that the visitor has chosen, or null; whether the shop has it is for others to say. */
export const languageOfRequest = (request: Request): string | null =>
  cookiesOf(request).get('locale') ?? null;

export const hasVisitorCookies = (request: Request): boolean =>
  [...cookiesOf(request).keys()].some((name) => OURS.test(name));
