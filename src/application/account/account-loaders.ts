import { bonusesLoaded, bonusesMissed } from './bonuses-slice';
import { ok } from '../../domain/result/result';
import { liveOrderFound, newestOf } from '../tracking/live-order-slice';
import type { ContentLoaders } from '../navigation/content-loader';
import { nothingToLoad } from '../navigation/content-loader';
import type { BonusesGateway } from '../ports/bonuses-gateway';
import type { OrderGateway } from '../ports/order-gateway';
import type { ProfileGateway } from '../ports/profile-gateway';
import type { ReferralGateway } from '../ports/referral-gateway';
import { invitationLoaded, invitationMissed } from './invitation-slice';
import { loadOwn } from './own-data';
import { sessionsLoaded, sessionsMissed } from './sessions-slice';

export interface AccountGateways {
  readonly bonuses: BonusesGateway;
  readonly orders: OrderGateway;
  readonly profiles: ProfileGateway;
  readonly referral: ReferralGateway;
}

type AccountPages =
  | 'account'
  | 'accountAddress'
  | 'accountBonuses'
  | 'accountProfile'
  | 'accountReferral';

/** The pages of the account. Profile and addresses come with the visit, or are asked for where they are shown. */
export const accountLoaders = ({
  bonuses,
  orders,
  profiles,
  referral,
}: AccountGateways): ContentLoaders<AccountPages> => ({
  account: async (_, { cityId }) => {
    const [balance, open] = await Promise.all([
      loadOwn(bonuses.bonuses(cityId), bonusesLoaded, bonusesMissed),
      orders.openOrders(),
    ]);
    // The page stands without it, and the browser asks once more.
    if (!balance.ok || !open.ok) return balance;
    return ok([...balance.value, liveOrderFound(newestOf(open.value))]);
  },
  accountAddress: nothingToLoad,
  accountBonuses: (_, { cityId }) => loadOwn(bonuses.bonuses(cityId), bonusesLoaded, bonusesMissed),
  accountProfile: () => loadOwn(profiles.sessions(), sessionsLoaded, sessionsMissed),
  accountReferral: (_, { cityId }) =>
    loadOwn(referral.invitation(cityId), invitationLoaded, invitationMissed),
});
