import type { AnswerOf } from '../../contract/wire/codec';
import type { Bonuses as BonusesWire } from '../../contract/wire/promotions';
import type { Selectable } from 'kysely';
import type { Currency } from '../../src/domain';
import { decimalFromMoney, money } from '../../src/domain';
import type { BonusAccount } from '../../src/domain/promotion/bonus-account';
import { bonusReserved } from '../../src/domain/promotion/bonus-account';
import { expiredBonuses, expiringBonuses } from '../../src/domain/promotion/bonus-expiry';
import type { Instant } from '../../src/domain/time/instant';
import { instant } from '../../src/domain/time/instant';
import { isoMoment } from '../../src/domain/time/iso-moment';
import type { LocalDate } from '../../src/domain/time/local-date';
import type { TimeZone } from '../../src/domain/time/time-zone';
import { localDateAt } from '../../src/domain/time/time-zone';
import type { BonusEntryTable } from '../storage/schema/promotion-tables';
import { translate } from '../i18n/translate';
import { accountOf, usableBonuses } from './bonus-store';

/** Bonuses that expire within so many days are reported. */
const WARNED_DAYS = 30;

/** More entries than this, the newest first, are not shown. */
const SHOWN = 100;

export type BonusRow = Selectable<BonusEntryTable>;

/** For customers, bonuses are spent when the order is placed; that they were put aside first is ours. */
const SHOWN_AS = {
  earn: 'earn',
  referral: 'referral',
  reserve: 'spend',
  spend: null,
  return: 'return',
  expire: 'expire',
  // Shows as what there is in the new currency.
  convert: null,
} as const;

/** What goes out of the balance has a minus. */
const GOES_OUT: ReadonlySet<string> = new Set(['spend', 'expire']);

const toWireEntry = (row: BonusRow, zone: TimeZone, locale: string, { digits }: Currency) => {
  const type = SHOWN_AS[row.kind];
  if (type === null) return [];
  const amount = decimalFromMoney(money(row.amount), digits);
  return [
    {
      id: row.id,
      date: isoMoment(instant(row.at), zone),
      amount: GOES_OUT.has(type) ? -amount : amount,
      type,
      order_id: row.order_id,
      text: translate(locale, `bonus.history.${type}`),
    },
  ];
};

/** Returns what has run out and is not noted yet, as the entry that it will be. */
const unnoted = (
  rows: readonly BonusRow[],
  account: BonusAccount,
  day: LocalDate,
  at: Instant,
): readonly BonusRow[] => {
  const amount = expiredBonuses(account, day);
  const last = rows.at(-1);
  return amount === 0 || !last
    ? []
    : [{ ...last, id: last.id + 1, kind: 'expire', amount, order_id: null, at, day }];
};

/** A customer's bonuses as they travel: what there is, what runs out soon, and what happened. */
export const toWireBonusAccount = (
  rows: readonly BonusRow[],
  now: Instant,
  zone: TimeZone,
  locale: string,
  currency: Currency,
): AnswerOf<typeof BonusesWire> => {
  const { digits } = currency;
  const today = localDateAt(now, zone);
  const account = accountOf(rows);
  return {
    balance: decimalFromMoney(usableBonuses(account, today), digits),
    reserved: decimalFromMoney(bonusReserved(account), digits),
    expiring: expiringBonuses(account, today, WARNED_DAYS).map(({ amount, lastDay }) => ({
      amount: decimalFromMoney(amount, digits),
      date: lastDay,
    })),
    history: [...rows, ...unnoted(rows, account, today, now)]
      .reverse()
      .flatMap((row) => toWireEntry(row, zone, locale, currency))
      .slice(0, SHOWN),
  };
};
