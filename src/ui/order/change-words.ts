import type { TFunction } from 'i18next';
import type { Money } from '../../domain/money/money';
import { ZERO } from '../../domain/money/money';
import type { OrderChange } from '../../domain/order/order-snapshot';
import type { Instant } from '../../domain/time/instant';
import type { Clock } from '../text/time-words';
import { momentWords } from '../text/time-words';

interface ChangeWords {
  readonly money: (amount: Money) => string;
  readonly clock: Clock;
}

type ChangeOf<Kind extends OrderChange['kind']> = Extract<OrderChange, { readonly kind: Kind }>;

const discountWords = (
  name: string,
  before: Money | null,
  after: Money | null,
  { money, clock: { t } }: ChangeWords,
): string => {
  if (after === null) return t('checkout.changed.discountGone', { name });
  return before === null
    ? t('checkout.changed.discountNew', { name, after: money(after) })
    : t('checkout.changed.discount', { name, before: money(before), after: money(after) });
};

const piecesWords = (
  name: string,
  { kind, before, after }: { kind: 'unavailable' | 'gift'; before: number; after: number },
  t: TFunction,
): string => {
  if (kind === 'gift')
    return after === 0
      ? t('checkout.changed.giftGone', { name })
      : t('checkout.changed.gift', { name, after });
  return after === 0
    ? t('checkout.changed.gone', { name })
    : t('checkout.changed.fewer', { name, before, after });
};

const timeWords = (at: Instant | null, clock: Clock): string =>
  at === null ? clock.t('checkout.soon') : momentWords(at, clock);

const priceWords = ({ name, before, after }: ChangeOf<'price'>, words: ChangeWords): string => {
  const { t } = words.clock;
  const prices = { before: words.money(before), after: words.money(after) };
  return name === null
    ? t('checkout.changed.total', prices)
    : t('checkout.changed.linePrice', { name, ...prices });
};

/** One thing that is no longer as the customer was shown it, in a sentence. Rules 13.8. */
export const changeWords = (change: OrderChange, words: ChangeWords): string => {
  const { money, clock } = words;
  const { t } = clock;
  const name = change.name ?? t('checkout.changed.thing');
  const sumOf = (sum: Money | null): string => {
    if (sum === null) return t('checkout.changed.unknown');
    return sum === ZERO ? t('delivery.free') : money(sum);
  };
  switch (change.kind) {
    case 'price':
      return priceWords(change, words);
    case 'delivery_price':
      return t('checkout.changed.delivery', {
        before: sumOf(change.before),
        after: sumOf(change.after),
      });
    case 'discount':
      return discountWords(name, change.before, change.after, words);
    case 'unavailable':
    case 'gift':
      return piecesWords(name, change, t);
    case 'slot':
      return t('checkout.changed.slot', {
        before: timeWords(change.before, clock),
        after: timeWords(change.after, clock),
      });
    case 'zone':
      return t('checkout.changed.zone', {
        before: change.before ?? t('checkout.changed.none'),
        after: change.after ?? t('checkout.changed.none'),
      });
  }
};
