import { NOTHING_TOLD } from '../../application/cart/told-slice';
import type { ToldStorage } from '../../application/ports/told-storage';
import type { CartLine } from '../../domain/cart/cart-line';
import type { Money } from '../../domain/money/money';
import { money } from '../../domain/money/money';
import type { AvailabilityAnswer, UnavailableAt } from '../../domain/pricing/unavailable-lines';
import { attempt } from './attempt';
import { decodeCart, encodeCart } from './cart-cookie';

const PRICES = 'toldDeliveryPrices';
/** The lines that could not be had, as the cart is kept; the words for why are beside them. */
const LINES = 'toldUnavailable';
const CODES = 'toldUnavailableCodes';

type SessionArea = Pick<Storage, 'getItem' | 'setItem'>;

const listOf = (json: string | null): readonly unknown[] => {
  const kept: unknown = JSON.parse(json ?? '[]');
  return Array.isArray(kept) ? kept : [];
};

/** Whatever else stands there was written by somebody else. */
const pricesOf = (json: string | null): readonly Money[] =>
  listOf(json).flatMap((price) =>
    typeof price === 'number' && Number.isSafeInteger(price) && price > 0 ? [money(price)] : [],
  );

const availabilityOf = (area: SessionArea): AvailabilityAnswer | null => {
  const { lines, unread } = decodeCart(area.getItem(LINES) ?? '');
  if (unread.length > 0 || lines.length === 0) return null;
  const codes = listOf(area.getItem(CODES));
  return {
    lines,
    unavailable: lines.map((_, lineIndex) => {
      const code = codes[lineIndex];
      return { lineIndex, code: typeof code === 'string' ? code : null };
    }),
  };
};

/** Of the cart only what could not be had: nothing else of it was told. */
const unavailableOf = ({
  lines,
  unavailable,
}: AvailabilityAnswer): readonly (readonly [CartLine, UnavailableAt])[] =>
  unavailable.flatMap((entry) => {
    const line = lines[entry.lineIndex];
    return line ? [[line, entry] as const] : [];
  });

/** `area` is asked for only when needed, since merely touching it may be forbidden. */
export const sessionTold = (area: () => SessionArea): ToldStorage => ({
  load: () => ({
    availability: attempt(() => availabilityOf(area()), NOTHING_TOLD.availability),
    deliveryPrices: attempt(() => pricesOf(area().getItem(PRICES)), NOTHING_TOLD.deliveryPrices),
  }),
  save: ({ availability, deliveryPrices }) => {
    attempt(() => {
      const told = availability ? unavailableOf(availability) : [];
      area().setItem(PRICES, JSON.stringify(deliveryPrices));
      area().setItem(LINES, encodeCart(told.map(([line]) => line)));
      area().setItem(CODES, JSON.stringify(told.map(([, { code }]) => code)));
    }, undefined);
  },
});
