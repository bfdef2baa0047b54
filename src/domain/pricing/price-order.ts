import type { Money } from '../money/money';
import { ZERO, money, sum } from '../money/money';
import type { OrderDelivery } from './delivery-price';
import { deliveryCharge } from './delivery-price';
import type { Deposit, DepositRule } from './deposit-for';
import { depositFor } from './deposit-for';
import type { AppliedDiscount, DiscountedGoods, OutdoneDiscount } from './discount-goods';
import type { EquipmentLine } from './price-equipment';
import { equipmentEntries } from './price-equipment';
import type {
  BetterDiscountEntry,
  WrittenOffEntry,
  DiscountEntry,
  PriceTrace,
} from './price-trace';
import { traceTotal } from './price-trace';

/** What an order costs beside its goods, and how it is paid. */
export interface OrderTerms {
  /** Bonuses to pay with, capped on the goods after discounts. 1 bonus is 1 unit of money. */
  readonly bonuses: Money;
  readonly equipment: readonly EquipmentLine[];
  readonly delivery: OrderDelivery;
  /** Null where no order needs one. */
  readonly deposit: DepositRule | null;
  /** False while no way to pay is chosen. */
  readonly isPaidOnline: boolean;
}

/** What an order costs, with every sum on the way there. Rules 8.1. */
export interface OrderPrice {
  readonly goodsPrice: Money;
  readonly discounts: readonly AppliedDiscount[];
  readonly outdoneDiscounts: readonly OutdoneDiscount[];
  /** Written off, at most what the goods still cost. */
  readonly bonuses: Money;
  readonly equipmentPrice: Money;
  /** Null until the address is known; the total is then without it. */
  readonly deliveryPrice: Money | null;
  readonly total: Money;
  readonly deposit: Deposit | null;
  readonly trace: PriceTrace;
}

const taken = (amount: Money): Money => money(-amount);

const discountEntry = ({ type, name, percent, amount }: AppliedDiscount): DiscountEntry => ({
  code: `discount.${type}`,
  amount: taken(amount),
  params: { name, percent },
});

const outdoneEntry = ({ type, name, amount, better }: OutdoneDiscount): BetterDiscountEntry => ({
  code: 'better_discount',
  amount: ZERO,
  params: { type, name, forgone: amount, better },
});

const bonusEntries = (bonuses: Money): readonly WrittenOffEntry[] =>
  bonuses === 0 ? [] : [{ code: 'bonuses', amount: taken(bonuses) }];

/** Returns where no goods are left there is nothing to lay and nothing to bring. */
const termsOf = (goods: DiscountedGoods, terms: OrderTerms): OrderTerms => {
  if (goods.lineTotals.length > 0) return terms;
  const { delivery } = terms;
  return {
    ...terms,
    equipment: [],
    delivery: delivery.kind === 'zone' ? { kind: 'pickup' } : delivery,
  };
};

/**
 * Returns what an order costs: goods, less the discounts that were taken off them, less bonuses, with
 * equipment and delivery; then the deposit. Each step takes at most what is left of the goods, so
 * the total is never below nothing, and it is always the sum of the trace. Bonuses are capped
 * between the two steps, on `goods.goodsAfterDiscounts`. Rules 8.1, 8.2.
 */
export const priceOrder = (goods: DiscountedGoods, terms: OrderTerms): OrderPrice => {
  const { equipment, delivery, deposit, isPaidOnline } = termsOf(goods, terms);
  const bonuses = money(Math.max(0, Math.min(terms.bonuses, goods.goodsAfterDiscounts)));
  const charge = deliveryCharge(goods.goodsPrice, delivery);
  const trace: PriceTrace = [
    { code: 'goods', amount: goods.goodsPrice },
    ...goods.discounts.map(discountEntry),
    ...goods.outdone.map(outdoneEntry),
    ...bonusEntries(bonuses),
    ...equipmentEntries(equipment),
    ...charge.entries,
  ];
  const total = traceTotal(trace);
  return {
    goodsPrice: goods.goodsPrice,
    discounts: goods.discounts,
    outdoneDiscounts: goods.outdone,
    bonuses,
    equipmentPrice: sum(equipment.map((line) => line.total)),
    deliveryPrice: charge.price,
    total,
    deposit: depositFor(total, deposit, isPaidOnline),
    trace,
  };
};
