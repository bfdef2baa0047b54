import type { Transaction } from 'kysely';
import { clockTimeText } from '../../src/domain/schedule/clock-time';
import type { DayOrMoment } from '../promotion/day-or-moment';
import { isDay } from '../promotion/day-or-moment';
import { StoredGiftRule } from '../catalogue/gift-rules';
import { StoredTerms } from '../promotion/stored-terms';
import { promotionsCount } from '../shop/shop-data';
import type { ShopDatabase } from '../storage/schema';
import { fromStoredJson } from '../storage/stored-json';
import { pricesIn } from './export-menu-sections';

type Trx = Transaction<ShopDatabase>;

const orNull = <A, B>(value: A | null, write: (value: A) => B): B | null =>
  value === null ? null : write(value);

const endText = (end: DayOrMoment): string => (isDay(end) ? end : new Date(end).toISOString());

const benefitOf = ({ benefit }: StoredTerms, currency: string) => {
  const { type } = benefit;
  switch (type) {
    case 'percent':
      return { type, value: benefit.percent };
    case 'fixed':
      return { type, value: pricesIn(currency, benefit.amount) };
    case 'free_delivery':
      return { type };
    case 'gift':
      return { type, gift: { chpu: benefit.goods, qtt: benefit.quantity } };
  }
};

const codeOf = (code: string, terms: StoredTerms, currency: string) => ({
  ...terms,
  benefit: undefined,
  code,
  ...benefitOf(terms, currency),
  min_total: orNull(terms.min_total, (total) => pricesIn(currency, total)),
  from: orNull(terms.from, endText),
  to: orNull(terms.to, endText),
  hours: orNull(terms.hours, ({ from, to }) => ({
    from: clockTimeText(from),
    to: clockTimeText(to),
  })),
});

const ruleOf = ({ goods, quantity, ...rule }: StoredGiftRule, currency: string) => ({
  ...rule,
  gift: { chpu: goods, qtt: quantity },
  ...(rule.kind === 'from_goods_price' ? { from: pricesIn(currency, rule.from) } : {}),
});

/**
 * The promo codes that hold, also those added by hand, and the rules of gifts, as an import file;
 * null where there is nothing of either. What came with a demo is left out once its menu is gone.
 */
export const exportPromoCodes = async (trx: Trx, currency: string) => {
  const imports = await trx.selectFrom('imports').selectAll().execute();
  const isImportedToo = promotionsCount(imports);
  const codes = await trx
    .selectFrom('promo_codes')
    .select(['code', 'terms_json'])
    .where('is_active', '=', 1)
    .$if(!isImportedToo, (query) => query.where('is_imported', '=', 0))
    .orderBy('code')
    .execute();
  const rules = isImportedToo
    ? await trx.selectFrom('gift_rules').select('rule_json').orderBy('position').execute()
    : [];
  if (codes.length + rules.length === 0) return null;
  return {
    format: 'promo-codes',
    version: 1,
    codes: codes.map(({ code, terms_json }) =>
      codeOf(code, fromStoredJson(StoredTerms, terms_json), currency),
    ),
    gifts: rules.map(({ rule_json }) =>
      ruleOf(fromStoredJson(StoredGiftRule, rule_json), currency),
    ),
  };
};
