import * as t from 'io-ts';
import type { BonusEvent, Bonuses } from '../../application/ports/bonuses-gateway';
import { BONUS_EVENTS } from '../../application/ports/bonuses-gateway';
import {
  moneyDecoderOf,
  Count,
  Day,
  Decimal,
  Moment,
  WireOrderId,
  optional,
} from '../http/wire-types';

const EntryWire = t.intersection([
  t.type({ id: Count, date: Moment, amount: Decimal, type: t.string }),
  t.partial({ order_id: optional(WireOrderId), text: optional(t.string) }),
]);

const BonusesWire = t.intersection([
  t.type({ balance: Decimal, history: t.array(EntryWire) }),
  t.partial({
    reserved: optional(Decimal),
    expiring: optional(t.array(t.type({ amount: Decimal, date: Day }))),
  }),
]);

const eventOf = (type: string): BonusEvent | null =>
  BONUS_EVENTS.find((event) => event === type) ?? null;

export const decodeBonuses = moneyDecoderOf(
  BonusesWire,
  ({ balance, reserved, expiring, history }, money): Bonuses => ({
    balance: money(balance),
    reserved: money(reserved ?? 0),
    expiring: (expiring ?? []).map(({ amount, date }) => ({
      amount: money(amount),
      lastDay: date,
    })),
    history: history.map(({ id, date, amount, type, order_id, text }) => ({
      id,
      at: date,
      amount: money(amount),
      event: eventOf(type),
      text: text ?? '',
      orderId: order_id ?? null,
    })),
  }),
);
