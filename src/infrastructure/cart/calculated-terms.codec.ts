import * as t from 'io-ts';
import type {
  CalculatedBirthday,
  CalculatedBonuses,
  CalculatedEquipment,
  CalculatedPromo,
} from '../../domain/pricing/calculated-terms';
import { moneyFromDecimal } from '../../domain/money/money';
import { moneyOrNull } from '../http/money-or-null';
import type { Deposit } from '../../domain/pricing/deposit-for';
import type { PromoCode } from '../../domain/promotion/promo-code';
import { readPromoCode } from '../../domain/promotion/promo-code';
import { Count, Day, Decimal, Moment, WireEquipmentId, optional } from '../http/wire-types';

export const EquipmentWire = t.type({
  id: WireEquipmentId,
  name: t.string,
  qtt: Count,
  free_qtt: Count,
  total: Decimal,
});

export const toEquipment = (wire: t.TypeOf<typeof EquipmentWire>): CalculatedEquipment => ({
  equipmentId: wire.id,
  name: wire.name,
  quantity: wire.qtt,
  freeQuantity: wire.free_qtt,
  total: moneyFromDecimal(wire.total),
});

/** A code however it is written, in its normal form. */
const WirePromoCode = new t.Type<PromoCode, string, unknown>(
  'PromoCode',
  (value): value is PromoCode => typeof value === 'string',
  (input, context) => {
    const code = typeof input === 'string' ? readPromoCode(input) : null;
    return code?.ok && code.value !== null ? t.success(code.value) : t.failure(input, context);
  },
  String,
);

export const PromoWire = t.intersection([
  t.type({ code: WirePromoCode, status: t.string, discount: Decimal }),
  t.partial({
    reason: optional(t.string),
    message: optional(t.string),
    missing: optional(Decimal),
  }),
]);

export const toPromo = (wire: t.TypeOf<typeof PromoWire>): CalculatedPromo =>
  wire.status === 'applied'
    ? { kind: 'applied', code: wire.code, discount: moneyFromDecimal(wire.discount) }
    : {
        kind: 'waiting',
        code: wire.code,
        reason: wire.reason ?? null,
        message: wire.message ?? null,
        missing: moneyOrNull(wire.missing),
      };

export const BonusesWire = t.intersection([
  t.type({ balance: Decimal, max: Decimal, applied: Decimal, earn: Decimal }),
  t.partial({ reason: optional(t.string) }),
]);

export const toBonuses = (wire: t.TypeOf<typeof BonusesWire>): CalculatedBonuses => ({
  balance: moneyFromDecimal(wire.balance),
  max: moneyFromDecimal(wire.max),
  applied: moneyFromDecimal(wire.applied),
  earn: moneyFromDecimal(wire.earn),
  reason: wire.reason ?? null,
});

export const BirthdayWire = t.type({ percent: Decimal, amount: Decimal, from: Day, to: Day });

export const toBirthday = (wire: t.TypeOf<typeof BirthdayWire>): CalculatedBirthday => ({
  ...wire,
  amount: moneyFromDecimal(wire.amount),
});

export const ExpectedWire = t.type({ from: Moment, to: Moment });

export const DepositWire = t.type({ percent: Decimal, amount: Decimal, rest: Decimal });

export const toDeposit = (wire: t.TypeOf<typeof DepositWire>): Deposit => ({
  percent: wire.percent,
  amount: moneyFromDecimal(wire.amount),
  rest: moneyFromDecimal(wire.rest),
});
