import type { TFunction } from 'i18next';
import type { Money } from '../../domain/money/money';
import { ZERO } from '../../domain/money/money';
import type { OrderChange } from '../../domain/order/order-snapshot';
import type { Instant } from '../../domain/time/instant';
import type { Clock } from '../i18n/time-labels';
import { momentLabel } from '../i18n/time-labels';

interface ChangeFormats {
  readonly money: (amount: Money) => string;
  readonly clock: Clock;
}

type ChangeOf<Kind extends OrderChange['kind']> = Extract<OrderChange, { readonly kind: Kind }>;

const discountMessage = (
  name: string,
  before: Money | null,
  after: Money | null,
  { money, clock: { t } }: ChangeFormats,
): string => {
  if (after === null) return t('checkout.changed.discountGone', { name });
  return before === null
    ? t('checkout.changed.discountNew', { name, after: money(after) })
    : t('checkout.changed.discount', { name, before: money(before), after: money(after) });
};

const quantityMessage = (
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

const timeLabel = (at: Instant | null, clock: Clock): string =>
  at === null ? clock.t('checkout.soon') : momentLabel(at, clock);

const priceMessage = (
  { name, before, after }: ChangeOf<'price'>,
  formats: ChangeFormats,
): string => {
  const { t } = formats.clock;
  const prices = { before: formats.money(before), after: formats.money(after) };
  return name === null
    ? t('checkout.changed.total', prices)
    : t('checkout.changed.linePrice', { name, ...prices });
};

/** One thing that is no longer as the customer was shown it, in a sentence. Rules 13.8. */
export const changeMessage = (change: OrderChange, formats: ChangeFormats): string => {
  const { money, clock } = formats;
  const { t } = clock;
  const name = change.name ?? t('checkout.changed.thing');
  const sumOf = (sum: Money | null): string => {
    if (sum === null) return t('checkout.changed.unknown');
    return sum === ZERO ? t('delivery.free') : money(sum);
  };
  switch (change.kind) {
    case 'price':
      return priceMessage(change, formats);
    case 'delivery_price':
      return t('checkout.changed.delivery', {
        before: sumOf(change.before),
        after: sumOf(change.after),
      });
    case 'discount':
      return discountMessage(name, change.before, change.after, formats);
    case 'unavailable':
    case 'gift':
      return quantityMessage(name, change, t);
    case 'slot':
      return t('checkout.changed.slot', {
        before: timeLabel(change.before, clock),
        after: timeLabel(change.after, clock),
      });
    case 'zone':
      return t('checkout.changed.zone', {
        before: change.before ?? t('checkout.changed.none'),
        after: change.after ?? t('checkout.changed.none'),
      });
  }
};
