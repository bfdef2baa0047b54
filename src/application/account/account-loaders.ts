import { bonusesLoaded, bonusesMissed } from '../bonuses/bonuses-slice';
import type { ContentLoaders } from '../page/content-loader';
import { nothingToLoad } from '../page/content-loader';
import type { BonusesGateway } from '../ports/bonuses-gateway';
import type { ProfileGateway } from '../ports/profile-gateway';
import type { ReferralGateway } from '../ports/referral-gateway';
import { invitationLoaded, invitationMissed } from '../referral/invitation-slice';
import { loadOwn } from './own-data';
import { sessionsLoaded, sessionsMissed } from './sessions-slice';

export interface AccountGateways {
  readonly bonuses: BonusesGateway;
  readonly profiles: ProfileGateway;
  readonly referral: ReferralGateway;
}

type AccountPages =
  'account' | 'accountAddress' | 'accountBonuses' | 'accountProfile' | 'accountReferral';

/** The pages of the account. Profile and addresses come with the visit, or are asked for where they are shown. */
export const accountLoaders = ({
  bonuses,
  profiles,
  referral,
}: AccountGateways): ContentLoaders<AccountPages> => ({
  account: (_, { cityId }) => loadOwn(bonuses.bonuses(cityId), bonusesLoaded, bonusesMissed),
  accountAddress: nothingToLoad,
  accountBonuses: (_, { cityId }) => loadOwn(bonuses.bonuses(cityId), bonusesLoaded, bonusesMissed),
  accountProfile: () => loadOwn(profiles.sessions(), sessionsLoaded, sessionsMissed),
  accountReferral: (_, { cityId }) =>
    loadOwn(referral.invitation(cityId), invitationLoaded, invitationMissed),
});
