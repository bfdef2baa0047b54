import * as t from 'io-ts';
import { normalPromoCode, readPromoCode } from '../../src/domain/promotion/promo-code';
import type { ClockTime } from '../../src/domain/schedule/clock-time';
import { readClockTime } from '../../src/domain/schedule/clock-time';
import {
  NonEmpty,
  Prices,
  Slug,
  Key,
  Locales,
  nullable,
  optional,
  wholeNumberFromTo,
} from '../codec/wire-types';
import { DayOrMoment } from './day-or-moment';
import { FilledLocalisedText } from '../i18n/localised-text';

const Percent = new t.Type<number, number, unknown>(
  'a percentage above 0 up to 100 with at most 2 decimals',
  (value): value is number => typeof value === 'number',
  (value, context) =>
    typeof value === 'number' &&
    value > 0 &&
    value <= 100 &&
    /^\d+(\.\d{1,2})?$/.test(String(value))
      ? t.success(value)
      : t.failure(value, context),
  t.identity,
);

/** A code in the form in which codes are compared; written in another, it would surprise its reader. */
const Code = new t.Type<string, string, unknown>(
  'a code of capitals and digits such as "PIZZA10", at most 32 characters',
  (value): value is string => typeof value === 'string',
  (value, context) => {
    const code = typeof value === 'string' ? readPromoCode(value) : null;
    return code?.ok && code.value !== null && normalPromoCode(code.value) === value
      ? t.success(code.value)
      : t.failure(value, context);
  },
  t.identity,
);

const Clock = new t.Type<ClockTime, unknown, unknown>(
  'a time such as "11:00"',
  (value): value is ClockTime => typeof value === 'number',
  (value, context) => {
    const time = readClockTime(typeof value === 'string' ? value : '');
    return time.ok ? t.success(time.value) : t.failure(value, context);
  },
  t.identity,
);

const Quantity = optional(wholeNumberFromTo(1, 99), 1);
const Count = wholeNumberFromTo(1, 1_000_000_000);
const list = <A>(item: t.Type<A, unknown>) => optional(nullable(t.readonlyArray(item)), null);

/** The conditions of a code: what is left out does not limit it. Rules 9.2. */
const conditions = {
  code: Code,
  min_total: optional(nullable(Prices), null),
  order_types: list(t.keyof({ delivery: null, pickup: null }, 'delivery or pickup')),
  cities: list(Key),
  from: optional(nullable(DayOrMoment), null),
  to: optional(nullable(DayOrMoment), null),
  weekdays: list(wholeNumberFromTo(1, 7)),
  hours: optional(nullable(t.strict({ from: Clock, to: Clock })), null),
  max_uses: optional(nullable(Count), null),
  max_per_phone: optional(nullable(Count), null),
  categories: list(Slug),
  needs_login: optional(t.boolean, false),
  stackable: optional(t.boolean, false),
};

const PercentCode = t.strict({ type: t.literal('percent'), value: Percent, ...conditions });
const FixedCode = t.strict({ type: t.literal('fixed'), value: Prices, ...conditions });
const FreeDeliveryCode = t.strict({ type: t.literal('free_delivery'), ...conditions });
const GiftCode = t.strict({
  type: t.literal('gift'),
  gift: t.strict({ chpu: Slug, qtt: Quantity }),
  ...conditions,
});

const Kind = t.type({
  type: t.keyof(
    { percent: null, fixed: null, free_delivery: null, gift: null },
    'percent, fixed, free_delivery or gift',
  ),
});
const CODECS = {
  percent: PercentCode,
  fixed: FixedCode,
  free_delivery: FreeDeliveryCode,
  gift: GiftCode,
} as const;

export type FilePromoCode =
  | t.TypeOf<typeof PercentCode>
  | t.TypeOf<typeof FixedCode>
  | t.TypeOf<typeof FreeDeliveryCode>
  | t.TypeOf<typeof GiftCode>;

/** A code as people write it. Decoded by its own kind, so that a complaint is about that kind alone. */
export const FilePromoCode = new t.Type<FilePromoCode, unknown, unknown>(
  'a promo code',
  (value): value is FilePromoCode => Object.values(CODECS).some((codec) => codec.is(value)),
  (value, context) => {
    const kind = Kind.validate(value, context);
    if (kind._tag === 'Left') return kind;
    const decoded: t.Validation<FilePromoCode> = CODECS[kind.right.type].validate(value, context);
    return decoded;
  },
  t.identity,
);

const given = { gift: t.strict({ chpu: Slug, qtt: Quantity }), reason: FilledLocalisedText };
const dishes = {
  with_goods: optional(t.readonlyArray(Slug), []),
  with_categories: optional(t.readonlyArray(NonEmpty), []),
};

const FileGiftRule = t.union([
  t.strict({ kind: t.literal('from_goods_price'), from: Prices, ...given }),
  t.strict({ kind: t.literal('with_products'), ...dishes, ...given }),
  t.strict({
    kind: t.literal('per_pieces'),
    pieces: wholeNumberFromTo(1, 1000),
    ...dishes,
    ...given,
  }),
]);
export type FileGiftRule = t.TypeOf<typeof FileGiftRule>;

/** An import file with promo codes, and the rules by which the shop gives gifts. */
export const PromoFile = t.strict({
  format: t.literal('promo-codes'),
  version: t.literal(1),
  locales: Locales,
  codes: t.readonlyArray(FilePromoCode),
  gifts: optional(t.readonlyArray(FileGiftRule), []),
});
export type PromoFile = t.TypeOf<typeof PromoFile>;
