import type { TFunction } from 'i18next';
import type { CalculatedDiscount, CartCalculation } from '../../../domain/pricing/cart-calculation';
import type { CalculatedTraceEntry } from '../../../domain/pricing/calculated-terms';
import type { ExplainedDelivery } from '../../../domain/pricing/explained-delivery';
import { explainedDelivery } from '../../../domain/pricing/explained-delivery';
import type { Money } from '../../../domain/money/money';
import type { DiscountType } from '../../../domain/promotion/discount';
import type { LocalDate } from '../../../domain/time/local-date';

export interface Writing {
  readonly t: TFunction;
  readonly money: (amount: Money) => string;
  readonly day: (date: LocalDate) => string;
  /** What one bonus point is worth. */
  readonly pointValue: string;
}

type Code = CalculatedTraceEntry['code'];
type EntryOf<C extends Code> = Extract<CalculatedTraceEntry, { readonly code: C }>;

const NO_REASONS: readonly string[] = [];

const isOf =
  <C extends Code>(...codes: readonly C[]) =>
  (entry: CalculatedTraceEntry): entry is EntryOf<C> =>
    codes.some((code) => code === entry.code);

/** Returns what the price of the dishes is made of. Rules 8.3. */
export const goodsReasons = ({ trace }: CartCalculation, { t }: Writing): readonly string[] =>
  trace.some(isOf('goods')) ? [t('cart.why.goods')] : NO_REASONS;

const KINDS: Readonly<Record<DiscountType, 'promocode' | 'birthday' | 'pickup'>> = {
  promocode: 'promocode',
  birthday: 'birthday',
  pickup: 'pickup',
};

/** Returns what would have been taken off by the discounts that gave way to one of this type. Rules 8.4. */
const outdoneBy = (
  type: string,
  { trace }: CartCalculation,
  { t, money }: Writing,
): readonly string[] =>
  trace
    .filter(isOf('better_discount'))
    .filter(({ params }) => params.better === type)
    .flatMap(({ params }) => [
      t('cart.why.better', { name: params.name, forgone: money(params.forgone) }),
      ...(params.type === 'promocode' ? [t('cart.why.codeKept')] : []),
    ]);

/** Returns where a discount comes from, how it is counted, and which others it stands in place of. Rules 8.4, 11.1. */
export const discountReasons = (
  { type, name, percent }: CalculatedDiscount,
  calculation: CartCalculation,
  writing: Writing,
): readonly string[] => {
  const { trace, birthday } = calculation;
  const { t, day } = writing;
  const entry = trace
    .filter(isOf('discount.promocode', 'discount.birthday', 'discount.pickup'))
    .find(({ code }) => code === `discount.${type}`);
  if (!entry) return NO_REASONS;
  const kinds: Readonly<Record<string, string>> = KINDS;
  const kind = kinds[type];
  return [
    ...(kind === undefined ? [] : [t(`cart.why.${kind}`, { name })]),
    percent === null ? t('cart.why.fixed') : t('cart.why.percent', { percent }),
    ...(type === 'birthday' && birthday
      ? [
          t('cart.birthday', {
            percent: birthday.percent,
            from: day(birthday.from),
            to: day(birthday.to),
          }),
        ]
      : []),
    ...outdoneBy(type, calculation, writing),
  ];
};

/** Returns how many bonuses an order takes. Rules 10.2. */
export const bonusReasons = (
  { bonuses }: CartCalculation,
  { t, money, pointValue }: Writing,
): readonly string[] =>
  bonuses
    ? [
        t('cart.why.bonuses', {
          one: pointValue,
          balance: money(bonuses.balance),
          max: money(bonuses.max),
        }),
      ]
    : NO_REASONS;

/** Returns how many chopsticks and the like are free. Rules 8.5. */
export const equipmentReasons = ({ trace }: CartCalculation, { t }: Writing): readonly string[] =>
  trace.filter(isOf('equipment')).map(({ params }) => t('cart.why.equipment', { ...params }));

const deliveryRule = (delivery: ExplainedDelivery, { t, money }: Writing): string => {
  switch (delivery.kind) {
    case 'paid':
      return t('cart.why.zoneFree', {
        freeFrom: money(delivery.freeFrom),
        missing: money(delivery.missing),
      });
    case 'alwaysPaid':
      return t('cart.why.zoneNever');
    case 'free':
      return t('cart.why.free', { freeFrom: money(delivery.freeFrom) });
    case 'alwaysFree':
      return t('cart.why.freeAlways');
    case 'promocode':
      return t('cart.why.deliveryPromo', { name: delivery.name });
  }
};

/** In which zone the address lies, and from when on delivery is free there. Rules 8.8. */
export const deliveryReasons = (
  { trace }: CartCalculation,
  writing: Writing,
): readonly string[] => {
  const delivery = explainedDelivery(trace);
  return delivery
    ? [writing.t('cart.why.zone', { zone: delivery.zone }), deliveryRule(delivery, writing)]
    : NO_REASONS;
};
