import { Bonuses as BonusesWire } from '../../../contract/wire/promotions';
import type { BonusEvent, Bonuses } from '../../application/ports/bonuses-gateway';
import { BONUS_EVENTS } from '../../application/ports/bonuses-gateway';
import { moneyDecoderOf } from '../http/decoder';

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
