import * as t from 'io-ts';
import type { PromoCode } from '../../src/domain/promotion/promo-code';
import { readPromoCode } from '../../src/domain/promotion/promo-code';
import type { Instant } from '../../src/domain/time/instant';
import { readIsoMoment } from '../../src/domain/time/iso-moment';
import type { LocalDate } from '../../src/domain/time/local-date';
import { readLocalDate } from '../../src/domain/time/local-date';
import { Slug } from '../codec/wire-types';

/** A text that names a value of the domain; `read` returns null where it names none. */
const textNaming = <A extends string | number>(name: string, read: (text: string) => A | null) =>
  new t.Type<A, A, unknown>(
    name,
    (value): value is A => typeof value === 'string' && read(value) !== null,
    (value, context) => {
      const named = typeof value === 'string' ? read(value) : null;
      return named === null ? t.failure(value, context) : t.success(named);
    },
    t.identity,
  );

/** A day of the calendar. */
export const Day = textNaming<LocalDate>('a date such as "2026-12-25"', (text) => {
  const day = readLocalDate(text);
  return day.ok ? day.value : null;
});

/** A moment with its offset; otherwise nobody would know which moment it is. */
export const Moment = textNaming<Instant>(
  'a moment such as "2026-11-20T10:00:00+02:00"',
  (text) => {
    const moment = readIsoMoment(text);
    return moment.ok ? moment.value : null;
  },
);

/** A promo code in whatever spelling, brought into its normal form. */
export const Code = textNaming<PromoCode>('a promo code such as "PIZZA10"', (text) => {
  const code = readPromoCode(text);
  return code.ok ? code.value : null;
});

export const Slugs = t.readonlyArray(Slug, 'a list of address parts');
