import type { Currency, Money } from '../../src/domain';
import { decimalFromMoney } from '../../src/domain';
import type { TraceEntry } from '../../src/domain/pricing/price-trace';

type Params = Readonly<Record<string, string | number | null>>;

const decimalOrNull = (amount: Money | null, { digits }: Currency): number | null =>
  amount === null ? null : decimalFromMoney(amount, digits);

/** The numbers of a part; null where it has none. */
const paramsOf = (entry: TraceEntry, currency: Currency): Params | null => {
  switch (entry.code) {
    case 'goods':
    case 'bonuses':
      return null;
    case 'discount.promocode':
    case 'discount.birthday':
    case 'discount.pickup':
      return entry.params.percent === null ? null : { percent: entry.params.percent };
    case 'better_discount':
      return { ...entry.params, forgone: decimalFromMoney(entry.params.forgone, currency.digits) };
    case 'equipment':
      return entry.params;
    case 'delivery.zone': {
      const { zone, freeFrom, missing } = entry.params;
      return {
        zone,
        free_from: decimalOrNull(freeFrom, currency),
        missing: decimalOrNull(missing, currency),
      };
    }
    case 'delivery.free': {
      const { zone, freeFrom } = entry.params;
      return { zone, free_from: decimalOrNull(freeFrom, currency) };
    }
    case 'delivery.promocode':
      return entry.params;
  }
};

/** One part of a total, as it travels. Rules 8.2. */
export const toWireTraceEntry = (entry: TraceEntry, currency: Currency) => {
  const params = paramsOf(entry, currency);
  const part = { code: entry.code, amount: decimalFromMoney(entry.amount, currency.digits) };
  return params === null ? part : { ...part, params };
};
