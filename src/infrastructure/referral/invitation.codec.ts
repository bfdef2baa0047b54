import * as t from 'io-ts';
import type { Invitation } from '../../application/ports/referral-gateway';
import { friendInitial } from '../../domain/referral/referral';
import { moneyDecoderOf, Count, Decimal, Moment, optional } from '../http/wire-types';

const FriendWire = t.intersection([
  t.type({ date: Moment, status: t.string }),
  t.partial({ name: optional(t.string) }),
]);

const InvitationWire = t.intersection([
  t.type({ link: t.string, bonus: Decimal }),
  t.partial({
    friend_bonus: optional(Decimal),
    invited: optional(Count),
    earned: optional(Decimal),
    items: optional(t.array(FriendWire)),
  }),
]);

export const decodeInvitation = moneyDecoderOf(
  InvitationWire,
  ({ link, bonus, friend_bonus, invited, earned, items }, money): Invitation => ({
    link,
    bonus: money(bonus),
    friendBonus: money(friend_bonus ?? bonus),
    invited: invited ?? items?.length ?? 0,
    earned: money(earned ?? 0),
    friends: (items ?? []).map(({ name, date, status }) => ({
      // Whatever a backend tells of a friend, only the letter goes any further. Rules 12.5.
      initial: friendInitial(name ?? ''),
      at: date,
      status: status === 'ordered' ? 'ordered' : 'joined',
    })),
  }),
);
