import * as t from 'io-ts';
import { described, lenient, nullable, text, tolerant, whole, openEnum } from './codec';
import { Day, Moment, Money, OrderId, SignedMoney } from './primitives';

export const Bonuses = t.type({
  balance: described(Money, 'What can be used now. Rules 10.1.'),
  reserved: tolerant(described(Money, 'Put aside by orders on their way. Rules 10.6.')),
  expiring: tolerant(t.readonlyArray(t.type({ amount: Money, date: Day }))),
  history: t.readonlyArray(
    t.type({
      id: whole(0, undefined, { minimum: 1 }),
      date: Moment,
      amount: SignedMoney,
      type: openEnum(['earn', 'spend', 'return', 'expire', 'referral']),
      order_id: tolerant(nullable(OrderId)),
      text: tolerant(text()),
    }),
  ),
});
export type Bonuses = t.TypeOf<typeof Bonuses>;

export const Referral = t.type({
  id: lenient(text({ pattern: '^[A-Za-z0-9_-]{1,32}$' })),
  link: described(text({ minLength: 1 }), 'Rules 12.2.'),
  bonus: Money,
  friend_bonus: tolerant(Money),
  invited: tolerant(whole(0)),
  earned: tolerant(Money),
  items: tolerant(
    t.readonlyArray(
      t.type({
        name: tolerant(described(text(), 'The first letter only. Rules 12.5.')),
        date: Moment,
        status: openEnum(['joined', 'ordered']),
      }),
    ),
  ),
});
export type Referral = t.TypeOf<typeof Referral>;
