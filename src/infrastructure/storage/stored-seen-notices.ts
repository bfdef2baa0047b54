import type { SeenNotices } from '../../application/ports/seen-notices';
import type { CartLine } from '../../domain/cart/cart-line';
import { money } from '../../domain/money/money';
import { decodeCart, encodeCart } from './cart-cookie';
import type { StorageArea, StoredText, TextCodec } from './stored-text';
import { listOfJson, storedIn } from './stored-text';

const listCodec: TextCodec<readonly unknown[]> = {
  encode: (list) => (list.length === 0 ? '' : JSON.stringify(list)),
  decode: listOfJson,
};

/** Of the cart only the lines that could not be had: nothing else of it was shown. */
const unavailableOf = ({ availability }: SeenNotices) =>
  availability?.unavailable.flatMap(({ lineIndex, code }) => {
    const line = availability.lines[lineIndex];
    return line ? [{ line, code }] : [];
  }) ?? [];

interface NoticePlaces {
  readonly area: () => StorageArea;
  readonly session: () => StorageArea;
}

/**
 * The notices in three places: prices of delivery, once shown on a device; in the session lines that
 * could not be had, and why.
 */
export const storedSeenNotices = ({ area, session }: NoticePlaces): StoredText<SeenNotices> => {
  const prices = storedIn(area, 'toldDeliveryPrices', listCodec);
  const codes = storedIn(session, 'toldUnavailableCodes', listCodec);
  const dishes = storedIn<readonly CartLine[]>(session, 'toldUnavailable', {
    encode: (lines) => encodeCart(lines),
    decode: (text) => {
      const { lines, unread } = decodeCart(text);
      return unread.length > 0 ? [] : lines;
    },
  });
  return {
    encode: (seen) => listCodec.encode([...seen.deliveryPrices, ...unavailableOf(seen)]),
    load: () => {
      const lines = dishes.load();
      const reasons = codes.load();
      const unavailable = lines.map((_, lineIndex) => {
        const code = reasons[lineIndex];
        return { lineIndex, code: typeof code === 'string' ? code : null };
      });
      return {
        availability: lines.length > 0 ? { lines, unavailable } : null,
        deliveryPrices: prices
          .load()
          .flatMap((price) =>
            Number.isSafeInteger(price) && Number(price) > 0 ? [money(Number(price))] : [],
          ),
      };
    },
    save: (seen) => {
      const unavailable = unavailableOf(seen);
      prices.save(seen.deliveryPrices);
      dishes.save(unavailable.map(({ line }) => line));
      codes.save(unavailable.map(({ code }) => code));
    },
  };
};
