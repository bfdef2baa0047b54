import { Referral } from '../../../contract/wire/promotions';
import type { Invitation } from '../../application/ports/referral-gateway';
import { friendInitial } from '../../domain/referral/referral';
import { moneyDecoderOf } from '../http/decoder';

export const decodeInvitation = moneyDecoderOf(
  Referral,
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
