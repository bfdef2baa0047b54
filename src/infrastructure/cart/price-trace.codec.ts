import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { CalculatedTraceEntry } from '../../domain/pricing/calculated-terms';
import type { CalculatedDiscount } from '../../domain/pricing/cart-calculation';
import type { Money } from '../../domain/money/money';
import type { DiscountType } from '../../domain/promotion/discount';
import type { TraceEntry } from '../../../contract/wire/cart';
import { tolerant, whole } from '../../../contract/wire/codec';
import { Money as Decimal } from '../../../contract/wire/primitives';
import type { ReadMoney } from '../http/decoder';
import { moneyOrNull } from '../http/decoder';

const DISCOUNT_TYPES: readonly DiscountType[] = ['promocode', 'birthday', 'pickup'];

const discountTypeOf = (word: string): DiscountType | null =>
  DISCOUNT_TYPES.find((type) => type === word) ?? null;

const BetterParams = t.type({
  type: t.string,
  name: t.string,
  forgone: Decimal,
  better: t.string,
});

const EquipmentParams = t.type({ quantity: whole(0), free: whole(0) });

const ZoneParams = t.intersection([
  t.type({ zone: t.string }),
  t.partial({ free_from: tolerant(Decimal), missing: tolerant(Decimal) }),
]);

const PromoDeliveryParams = t.type({ zone: t.string, name: t.string });

/** The parameters of an entry; null where they do not fit, which costs the entry its words alone. */
const read = <A>(codec: t.Type<A, unknown, unknown>, params: unknown): A | null => {
  const decoded = codec.decode(params);
  return isRight(decoded) ? decoded.right : null;
};

type ToEntry = (params: unknown, amount: Money, money: ReadMoney) => CalculatedTraceEntry | null;

const toBetter: ToEntry = (params, amount, money) => {
  const wire = read(BetterParams, params);
  const type = wire && discountTypeOf(wire.type);
  const better = wire && discountTypeOf(wire.better);
  if (!type || !better) return null;
  const { name, forgone } = wire;
  return {
    code: 'better_discount',
    amount,
    params: { type, name, better, forgone: money(forgone) },
  };
};

const ENTRIES: Readonly<Record<string, ToEntry>> = {
  goods: (_, amount) => ({ code: 'goods', amount }),
  bonuses: (_, amount) => ({ code: 'bonuses', amount }),
  better_discount: toBetter,
  equipment: (params, amount) => {
    const wire = read(EquipmentParams, params);
    return wire && { code: 'equipment', amount, params: wire };
  },
  'delivery.zone': (params, amount, money) => {
    const wire = read(ZoneParams, params);
    if (!wire) return null;
    const [freeFrom, missing] = [
      moneyOrNull(wire.free_from, money),
      moneyOrNull(wire.missing, money),
    ];
    return { code: 'delivery.zone', amount, params: { zone: wire.zone, freeFrom, missing } };
  },
  'delivery.free': (params, amount, money) => {
    const wire = read(ZoneParams, params);
    if (!wire) return null;
    const { zone, free_from } = wire;
    return {
      code: 'delivery.free',
      amount,
      params: { zone, freeFrom: moneyOrNull(free_from, money) },
    };
  },
  'delivery.promocode': (params, amount) => {
    const wire = read(PromoDeliveryParams, params);
    return wire && { code: 'delivery.promocode', amount, params: wire };
  },
};

const discountEntry = (
  code: string,
  amount: Money,
  discounts: readonly CalculatedDiscount[],
): CalculatedTraceEntry | null => {
  const type = discountTypeOf(code.replace(/^discount\./, ''));
  const discount = discounts.find((given) => given.type === type);
  if (!type || !discount) return null;
  const { name, percent } = discount;
  return { code: `discount.${type}`, amount, params: { name, percent } };
};

/** Returns how the total came about; what this shop has no words for keeps its amount, so that the sum holds. */
export const toTrace = (
  trace: readonly TraceEntry[],
  discounts: readonly CalculatedDiscount[],
  money: ReadMoney,
): readonly CalculatedTraceEntry[] =>
  trace.map(({ code, amount: decimal, params }): CalculatedTraceEntry => {
    const amount = money(decimal);
    const entry = code.startsWith('discount.')
      ? discountEntry(code, amount, discounts)
      : (ENTRIES[code]?.(params, amount, money) ?? null);
    return entry ?? { code: 'other', amount };
  });
