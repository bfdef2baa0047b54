import { parseSetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { selectGuestAddresses } from '../../src/application/addresses/address-selectors';
import type { StoredValue } from '../../src/application/ports/stored-value';
import type { ShopState } from '../../src/application/store/root-reducer';
import { localePath } from '../../src/domain/locale/locale-path';
import type { BrowserPlace } from '../../src/infrastructure/storage/browser-place';
import { placeOfCookies } from '../../src/infrastructure/storage/browser-place';
import type { CookieJar } from '../../src/infrastructure/storage/document-cookies';
import { AS_WRITTEN, cookiePairs } from '../../src/infrastructure/storage/read-cookies';
import { storedAddresses } from '../../src/infrastructure/storage/stored-addresses';
import { storedCart } from '../../src/infrastructure/storage/stored-cart';
import {
  storedOrderOptions,
  storedSelection,
} from '../../src/infrastructure/storage/stored-choice';
import { storedIds } from '../../src/infrastructure/storage/stored-ids';
import { bodyOf } from '../middleware/read-body';
import { isOverTls } from '../middleware/visited-url';
import type { FormResult, HandleForm, OpenedRequest } from '../ssr/load-request';

/** Runs a form by the use-cases of a page with scripts. What no page of the shop sends is ignored. */
export type FormDefinition = (
  opened: OpenedRequest,
  fields: URLSearchParams,
  request: Request,
) => Promise<FormResult>;

/** The cookies as a page's script sees them: what is written goes along with the answer, and is read back at once. */
const requestJar = (request: Request, response: Response): CookieJar => {
  let pairs = cookiePairs(request.headers.cookie ?? '');
  return {
    get cookie() {
      return pairs.map((pair) => pair.join('=')).join('; ');
    },
    set cookie(written) {
      const { name, value = '', maxAge } = parseSetCookie(written, AS_WRITTEN);
      const others = pairs.filter(([other]) => other !== name);
      pairs = maxAge === 0 ? others : [[name, value], ...others];
      response.append('Set-Cookie', written);
    },
  };
};

/** Persists what a form has changed. Those in front have the first claim to the cookies' room. */
const persist = (place: BrowserPlace, before: ShopState, after: ShopState): void => {
  const save = <A>(select: (state: ShopState) => A, stored: StoredValue<A>): void => {
    // Another window may have changed meanwhile what the form has not.
    if (select(after) !== select(before)) stored.save(select(after));
  };
  save(({ cart }) => cart.lines, storedCart(place));
  save(({ delivery }) => delivery.selection, storedSelection(place));
  save(({ orderOptions }) => orderOptions, storedOrderOptions(place));
  save(selectGuestAddresses, storedAddresses(place));
  save(({ favourites }) => favourites.ids, storedIds(place, 'favourites'));
};

/** Redirects to a page of the shop, in the language of the form's. */
export const redirectTo = ({ store }: OpenedRequest, path: string): FormResult => {
  const { locale, locales } = store.getState().language;
  return { kind: 'redirect', path: localePath(path, locale, locales) };
};

/** Runs a form, and persists what it has changed once it is done. */
export const formHandler =
  (run: FormDefinition): HandleForm =>
  async (opened, request, response) => {
    const before = opened.store.getState();
    const fields = new URLSearchParams(bodyOf(request).toString());
    const result = await run(opened, fields, request);
    if (result.kind === 'redirect') {
      const place = placeOfCookies(requestJar(request, response), isOverTls(request));
      persist(place, before, opened.store.getState());
    }
    return result;
  };
