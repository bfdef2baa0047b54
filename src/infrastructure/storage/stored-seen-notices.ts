import type { SeenNotices } from '../../application/ports/seen-notices';
import type { Money } from '../../domain/money/money';
import { money } from '../../domain/money/money';
import type { AvailabilityAnswer } from '../../domain/pricing/unavailable-lines';
import { decodeCart, encodeCart } from './cart-cookie';
import type { StorageArea, StoredText, TextCodec } from './stored-text';
import { listOfJson, storedIn } from './stored-text';

const pricesCodec: TextCodec<readonly Money[]> = {
  encode: (prices) => (prices.length === 0 ? '' : JSON.stringify(prices)),
  decode: (text) =>
    listOfJson(text).flatMap((price) =>
      typeof price === 'number' && Number.isSafeInteger(price) && price > 0 ? [money(price)] : [],
    ),
};

/** Of the cart only what could not be had: nothing else of it was shown. */
const linesOf = ({ lines, unavailable }: AvailabilityAnswer) =>
  unavailable.flatMap(({ lineIndex }) => lines[lineIndex] ?? []);

const linesCodec: TextCodec<AvailabilityAnswer | null> = {
  encode: (answer) => (answer ? encodeCart(linesOf(answer)) : ''),
  decode: (text) => {
    const { lines, unread } = decodeCart(text);
    if (unread.length > 0 || lines.length === 0) return null;
    return { lines, unavailable: lines.map((_, lineIndex) => ({ lineIndex, code: null })) };
  },
};

const codesCodec: TextCodec<readonly unknown[]> = {
  encode: (codes) => (codes.length === 0 ? '' : JSON.stringify(codes)),
  decode: listOfJson,
};

const codesOf = (answer: AvailabilityAnswer | null) =>
  answer?.unavailable.filter(({ lineIndex }) => answer.lines[lineIndex]).map(({ code }) => code) ??
  [];

/** The notices in three places: prices of delivery, lines that could not be had, and the reasons why. */
export const storedSeenNotices = (area: () => StorageArea): StoredText<SeenNotices> => {
  const prices = storedIn(area, 'toldDeliveryPrices', pricesCodec);
  const lines = storedIn(area, 'toldUnavailable', linesCodec);
  const codes = storedIn(area, 'toldUnavailableCodes', codesCodec);
  const withCodes = (answer: AvailabilityAnswer): AvailabilityAnswer => {
    const reasons = codes.load();
    return {
      lines: answer.lines,
      unavailable: answer.unavailable.map(({ lineIndex }) => {
        const code = reasons[lineIndex];
        return { lineIndex, code: typeof code === 'string' ? code : null };
      }),
    };
  };
  return {
    encode: ({ availability, deliveryPrices }) =>
      prices.encode(deliveryPrices) +
      lines.encode(availability) +
      codes.encode(codesOf(availability)),
    load: () => {
      const answer = lines.load();
      return { availability: answer && withCodes(answer), deliveryPrices: prices.load() };
    },
    save: ({ availability, deliveryPrices }) => {
      prices.save(deliveryPrices);
      lines.save(availability);
      codes.save(codesOf(availability));
    },
  };
};
