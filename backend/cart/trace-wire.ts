import type { Money } from '../../src/domain';
import { decimalFromMoney } from '../../src/domain';
import type { TraceEntry } from '../../src/domain/pricing/price-trace';

type Params = Readonly<Record<string, string | number | null>>;

const decimalOrNull = (amount: Money | null): number | null =>
  amount === null ? null : decimalFromMoney(amount);

/** The numbers of a part; null where it has none. */
const paramsOf = (entry: TraceEntry): Params | null => {
  switch (entry.code) {
    case 'goods':
    case 'bonuses':
      return null;
    case 'discount.promocode':
    case 'discount.birthday':
    case 'discount.pickup':
      return entry.params.percent === null ? null : { percent: entry.params.percent };
    case 'better_discount':
      return { ...entry.params, forgone: decimalFromMoney(entry.params.forgone) };
    case 'equipment':
      return entry.params;
    case 'delivery.zone': {
      const { zone, freeFrom, missing } = entry.params;
      return { zone, free_from: decimalOrNull(freeFrom), missing: decimalOrNull(missing) };
    }
    case 'delivery.free': {
      const { zone, freeFrom } = entry.params;
      return { zone, free_from: decimalOrNull(freeFrom) };
    }
    case 'delivery.promocode':
      return entry.params;
  }
};

/** One part of a total, as it travels. Rules 8.2. */
export const toWireTraceEntry = (entry: TraceEntry) => {
  const params = paramsOf(entry);
  const part = { code: entry.code, amount: decimalFromMoney(entry.amount) };
  return params === null ? part : { ...part, params };
};
