import type { BrowserPlace } from './browser-place';
import { cookiesAt } from './browser-place';
import { cookieRoom } from './cookie-room';
import type { LimitedCookie } from './cookie-room';
import { writeCookie } from './document-cookies';
import type { StoredText } from './stored-text';
import { readText, writeText } from './stored-text';

/** A value in two texts: in its cookie, where the server reads it, and what of it has no room there. */
export interface FittedTexts {
  readonly text: string;
  readonly overflow: string;
}

interface FittedCodec<A> {
  readonly encode: (value: A) => string;
  readonly decode: (texts: FittedTexts) => A;
  /** The texts of a value in place of those before, where the cookie has room for so many bytes. */
  readonly fit: (value: A, room: number, before: FittedTexts) => FittedTexts;
}

/**
 * A value in its cookie, as far as there is room beside the cookies that come before it, and the rest
 * in local storage. A cookie that stays as it is is not written again.
 */
export const storedFitted = <A>(
  place: BrowserPlace,
  name: LimitedCookie,
  { encode, decode, fit }: FittedCodec<A>,
): StoredText<A> => {
  const read = (): FittedTexts => ({
    text: cookiesAt(place).get(name) ?? '',
    overflow: readText(place.area, name),
  });
  return {
    encode,
    load: () => decode(read()),
    save: (value) => {
      const before = read();
      const { text, overflow } = fit(value, cookieRoom(name, cookiesAt(place)), before);
      if (text !== before.text) writeCookie(place.jar, name, text, place.isSecure);
      writeText(place.area, name, overflow);
    },
    sharesRoom: true,
  };
};
