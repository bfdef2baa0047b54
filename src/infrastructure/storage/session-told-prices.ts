import type { ToldPricesStorage } from '../../application/ports/told-prices-storage';
import type { Money } from '../../domain/money/money';
import { money } from '../../domain/money/money';
import { attempt } from './attempt';

const KEY = 'toldDeliveryPrices';

type SessionArea = Pick<Storage, 'getItem' | 'setItem'>;

/** Whatever else stands there was written by somebody else. */
const pricesOf = (json: string | null): readonly Money[] => {
  const kept: unknown = JSON.parse(json ?? '[]');
  return Array.isArray(kept)
    ? kept.filter((price) => Number.isSafeInteger(price) && price > 0).map((price) => money(price))
    : [];
};

/** `area` is asked for only when needed, since merely touching it may be forbidden. */
export const sessionToldPrices = (area: () => SessionArea): ToldPricesStorage => ({
  load: () => attempt(() => pricesOf(area().getItem(KEY)), []),
  save: (told) => {
    attempt(() => {
      area().setItem(KEY, JSON.stringify(told));
    }, undefined);
  },
});
