import type { DeliverySelection } from '../../domain/delivery/delivery-selection';
import type { OrderOptions } from '../../domain/order/order-options';
import type { BrowserPlace } from './browser-place';
import { writeCookie } from './document-cookies';
import { decodeOrderOptions, encodeOrderOptions } from './order-cookie';
import { decodeSelection, encodeSelection } from './selection-cookie';
import { storedFitted } from './stored-fitted';
import type { StoredText, TextCodec } from './stored-text';

/**
 * A choice in its cookie, where the server reads it and prices the cart with it; in local storage only
 * beside a cart that leaves no room, or with the longest of addresses.
 */
const storedChoice = <A>(
  place: BrowserPlace,
  name: 'delivery' | 'order',
  { encode, decode }: TextCodec<A>,
): StoredText<A> =>
  storedFitted(place, name, {
    encode,
    decode: ({ text, overflow }) => decode(text || overflow),
    fit: (choice, room) => {
      const text = encode(choice);
      return text.length <= room ? { text, overflow: '' } : { text: '', overflow: text };
    },
  });

/** Returns where an order goes; a choice that does not decode counts as none. */
export const storedSelection = (place: BrowserPlace): StoredText<DeliverySelection> =>
  storedChoice(place, 'delivery', { encode: encodeSelection, decode: decodeSelection });

/** Returns the order options without the time; options that do not decode count as none. */
export const storedOrderOptions = (place: BrowserPlace): StoredText<OrderOptions> =>
  storedChoice(place, 'order', { encode: encodeOrderOptions, decode: decodeOrderOptions });

/** The language that the visitor picked, for the bare home page of a later visit; null for none. */
export const storedLocale = ({
  jar,
  isSecure,
}: Pick<BrowserPlace, 'jar' | 'isSecure'>): StoredText<string | null> => ({
  encode: (locale) => locale ?? '',
  // The server alone reads it.
  load: () => null,
  save: (locale) => {
    if (locale !== null) writeCookie(jar, 'locale', locale, isSecure);
  },
});
