import * as Wire from '../../../contract/wire/cart';
import type {
  CalculatedLine,
  CalculatedZone,
  CartCalculation,
  CalculatedDiscount,
  CalculatedGift,
  UnavailableLine,
} from '../../domain/pricing/cart-calculation';
import { lineKey } from '../../domain/cart/cart-line';
import { toTrace } from './price-trace.codec';
import type { ReadMoney } from '../http/decoder';
import { moneyDecoderOf, moneyOrNull } from '../http/decoder';
import { toPicture } from '../http/picture.codec';
import type {
  CalculatedBirthday,
  CalculatedBonuses,
  CalculatedEquipment,
  CalculatedPromo,
} from '../../domain/pricing/calculated-terms';
import type { Deposit } from '../../domain/pricing/deposit-for';

const toEquipment = (wire: Wire.EquipmentLine, money: ReadMoney): CalculatedEquipment => ({
  equipmentId: wire.id,
  name: wire.name,
  quantity: wire.qtt,
  freeQuantity: wire.free_qtt,
  total: money(wire.total),
});

const toPromo = (wire: Wire.PromoState, money: ReadMoney): CalculatedPromo =>
  wire.status === 'applied'
    ? { kind: 'applied', code: wire.code, discount: money(wire.discount) }
    : {
        kind: 'waiting',
        code: wire.code,
        reason: wire.reason ?? null,
        message: wire.message ?? null,
        missing: moneyOrNull(wire.missing, money),
      };

const toBonuses = (wire: Wire.BonusState, money: ReadMoney): CalculatedBonuses => ({
  balance: money(wire.balance),
  max: money(wire.max),
  applied: money(wire.applied),
  earn: money(wire.earn),
  reason: wire.reason ?? null,
});

const toBirthday = (wire: Wire.BirthdayState, money: ReadMoney): CalculatedBirthday => ({
  ...wire,
  amount: money(wire.amount),
});

const toDeposit = (wire: Wire.Deposit, money: ReadMoney): Deposit => ({
  percent: wire.percent,
  amount: money(wire.amount),
  rest: money(wire.rest),
});

const toZone = (wire: Wire.Calculation, money: ReadMoney): CalculatedZone | null => {
  const { zone, min_order, free_delivery_from } = wire;
  if (!zone || typeof min_order !== 'number') return null;
  return {
    name: zone.name,
    minOrder: money(min_order),
    freeDeliveryFrom: moneyOrNull(free_delivery_from, money),
  };
};

const toLine = (wire: Wire.CalculatedLine, money: ReadMoney): CalculatedLine => ({
  key: lineKey({
    productId: wire.id,
    choiceId: wire.free_of_choice,
    ingredients: wire.ingredients.map(({ id, qtt }) => ({ ingredientId: id, quantity: qtt })),
  }),
  quantity: wire.qtt,
  listPrice: money(wire.price ?? wire.actual_price),
  unitPrice: money(wire.actual_price),
  total: money(wire.total),
  ingredients: wire.ingredients.map(({ id, name, qtt, paid_goods }) => ({
    ingredientId: id,
    name,
    quantity: qtt,
    extraPrice: paid_goods ? money(paid_goods.price) : null,
  })),
});

const toUnavailable = (wire: Wire.UnavailableLine): UnavailableLine => ({
  lineIndex: wire.line,
  productId: wire.id,
  name: wire.name,
  picture: toPicture(wire),
  amount: wire.amount ?? null,
  measure: wire.measure ?? '',
  code: wire.unavailable_code ?? null,
  reason: wire.unavailable_reason ?? '',
});

const toGift = ({ id, name, qtt, reason }: Wire.Gift): CalculatedGift => ({
  id,
  name,
  quantity: qtt,
  reason: reason ?? '',
});

const toDiscount = (wire: Wire.Discount, money: ReadMoney): CalculatedDiscount => ({
  type: wire.type,
  name: wire.name,
  percent: wire.percent ?? null,
  amount: money(wire.amount),
});

/** Returns what follows from code, bonuses, birthday and time. */
const toTerms = (wire: Wire.Calculation, money: ReadMoney) => ({
  equipment: (wire.equipment ?? []).map((part) => toEquipment(part, money)),
  promo: wire.promocode ? toPromo(wire.promocode, money) : null,
  bonuses: wire.bonuses ? toBonuses(wire.bonuses, money) : null,
  birthday: wire.birthday ? toBirthday(wire.birthday, money) : null,
  expected: wire.eta ?? null,
  deposit: wire.deposit ? toDeposit(wire.deposit, money) : null,
});

export const toCalculation = (wire: Wire.Calculation, money: ReadMoney): CartCalculation => {
  const discounts = (wire.discounts ?? []).map((part) => toDiscount(part, money));
  return {
    lines: wire.goods.map((part) => toLine(part, money)),
    unavailable: (wire.unavailable ?? []).map(toUnavailable),
    gifts: (wire.gifts ?? []).map(toGift),
    discounts,
    goodsPrice: money(wire.price),
    deliveryPrice: moneyOrNull(wire.delivery_price, money),
    zone: toZone(wire, money),
    ...toTerms(wire, money),
    trace: toTrace(wire.trace ?? [], discounts, money),
    total: money(wire.total),
  };
};

export const decodeCalculation = moneyDecoderOf(Wire.Calculation, toCalculation);
